import { useCancelInvestmentOrderMutation, useRefundInvestmentOrderMutation } from '@ancu/api/invest';
import { type OrderAct, OrderActDialog } from '@ancu/ui/invest';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { createSendOnce } from '../wallet/send-once.ts';
import { useKeepOrder } from './use-keep-order.ts';

interface OrderActsProps {
	/** What is asked; undefined while nothing is. */
	act: OrderAct | undefined;
	onClose: () => void;
}

/** Gives an order up, or back, once that is confirmed. */
export function OrderActs({ act, onClose }: OrderActsProps) {
	const { t } = useTranslation('invest');
	const toast = useToast();
	const submit = useSubmit();
	const keepOrder = useKeepOrder();
	const [sendOnce] = useState(createSendOnce);
	return (
		<OrderActDialog
			act={act}
			onClose={onClose}
			onSubmit={({ order: { id }, action }, reason) =>
				submit(async () => {
					if (action === 'CANCEL') {
						await keepOrder((await useCancelInvestmentOrderMutation.fetcher({ id })()).cancelInvestmentOrder);
						return;
					}
					const { refundInvestmentOrder } = await sendOnce([id, reason], (headers) =>
						useRefundInvestmentOrderMutation.fetcher({ id, reason }, headers)(),
					);
					await keepOrder(refundInvestmentOrder);
				})
			}
			onDone={({ order: { code }, action }) => toast({ kind: 'success', message: t(`act.${action}.done`, { code }) })}
		/>
	);
}
