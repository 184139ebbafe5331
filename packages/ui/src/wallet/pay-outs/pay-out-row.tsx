import { formatAge, formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import type { BookPayOutFormOptions, RefundFormOptions } from '@ancu/forms/wallet/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import type { ReservedPayOut } from '../pay-out-model.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';
import { BookPayOutDialog } from './book-pay-out-dialog.tsx';
import { GiveUpPayOutDialog } from './give-up-pay-out-dialog.tsx';

export interface PayOutRowProps {
	payOut: ReservedPayOut;
	/** Moment that its age is counted to. */
	now: Date;
	onBook: BookPayOutFormOptions['onSubmit'];
	onGiveUp: RefundFormOptions['onSubmit'];
	/** It ended as this says, and its row is gone. */
	onDone: (message: string) => void;
}

/** One pay-out that waits until the bank has sent it: how much, whose, since when and why, and the two ways that it ends. */
export function PayOutRow({ payOut, now, onBook, onGiveUp, onDone }: PayOutRowProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const { payerOf } = useStaffPaymentWords();
	const [asking, setAsking] = useState<'book' | 'giveUp'>();
	const row = useLeadToHeading<HTMLLIElement>();
	const close = () => setAsking(undefined);
	const amount = formatMoneyExact(payOut.amount, locale);
	const owner = payerOf({ payer: payOut.owner });
	return (
		<li
			ref={row}
			className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 last:pb-0"
		>
			<div className="grid min-w-0 grow basis-72 grid-cols-[minmax(0,1fr)] content-start gap-1">
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="min-w-0 text-lg font-bold tabular-nums">{amount}</span>
					<time dateTime={payOut.createdAt} className="text-sm text-ink-muted tabular-nums">
						{t('payOut.age', {
							age: formatAge(payOut.createdAt, now, locale),
							at: formatDateTime(payOut.createdAt, locale),
						})}
					</time>
				</p>
				<p className="wrap-anywhere tabular-nums">{owner}</p>
				<p className="max-w-prose text-sm text-ink-muted wrap-anywhere">{payOut.note}</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="secondary"
					size="sm"
					aria-haspopup="dialog"
					aria-label={t('payOut.bookOne', { amount, owner })}
					onClick={() => setAsking('book')}
				>
					{t('payOut.book')}
				</Button>
				<Button
					variant="secondary"
					size="sm"
					aria-haspopup="dialog"
					aria-label={t('payOut.giveUpOne', { amount, owner })}
					onClick={() => setAsking('giveUp')}
				>
					{t('payOut.giveUp')}
				</Button>
			</div>
			<BookPayOutDialog
				open={asking === 'book'}
				payOut={payOut}
				onClose={close}
				onSubmit={onBook}
				onDone={() => onDone(t('payOut.booked', { amount }))}
			/>
			<GiveUpPayOutDialog
				open={asking === 'giveUp'}
				payOut={payOut}
				onClose={close}
				onSubmit={onGiveUp}
				onDone={() => onDone(t('payOut.givenUp', { amount }))}
			/>
		</li>
	);
}
