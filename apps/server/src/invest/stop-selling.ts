import type { Db } from '../database/open-database.ts';
import type { ClosedReason } from '../graphql/schema.generated.ts';
import { investText } from './invest-texts.ts';
import { lockOffering } from './offering.repository.ts';
import { lockWaitingOrders, updateOrder } from './order.repository.ts';
import { tellStopped, tellTakenDown } from './tell-order.ts';

/**
 * A listing, which is locked, is about to be closed by somebody: of its shares no more are sold. Orders that nobody has paid are
 * cancelled, and their buyers told; who has shares of a listing that is refused is told too, and keeps them.
 */
export async function stopSelling(tx: Db, listingId: string, reason: ClosedReason): Promise<void> {
	// After the listing, as `checkTerms` does. Who orders at this moment waits, and finds the listing closed.
	if (!(await lockOffering(tx, listingId))) return;
	for (const order of await lockWaitingOrders(tx, listingId)) {
		const close_reason = investText('closed', {}, order.locale);
		await updateOrder(tx, order.id, { status: 'CANCELLED', closed_at: new Date(), close_reason });
		await tellStopped(tx, order);
	}
	if (reason === 'REJECTED') await tellTakenDown(tx, listingId);
}
