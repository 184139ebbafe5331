import { isAllowed, permissions, readsOrders } from '@ancu/forms/access';
import type { Viewer } from '../access/viewer.ts';
import type { InvestmentOrderAction } from '../graphql/schema.generated.ts';
import type { OrderRow } from './order.repository.ts';

type State = Pick<OrderRow, 'account_id' | 'status' | 'expires_at'>;

/** Whether a viewer may read an order: its buyer, and staff who read all. */
export function mayRead({ account_id }: State, viewer: Viewer | null): boolean {
	return account_id === viewer?.id || readsAll(viewer);
}

/** Whether a viewer reads everybody's orders. */
export function readsAll(viewer: Viewer | null): boolean {
	return isAllowed(readsOrders, viewer?.role ?? null);
}

/**
 * What a viewer may do with an order as it stands: PENDING → PAID, EXPIRED or CANCELLED; PAID → REFUNDED. Every change asks here,
 * and so do screens.
 */
export function allowedActions(order: State, viewer: Viewer | null, now = new Date()): InvestmentOrderAction[] {
	const { account_id, status, expires_at } = order;
	const isOwn = account_id === viewer?.id;
	const actions: [InvestmentOrderAction, boolean][] = [
		['PAY', isOwn && status === 'PENDING' && expires_at > now],
		['CANCEL', isOwn && status === 'PENDING'],
		// Nobody gives money back to themselves.
		[
			'REFUND',
			!isOwn && status === 'PAID' && isAllowed(permissions.Mutation.refundInvestmentOrder, viewer?.role ?? null),
		],
	];
	return actions.filter(([, allowed]) => allowed).map(([action]) => action);
}

/** What an order is called on receipts: `GV000012`. */
export function codeOf({ sequence_id }: Pick<OrderRow, 'sequence_id'>): string {
	return `GV${String(sequence_id).padStart(6, '0')}`;
}

/** The number in an order's code, or in what somebody typed for it. */
export function numberOfCode(typed: string): number | undefined {
	const digits = /^(?:gv)?0*(\d{1,9})$/i.exec(typed)?.[1];
	return digits === undefined ? undefined : Number(digits);
}
