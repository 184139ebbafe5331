import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { UNPAID_HOURS, UNPAID_MAX } from '@ancu/forms/invest';
import { DECISION_MAX } from '@ancu/forms/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { WordsField } from '../../translation/words-field.tsx';
import type { Order, OrderAction } from '../invest-model.ts';

/** Something that is about to be done with an order. */
export interface OrderAct {
	order: Order;
	action: Exclude<OrderAction, 'PAY'>;
}

export interface OrderActDialogProps {
	/** What is asked; undefined while nothing is. */
	act: OrderAct | undefined;
	onClose: () => void;
	/** Gives the order up, or back with the reason that its buyer reads (empty where none is asked). */
	onSubmit: (act: OrderAct, reason: string) => Promise<SubmitFailure | undefined>;
	/** It is done. */
	onDone?: ((act: OrderAct) => void) | undefined;
}

/** Asks before an order is given up by its buyer, or given back by staff, and says what that causes. */
export function OrderActDialog({ act, onClose, onSubmit, onDone }: OrderActDialogProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	// Still there when it closes: the window itself gives the focus back to what opened it.
	const [asked, setAsked] = useState(act);
	if (act && act !== asked) setAsked(act);
	if (!asked) return null;
	const { order, action } = asked;
	const { code, finalCost, quantity, owner } = order;
	const words = {
		code,
		amount: formatMoneyExact(finalCost, locale),
		shares: t('shares', { count: quantity, formatted: formatNumber(quantity, locale) }),
		name: owner?.name ?? '',
		most: UNPAID_MAX,
		hours: UNPAID_HOURS,
	};
	const isRefund = action === 'REFUND';
	return (
		<ActDialog
			open={act !== undefined}
			onClose={onClose}
			title={t(`act.${action}.title`, words)}
			submitLabel={t(`act.${action}.submit`)}
			keepLabel={action === 'CANCEL' ? t('act.CANCEL.keep') : undefined}
			onSubmit={async (data) => {
				const reason = String(data.get('reason') ?? '').trim();
				return refuseWords('reason', reason, { max: DECISION_MAX, required: isRefund }) ?? onSubmit(asked, reason);
			}}
			onDone={() => onDone?.(asked)}
		>
			{(errorOf) => (
				<>
					<p className="font-bold wrap-anywhere">{order.locationInfo.title}</p>
					<p>{t(`act.${action}.text`, words)}</p>
					{isRefund && (
						<WordsField
							required
							label={t('act.reason')}
							hint={t('act.reasonHint')}
							name="reason"
							rows={3}
							max={DECISION_MAX}
							code={errorOf('reason')}
							missing={t('act.reasonRequired')}
						/>
					)}
				</>
			)}
		</ActDialog>
	);
}
