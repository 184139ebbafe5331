import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import type { Payment } from '../payment-model.ts';

export interface ReceiptProps {
	/** A payment, settled or not. */
	payment: Payment;
	/** What it was for, as `Kiểm tra quy hoạch số 1042`. */
	title: string;
}

/** What was paid: for what, how much, how, when, and under which code to ask about it. */
export function Receipt({ payment, title }: ReceiptProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const { code, amount, method, settledAt, createdAt } = payment;
	return (
		<dl
			data-slot="receipt"
			className="w-full divide-y divide-line rounded-card border border-line bg-surface-raised px-4 text-left"
		>
			<Line label={t('receipt.for')}>{title}</Line>
			<Line label={t('receipt.amount')}>{formatMoneyExact(amount, locale)}</Line>
			<Line label={t('receipt.method')}>{t(`method.${method}`)}</Line>
			<Line label={t(settledAt ? 'receipt.settledAt' : 'receipt.createdAt')}>
				<time dateTime={settledAt ?? createdAt}>{formatDateTime(settledAt ?? createdAt, locale)}</time>
			</Line>
			<Line label={t('receipt.code')}>
				<span className="inline-flex flex-wrap items-center justify-end gap-x-1 wrap-anywhere">
					{code}
					<span className="-mr-3">
						<CopyButton text={code} label={t('receipt.copyCode')} doneLabel={t('copied')} failedLabel={t('copyFailed')}>
							{t('copy')}
						</CopyButton>
					</span>
				</span>
			</Line>
		</dl>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
			<dt className="shrink-0 text-sm text-ink-muted">{label}</dt>
			<dd className="ml-auto min-w-0 text-right font-bold break-words tabular-nums">{children}</dd>
		</div>
	);
}
