import { useCountdown } from '@ancu/forms/form';
import type { Order } from '../invest-model.ts';

/**
 * An order as it stands for who reads: one whose shares are held no longer is over, and there is nothing to pay or to give up, though the
 * server frees them within a minute only.
 */
export function useShownOrder<Given extends Order | null | undefined>(order: Given): Given {
	const left = useCountdown(order?.expiresAt);
	return order?.status === 'PENDING' && left === 0 ? { ...order, status: 'EXPIRED', allowedActions: [] } : order;
}
