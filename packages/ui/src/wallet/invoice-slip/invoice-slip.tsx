import { formatMoneyExact } from '@ancu/forms/format';
import { priceInWords } from '@ancu/forms/listing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Invoice, totalOf } from '../payment-model.ts';

export interface InvoiceSlipProps {
	invoice: Invoice;
}

/** What is to be paid, as the paper slip that people know: lines, and the total in figures and in words. */
export function InvoiceSlip({ invoice }: InvoiceSlipProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const id = useId();
	const { title, number, payer, lines } = invoice;
	const total = totalOf(invoice);
	return (
		<section
			aria-labelledby={id}
			data-slot="invoice-slip"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line-strong bg-surface-raised"
		>
			<div aria-hidden="true" className="hatch h-2 border-b border-line" />
			<header className="grid gap-1 px-4 pt-4 pb-3 sm:px-5">
				<p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
					<span>{t('slip.name')}</span>
					{number && <span className="tabular-nums">{t('slip.number', { number })}</span>}
				</p>
				<h2 id={id} className="text-lg font-bold">
					{title}
				</h2>
				{payer && <p className="text-sm text-ink-muted">{t('slip.payer', { payer })}</p>}
			</header>
			<dl className="grid gap-2.5 border-t border-dashed border-line-strong px-4 py-3 sm:px-5">
				{lines.map(({ label, text, amount }) => (
					<div
						key={label}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 max-[15rem]:grid-cols-[minmax(0,1fr)]"
					>
						<dt>{label}</dt>
						<dd className="tabular-nums">{formatMoneyExact(amount, locale)}</dd>
						{text && <dd className="col-span-full text-sm text-ink-muted">{text}</dd>}
					</div>
				))}
			</dl>
			<div className="border-t border-dashed border-line-strong px-4 pt-3 pb-4 sm:px-5">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-bold">{t('slip.total')}</span>
					<span className="min-w-0 text-2xl font-bold tabular-nums max-[15rem]:text-xl">
						{formatMoneyExact(total, locale)}
					</span>
				</p>
				<p className="mt-1 text-sm text-ink-muted">
					{t('slip.words', { words: priceInWords(Math.max(0, total), locale) })}
				</p>
			</div>
		</section>
	);
}
