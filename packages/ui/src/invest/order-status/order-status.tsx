import { useTranslation } from 'react-i18next';
import { Tag, type TagProps } from '../../primitives/tag/index.ts';
import type { OrderStatus } from '../invest-model.ts';

const tones: Record<OrderStatus, TagProps['tone']> = {
	// What waits for the person stands out.
	PENDING: 'ink',
	PAID: 'outline',
	EXPIRED: 'neutral',
	CANCELLED: 'neutral',
	REFUNDED: 'neutral',
};

export interface OrderStatusTagProps {
	status: OrderStatus;
}

/** Where an order stands, in a word or two. */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
	const { t } = useTranslation('invest');
	return <Tag tone={tones[status]}>{t(`orderStatus.${status}`)}</Tag>;
}
