import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import { metersBetween } from '@ancu/forms/map';
import { everyItem, type GreenCheckFinding, markEnd } from '@ancu/forms/verification';
import type { GreenCheckEventKind } from '../database/tables.ts';
import type { CheckStatus, Role } from '../graphql/schema.generated.ts';
import type { ListingRow } from '../listing/listing.repository.ts';

const NOTE = 'Dữ liệu minh họa của An Cư: chưa ai đến xem.';

/** Who does what, and when. */
interface Parts {
	/** Ids of accounts. */
	checker: string;
	admin: string;
	photo: { id: string; key: string };
	now: Date;
}

/** A green check of a demo listing in a state, with what belongs to it: rows to be written. */
export function demoGreenCheck(listing: ListingRow, status: CheckStatus, { checker, admin, photo, now }: Parts) {
	const id = randomUUID();
	// Approved ones long ago, the others in these days.
	const asked =
		status === 'APPROVE' ? listing.created_at : new Date(now.getTime() - (30 + (listing.sequence_id % 30)) * HOUR_MS);
	const after = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS);
	const isTaken = status !== 'PENDING';
	const isFiled = status === 'CHECKED' || status === 'APPROVE';
	const isApproved = status === 'APPROVE';
	const items = findingsOf(listing);
	const point = { lat: listing.location_lat ?? 0, long: listing.location_long ?? 0 };
	const stand = { lat: point.lat + 0.0001, long: point.long + 0.0001 };
	const event = (kind: GreenCheckEventKind, actor_id: string, role: Role, at: Date, more: object = {}) => ({
		check_id: id,
		kind,
		actor_id,
		role,
		text: kind === 'asked' ? NOTE : null,
		fields: [],
		findings: null,
		at,
		...more,
	});
	return {
		check: {
			id,
			listing_id: listing.id,
			account_id: listing.account_id,
			locale: 'vn',
			status,
			fee: 0,
			paid_at: asked,
			checker_id: isTaken ? checker : null,
			taken_at: isTaken ? after(20) : null,
			items: isFiled ? items : [],
			photo_ids: isFiled ? [photo.id] : [],
			position_lat: isFiled ? stand.lat : null,
			position_long: isFiled ? stand.long : null,
			position_accuracy: isFiled ? 8 : null,
			position_distance: isFiled ? Math.round(metersBetween(point, stand)) : null,
			position_at: isFiled ? after(24) : null,
			filed_at: isFiled ? after(25) : null,
			filed_role: isFiled ? 'checker' : null,
			approver_id: isApproved ? admin : null,
			approver_role: isApproved ? 'admin' : null,
			approved_at: isApproved ? after(46) : null,
			expires_at: isApproved ? markEnd(after(46)) : null,
			created_at: asked,
			updated_at: asked,
		},
		photos: isFiled
			? [{ ...photo, check_id: id, account_id: checker, taken_at: after(24), created_at: after(25) }]
			: [],
		events: [
			event('asked', listing.account_id, 'user', asked),
			...(isTaken ? [event('taken', checker, 'checker', after(20))] : []),
			...(isFiled
				? [event('filed', checker, 'checker', after(25), { findings: { items, photoIds: [photo.id] } })]
				: []),
			...(isApproved ? [event('approved', admin, 'admin', after(46))] : []),
		],
	};
}

/** What the listing says is taken for found; its pictures are drawings, which show nothing. */
function findingsOf({ owner, legal_status, map_sheet_no, price }: ListingRow): GreenCheckFinding[] {
	const looked = {
		OWNER_NAME: owner !== null,
		PAPER: legal_status === 'HAVE_BOOK',
		PLOT: map_sheet_no !== null,
		ADDRESS: true,
		PHOTOS: false,
		PRICE: price !== null,
		AVAILABLE: true,
	};
	return everyItem([]).map(({ name }) => ({ name, result: looked[name] ? 'PASS' : 'NOT_CHECKED', note: NOTE }));
}
