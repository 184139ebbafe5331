import { isAllowed, permissions } from '@ancu/forms/access';
import { DAY_MS } from '@ancu/forms/format';
import { isPublicStatus } from '@ancu/forms/listing';
import type { Viewer } from '../access/viewer.ts';
import type { ClosedReason, LocationInfoAction } from '../graphql/schema.generated.ts';
import type { ListingRow } from './listing.repository.ts';
import { hasKeyFact } from './listing-facts.ts';

/** Days that a listing is public before it has to be renewed. */
const LIFE_DAYS = 90;
/** Days before its end from when on it can be renewed. */
const RENEW_DAYS = 30;

/** When a listing that is accepted or renewed now stops being public. */
export const newEnd = () => new Date(Date.now() + LIFE_DAYS * DAY_MS);

/** Whether a listing that changed waits to be looked at: a public one by what it says now, one that was refused whatever was changed. */
export function isLookedAtAgain(
	before: Pick<ListingRow, 'status' | 'closed_reason'>,
	changed: readonly string[],
): boolean {
	return isPublicStatus(before.status) ? hasKeyFact(changed) : before.closed_reason === 'REJECTED';
}

/** What a listing is that waits to be looked at again from now on. */
export function waiting() {
	return { status: 'PENDING', submitted_at: new Date(), closed_reason: null, reject_reason: null } as const;
}

type State = Pick<ListingRow, 'status' | 'closed_reason' | 'expires_at' | 'account_id'>;

/** What a viewer may do with a listing in its state. Every change of state asks here, and so do screens. */
export function allowedActions(listing: State, viewer: Viewer | null, now = new Date()): LocationInfoAction[] {
	if (!viewer) return [];
	const isOwn = listing.account_id === viewer.id;
	const isOpen = listing.status !== 'CANCEL';
	const isPublic = isPublicStatus(listing.status);
	// Nobody decides about their own.
	const accepts = !isOwn && isAllowed(permissions.Mutation.acceptLocationInfo, viewer.role);
	const endsSoon = !listing.expires_at || listing.expires_at.getTime() - now.getTime() < RENEW_DAYS * DAY_MS;
	const actions: [LocationInfoAction, boolean][] = [
		['EDIT', isOwn],
		['CLOSE', isOwn && isOpen],
		// What was refused is mended, not put up again as it is.
		['RENEW', isOwn && (isOpen ? isPublic && endsSoon : listing.closed_reason !== 'REJECTED')],
		// A refusal that was wrong is taken back by whoever may accept.
		['ACCEPT', accepts && (listing.status === 'PENDING' || listing.closed_reason === 'REJECTED')],
		['REJECT', accepts && isOpen],
		['REPORT', !isOwn && isPublic],
	];
	return actions.filter(([, allowed]) => allowed).map(([action]) => action);
}

/** Why a poster may close a listing: what is for rent is not sold. */
export function closeReasons({ trading_type }: Pick<ListingRow, 'trading_type'>): ClosedReason[] {
	return ['TAKEN_DOWN', trading_type === 'RENT' ? 'RENTED' : 'SOLD'];
}
