import type { Context } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import type { AccountRow } from './account.repository.ts';
import { getMe, signIn } from './account.service.ts';
import { closeSession } from './session.service.ts';

const isOwn = (account: AccountRow, context: Context) => account.id === context.viewer?.id;

export const accountResolvers = {
	Query: {
		getMe: (_parent, _args, context) => getMe(context),
	},
	Mutation: {
		loginUser: (_parent, { username, password }, context) => signIn(context, username, password),
		logoutUser: (_parent, _args, context) => closeSession(context),
	},
	User: {
		sequenceId: (account) => account.sequence_id,
		phone: (account, _args, context) => (account.is_show_phone || isOwn(account, context) ? account.phone : null),
		email: (account, _args, context) => (account.is_show_email || isOwn(account, context) ? account.email : null),
		dateOfBirth: (account, _args, context) => (isOwn(account, context) ? account.date_of_birth : null),
		address: (account, _args, context) => (isOwn(account, context) ? account.address : null),
		isShowPhone: (account) => account.is_show_phone,
		isShowEmail: (account) => account.is_show_email,
		provinceId: (account) => account.province_code,
		districtId: (account) => account.district_code,
		province: (account, _args, { loaders }) => unitName(loaders, account.province_code),
		district: (account, _args, { loaders }) => unitName(loaders, account.district_code),
		location: (account, _args, context) =>
			isOwn(account, context) && account.location_lat !== null && account.location_long !== null
				? { type: 'Point', coordinates: [account.location_long, account.location_lat] }
				: null,
		// No ledger yet: a balance would be made up.
		wallet: () => null,
	},
	LocationInfoUser: {
		phone: (account, _args, context) => (account.is_show_phone || isOwn(account, context) ? account.phone : null),
		locationInfoIds: (account, _args, { loaders }) => loaders.listingIdsOfAccount.load(account.id),
		locationInfos: async (account, _args, { loaders }) => {
			const rows = await loaders.listing.loadMany(await loaders.listingIdsOfAccount.load(account.id));
			return rows.filter((row): row is ListingRow => row !== null && !(row instanceof Error));
		},
	},
} satisfies Resolvers;

async function unitName(loaders: Context['loaders'], code: string | null): Promise<string | null> {
	return (code && (await loaders.unit.load({ system: 'legacy', code }))?.name) || null;
}
