import { unitName } from '../address/unit-name.ts';
import { fileUrl } from '../file/file-url.ts';
import type { Context } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { showContact } from '../limit/contact-budget.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { messageText } from '../notification/texts.ts';
import { findWallet } from '../wallet/history.ts';
import type { AccountRow } from './account.repository.ts';
import { checkValidUser, getMe, getPerson, signIn } from './account.service.ts';
import { findConsents, setConsent } from './consent.service.ts';
import { deleteMe } from './erase-account.service.ts';
import { sendMailLink } from './mail-token.service.ts';
import { changePassword, resetPassword } from './password.service.ts';
import { exportMyData } from './personal-data.service.ts';
import { confirmPhoneCode, requestPhoneCode } from './phone-code.service.ts';
import { confirmEmail, setMyLocation, updateMe } from './profile.service.ts';
import { register } from './register.service.ts';
import { closeSession, endOtherSessions, endSession, getMySessions } from './session.service.ts';

const isOwn = (account: AccountRow, context: Context) => account.id === context.viewer?.id;

const identity = {
	name: (account: AccountRow, _args: object, { locale }: Context) =>
		account.deleted_at ? messageText('person.erased', {}, locale) : account.name,
	avatar: (account: AccountRow) => account.avatar && fileUrl(account.avatar),
};

export const accountResolvers = {
	Query: {
		getMe: (_parent, _args, context) => getMe(context),
		getOneUser: (_parent, { id }, context) => getPerson(context, id),
		getAllMySession: (_parent, _args, context) => getMySessions(context),
		getAllMyConsent: async (_parent, _args, context) => findConsents(context.db, (await getMe(context)).id),
	},
	Mutation: {
		loginUser: (_parent, { username, password }, context) => signIn(context, username, password),
		logoutUser: (_parent, _args, context) => closeSession(context),
		endSession: (_parent, { id }, context) => endSession(context, id),
		endOtherSessions: (_parent, _args, context) => endOtherSessions(context),
		requestPhoneCode: (_parent, { phone, purpose }, context) => requestPhoneCode(context, phone, purpose),
		confirmPhoneCode: (_parent, { id, code }, context) => confirmPhoneCode(context, id, code),
		lmkRegisterUserWeb: (_parent, args, context) => register(context, args),
		lmkResetPassword: (_parent, { newPassword, ...proof }, context) => resetPassword(context, newPassword, proof),
		changePassword: (_parent, { oldPassword, newPassword }, context) =>
			changePassword(context, oldPassword, newPassword),
		lmkSendMailVerify: (_parent, { email }, context) => sendMailLink(context, email),
		confirmEmail: (_parent, { emailToken }, context) => confirmEmail(context, emailToken),
		checkValidUser: (_parent, args, context) => checkValidUser(context, args),
		updateMe: (_parent, args, context) => updateMe(context, args),
		setMyLocation: (_parent, args, context) => setMyLocation(context, args),
		setConsent: (_parent, { purpose, given }, context) => setConsent(context, purpose, given),
		exportMyData: (_parent, { listingsAfter }, context) => exportMyData(context, listingsAfter ?? null),
		deleteMe: (_parent, { password }, context) => deleteMe(context, password),
	},
	AccountSession: {
		userAgent: (session) => session.user_agent,
		createdAt: (session) => session.created_at.toISOString(),
		seenAt: (session) => session.seen_at.toISOString(),
		isCurrent: (session, _args, { viewer }) => viewer?.tokenHash.equals(session.token_hash) ?? false,
	},
	Consent: {
		givenAt: (consent) => consent.given_at.toISOString(),
		withdrawnAt: (consent) => consent.withdrawn_at?.toISOString() ?? null,
	},
	User: {
		...identity,
		phone: (account, _args, context) => (isOwn(account, context) ? account.phone : null),
		email: (account, _args, context) => (isOwn(account, context) ? account.email : null),
		sequenceId: (account) => account.sequence_id,
		isEmailVerified: (account, _args, context) => (isOwn(account, context) ? account.email_verified_at !== null : null),
		dateOfBirth: (account, _args, context) => (isOwn(account, context) ? account.date_of_birth : null),
		address: (account, _args, context) => (isOwn(account, context) ? account.address : null),
		isShowPhone: (account) => account.is_show_phone,
		isShowEmail: (account) => account.is_show_email,
		provinceId: (account) => account.province_code,
		districtId: (account) => account.district_code,
		province: (account, _args, context) => unitName(context, 'legacy', account.province_code),
		district: (account, _args, context) => unitName(context, 'legacy', account.district_code),
		location: (account, _args, context) =>
			isOwn(account, context) && account.location_lat !== null && account.location_long !== null
				? { type: 'Point', coordinates: [account.location_long, account.location_lat] }
				: null,
		wallet: (account, _args, context) => (isOwn(account, context) ? findWallet(context.db, account.id) : null),
	},
	LocationInfoUser: {
		...identity,
		// As others see them, whoever asks: also what the preview shows to the person themselves.
		phone: (account, _args, context) =>
			context.viewer && account.is_show_phone ? showContact(context, account.phone) : null,
		// Anybody can type anybody's address: it is shown as theirs once they have proved it.
		email: (account, _args, context) =>
			context.viewer && account.is_show_email && account.email_verified_at ? showContact(context, account.email) : null,
		createdAt: (account) => account.created_at.toISOString(),
		listingCount: (account, _args, { loaders }) => loaders.listingCountOfAccount.load(account.id),
		locationInfoIds: (account, _args, { loaders }) => loaders.listingIdsOfAccount.load(account.id),
		locationInfos: async (account, _args, { loaders }) => {
			const rows = await loaders.listing.loadMany(await loaders.listingIdsOfAccount.load(account.id));
			return rows.filter((row): row is ListingRow => row !== null && !(row instanceof Error));
		},
	},
} satisfies Resolvers;
