import { useCancelInvestmentOrderMutation, useRefundInvestmentOrderMutation } from '@ancu/api/invest';
import { type OrderAct, OrderActDialog } from '@ancu/ui/invest';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSendOnce } from '../data/create-send-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useKeepOrder } from './use-keep-order.ts';

interface OrderActsProps {
	/** What is asked; undefined while nothing is. */
	act: OrderAct | undefined;
	onClose: () => void;
	/** It is done, and what asked for it is gone. */
	onDone: () => void;
	/** It was refused: orders are to be looked at again. */
	onRefused: () => Promise<unknown>;
}

/** Gives an order up, or back, once that is confirmed. */
export function OrderActs({ act, onClose, onDone, onRefused }: OrderActsProps) {
	const { t } = useTranslation('invest');
	const toast = useToast();
	const submit = useSubmit();
	const keepOrder = useKeepOrder();
	const [sendOnce] = useState(createSendOnce);
	const cancel = async (id: string) => (await useCancelInvestmentOrderMutation.fetcher({ id })()).cancelInvestmentOrder;
	const refund = async (id: string, reason: string) => {
		const { refundInvestmentOrder } = await sendOnce([id, reason], (headers) =>
			useRefundInvestmentOrderMutation.fetcher({ id, reason }, headers)(),
		);
		return refundInvestmentOrder;
	};
	return (
		<OrderActDialog
			act={act}
			onClose={onClose}
			onSubmit={async ({ order: { id }, action }, reason) => {
				const refused = await submit(async () =>
					keepOrder(await (action === 'CANCEL' ? cancel(id) : refund(id, reason))),
				);
				if (refused) await onRefused();
				return refused;
			}}
			onDone={({ order: { code }, action }) => {
				toast({ kind: 'success', message: t(`act.${action}.done`, { code }) });
				onDone();
			}}
		/>
	);
}
