import { formatDateTime, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { ownershipOf } from '@ancu/forms/invest';
import { priceInWords } from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { formatPercent } from '../format-percent.ts';
import type { Order } from '../invest-model.ts';
import { HoldLeft } from '../order-status/hold-left.tsx';
import { OrderStatusTag } from '../order-status/order-status.tsx';
import { useShownOrder } from '../order-status/use-shown-order.ts';
import { OrderedTitle } from '../ordered-title/ordered-title.tsx';

export interface OrderReceiptProps {
	/** The order that it is of. */
	order: Order;
	/** Shares that the whole is divided into; null where its offering does not say it any more. */
	totalShare: number | null;
	/** Address of the offering; undefined where it cannot be read any more. */
	listingHref: string | undefined;
	/** Address of the receipt of what paid it; left out where that is nobody's who looks. */
	paymentHref?: string | undefined;
	/** What stands at its foot: ways to pay, to print, back. */
	actions?: ReactNode;
}

/** A slip of one order: what, how many, how much, when and under which code; what became of it. */
export function OrderReceipt({ order: given, totalShare, listingHref, paymentHref, actions }: OrderReceiptProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const order = useShownOrder(given);
	const { code, quantity, pricePerShare, fee, finalCost, paymentMethod, paymentCode, locationInfo, owner } = order;
	const { status, createdAt, expiresAt, paidAt, closedAt, closeReason } = order;
	const money = (dong: number) => formatMoneyExact(dong, locale);
	return (
		<article
			aria-labelledby={`receipt-${code}`}
			data-slot="order-receipt"
			data-state={status}
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 id={`receipt-${code}`} className="text-lg font-bold">
					{t(status === 'PAID' ? 'receipt.title' : 'receipt.orderTitle')}
				</h2>
				<OrderStatusTag status={status} />
			</div>
			<p className="max-w-prose">
				{t(owner ? `receipt.textOfOther.${status}` : `receipt.text.${status}`)}{' '}
				{status === 'PENDING' && expiresAt && <HoldLeft until={expiresAt} />}
			</p>
			<dl className="divide-y divide-line border-y border-line-strong">
				<Line label={t('receipt.code')}>
					<Code text={code} label={t('receipt.copyCode')} />
				</Line>
				{owner && <Line label={t('receipt.buyer')}>{owner.name}</Line>}
				<Line label={t('receipt.offering')}>
					<OrderedTitle title={locationInfo.title} href={listingHref} />
				</Line>
				<Line label={t('receipt.shares')}>
					{formatNumber(quantity, locale)}
					{totalShare !== null && (
						<Small>
							{t('receipt.ownership', { percent: formatPercent(ownershipOf(quantity, totalShare), locale) })}
						</Small>
					)}
				</Line>
				<Line label={t('receipt.cost')}>
					{money(finalCost - fee)}
					<Small>{t('receipt.times', { shares: formatNumber(quantity, locale), price: money(pricePerShare) })}</Small>
				</Line>
				<Line label={t('receipt.fee')}>{money(fee)}</Line>
				<Line label={t('receipt.total')}>
					<span className="text-xl">{money(finalCost)}</span>
					<Small>{priceInWords(finalCost, locale)}</Small>
				</Line>
				{paymentMethod && status === 'PAID' && (
					<Line label={t('receipt.method')}>
						{t(owner && paymentMethod === 'WALLET' ? 'receipt.walletOfOther' : `receipt.methods.${paymentMethod}`)}
					</Line>
				)}
				{owner && paymentCode && (
					<Line label={t('receipt.paymentCode')}>
						<Code text={paymentCode} label={t('receipt.copyPaymentCode')} />
					</Line>
				)}
				{paymentHref && (
					<Line label={t('receipt.payment')}>
						<Link href={paymentHref} alone>
							{t('receipt.seePayment')}
						</Link>
					</Line>
				)}
				<Line label={t('receipt.createdAt')}>
					<Moment at={createdAt} />
				</Line>
				{paidAt && (
					<Line label={t('receipt.paidAt')}>
						<Moment at={paidAt} />
					</Line>
				)}
				{closedAt && (
					<Line label={t('receipt.closedAt')}>
						<Moment at={closedAt} />
					</Line>
				)}
				{closeReason && <Line label={t('receipt.reason')}>{closeReason}</Line>}
			</dl>
			{actions && <div className="flex flex-wrap gap-3">{actions}</div>}
		</article>
	);
}

/** A code with a button that copies it. */
function Code({ text, label }: { text: string; label: string }) {
	const { t } = useTranslation('invest');
	return (
		<span className="inline-flex flex-wrap items-center justify-end gap-x-1 wrap-anywhere">
			{text}
			<span className="-mr-3">
				<CopyButton text={text} label={label} doneLabel={t('receipt.copied')} failedLabel={t('receipt.copyFailed')}>
					{t('receipt.copy')}
				</CopyButton>
			</span>
		</span>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
			<dt className="shrink-0 text-sm text-ink-muted">{label}</dt>
			<dd className="ml-auto min-w-0 text-right font-bold wrap-anywhere tabular-nums">{children}</dd>
		</div>
	);
}

function Small({ children }: { children: ReactNode }) {
	return <span className="block text-sm font-normal text-ink-muted">{children}</span>;
}

function Moment({ at }: { at: string }) {
	return <time dateTime={at}>{formatDateTime(at, useLocale())}</time>;
}
