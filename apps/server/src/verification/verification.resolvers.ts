import { isAllowed, permissions } from '@ancu/forms/access';
import { everyItem, isOpenCheck } from '@ancu/forms/verification';
import { privateFileUrl } from '../file/private-file.ts';
import type { Context } from '../graphql/context.ts';
import type { Resolvers, Role } from '../graphql/schema.generated.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { openPayment } from '../wallet/open-payment.ts';
import type { GreenCheckRow } from './green-check.repository.ts';
import {
	approveGreenCheck,
	cancelOwnGreenCheck,
	createGreenCheck,
	fileGreenCheck,
	rejectGreenCheck,
	releaseGreenCheck,
	saveGreenCheck,
	sendBackGreenCheck,
	takeGreenCheck,
} from './green-check.service.ts';
import { findRequestedChecks } from './green-check-queue.ts';
import { findOwnGreenChecks, getGreenCheck, getGreenCheckHistory } from './green-check-read.ts';
import { allowedActions, checks, isStanding, mayRead, mayReadFindings } from './green-check-state.ts';

export const verificationResolvers = {
	Query: {
		getAllRequestGreenCheck: (_parent, args, context) => findRequestedChecks(context, args),
		getAllMyGreenCheck: (_parent, args, context) => findOwnGreenChecks(context, args),
		getOneGreenCheck: (_parent, { id }, context) => getGreenCheck(context, id),
		getGreenCheckHistory: (_parent, { locationInfoId }, context) => getGreenCheckHistory(context, locationInfoId),
	},
	Mutation: {
		createGreenCheck: (_parent, { locationInfoId }, context) => createGreenCheck(context, locationInfoId),
		paymentGreenCheck: (_parent, { id, method }, context) =>
			openPayment(context, { purpose: 'GREEN_CHECK', purposeId: id, method }),
		cancelMyGreenCheck: (_parent, { id }, context) => cancelOwnGreenCheck(context, id),
		takeGreenCheck: (_parent, { id }, context) => takeGreenCheck(context, id),
		releaseGreenCheck: (_parent, { id }, context) => releaseGreenCheck(context, id),
		saveGreenCheck: (_parent, { id, data }, context) => saveGreenCheck(context, id, data),
		fileGreenCheck: (_parent, { id, data }, context) => fileGreenCheck(context, id, data),
		approveGreenCheck: (_parent, { id, filedAt }, context) => approveGreenCheck(context, id, filedAt),
		sendBackGreenCheck: (_parent, args, context) => sendBackGreenCheck(context, args),
		cancelGreenCheck: (_parent, args, context) => rejectGreenCheck(context, args),
	},
	GreenCheck: {
		sequenceId: (check) => check.sequence_id,
		isPaid: (check) => check.paid_at !== null,
		paymentId: (check, _args, { viewer }) =>
			check.account_id === viewer?.id || viewer?.role === 'admin' ? check.payment_id : null,
		locationInfo: listingOf,
		items: (check, _args, { viewer }) =>
			everyItem(mayReadFindings(check, viewer) ? check.items : []).map((item) => ({
				...item,
				note: item.note ?? null,
			})),
		photos: async (check, _args, { loaders, viewer }) => {
			const ids = mayReadFindings(check, viewer) ? check.photo_ids : [];
			const photos = await Promise.all(ids.map((id) => loaders.greenCheckPhoto.load(id)));
			return photos.filter((photo) => photo !== null);
		},
		position: (check, _args, { viewer }) => {
			const { position_lat, position_long, position_at } = check;
			if (position_lat === null || position_long === null || position_at === null || !checks(check, viewer))
				return null;
			return {
				locationLat: position_lat,
				locationLong: position_long,
				accuracy: check.position_accuracy,
				distance: check.position_distance,
				at: position_at.toISOString(),
			};
		},
		// What staff say to each other is theirs.
		reason: (check, _args, { viewer }) => (check.status === 'CANCEL' || checks(check, viewer) ? check.reason : null),
		checker: (check, _args, { loaders }) => (check.checker_id ? loaders.account.load(check.checker_id) : null),
		createdAt: (check) => check.created_at.toISOString(),
		updatedAt: (check) => check.updated_at.toISOString(),
		paidAt: (check) => check.paid_at?.toISOString() ?? null,
		takenAt: (check) => check.taken_at?.toISOString() ?? null,
		filedAt: (check) => check.filed_at?.toISOString() ?? null,
		approvedAt: (check) => check.approved_at?.toISOString() ?? null,
		expiresAt: (check) => check.expires_at?.toISOString() ?? null,
		closedAt: (check) => check.closed_at?.toISOString() ?? null,
		events: async (check, _args, { loaders, viewer }) => {
			const events = await loaders.greenCheckEvents.load(check.id);
			const isStaff = checks(check, viewer);
			return events.map((event) => (event.kind === 'sentBack' && !isStaff ? { ...event, text: null } : event));
		},
		allowedActions: async (check, args, context) => {
			const { status } = await listingOf(check, args, context);
			return allowedActions(check, context.viewer, { isListed: status !== 'CANCEL' });
		},
	},
	GreenCheckPhoto: {
		url: ({ id, key }, _args, { env }) => privateFileUrl(env, { key, name: `${id}.${key.split('.').at(-1)}` }),
		takenAt: ({ taken_at }) => taken_at?.toISOString() ?? null,
	},
	GreenCheckEvent: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
	},
	GreenCheckMark: {
		items: ({ items }) => everyItem(items).map(({ name, result }) => ({ name, result })),
		checkedBy: ({ filed_role }) => filed_role as Role,
		filedAt: ({ filed_at }) => (filed_at as Date).toISOString(),
		approvedBy: ({ approver_role }) => approver_role as Role,
		approvedAt: ({ approved_at }) => (approved_at as Date).toISOString(),
		expiresAt: ({ expires_at }) => (expires_at as Date).toISOString(),
	},
	LocationInfo: {
		greenCheckMark: async (listing, _args, { loaders }) =>
			listing.is_green_check ? ((await loaders.greenChecksOfListing.load(listing.id)).find(isStanding) ?? null) : null,
		greenCheck: async ({ id, account_id }, _args, { loaders, viewer }) => {
			// A list of everybody's listings costs no look-up for those who are shown nothing.
			const isStaff = isAllowed(permissions.Query.getAllRequestGreenCheck, viewer?.role ?? null);
			const isShown = isStaff || account_id === viewer?.id;
			const all = isShown ? await loaders.greenChecksOfListing.load(id) : [];
			const readable = all.filter((check) => mayRead(check, viewer));
			const open = readable.find(({ status }) => isOpenCheck(status));
			// Their queue speaks of a mark as long as it stands; its owner reads what became of the last try.
			return open ?? (isStaff ? readable.find(isStanding) : undefined) ?? readable[0] ?? null;
		},
	},
} satisfies Resolvers;

async function listingOf(check: GreenCheckRow, _args: object, { loaders }: Context): Promise<ListingRow> {
	const listing = await loaders.listing.load(check.listing_id);
	if (!listing) throw new Error(`Green check ${check.id} names a listing that is not there.`);
	return listing;
}
