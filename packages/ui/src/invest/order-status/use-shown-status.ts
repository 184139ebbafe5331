import { useCountdown } from '@ancu/forms/form';
import type { Order, OrderStatus } from '../invest-model.ts';

/** Where an order stands for who reads: one whose shares are held no longer is over, though the server frees them within a minute only. */
export function useShownStatus({ status, expiresAt }: Pick<Order, 'status' | 'expiresAt'>): OrderStatus {
	const left = useCountdown(expiresAt);
	return status === 'PENDING' && left === 0 ? 'EXPIRED' : status;
}
