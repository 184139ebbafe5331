import { formatMoneyExact, formatSignedMoney, formatTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { MoneyInIcon, MoneyOutIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { type CauseHrefs, causeOf } from '../cause-of.ts';
import type { Transaction } from '../transaction-model.ts';

/** How an amount stands there: what is set aside may come back, what failed never went. */
const looks: Record<Transaction['status'], string> = {
	DONE: 'text-ink',
	PENDING: 'text-ink-muted',
	FAILED: 'text-ink-muted line-through',
};

export interface TransactionRowProps extends CauseHrefs {
	transaction: Transaction;
	/** Address of a top-up. */
	paymentHref: (id: string) => string;
}

/** One entry of a wallet: which way the money went, how much and why, what was left, and the way to its cause. */
export function TransactionRow({ transaction, paymentHref, ...hrefs }: TransactionRowProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const { value, status, type, createdAt, content, transNo, balance, paymentId, purpose } = transaction;
	const topUp = purpose === 'TOP_UP' && paymentId;
	const way =
		causeOf(transaction, hrefs) ??
		(topUp ? ({ href: paymentHref(topUp), label: 'transactions.toPayment' } as const) : undefined);
	const isIn = value > 0;
	const Arrow = isIn ? MoneyInIcon : MoneyOutIcon;
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 max-[15rem]:grid-cols-[minmax(0,1fr)] border-t border-line py-4 first:border-t-0 last:pb-0">
			<span
				aria-hidden="true"
				className={`flex size-9 items-center justify-center rounded-full border [&_svg]:size-5 ${isIn ? 'border-transparent bg-ink text-ink-on' : 'border-line-strong text-ink'}`}
			>
				<Arrow />
			</span>
			<div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-0.5">
				<div className="amount-line">
					<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
						{t(`transactions.type.${type}`)}
						{status !== 'DONE' && <Tag tone="outline">{t(`transactions.status.${status}`)}</Tag>}
					</p>
					<p className={`text-right text-lg tabular-nums ${isIn ? 'font-bold' : ''} ${looks[status]}`}>
						<span className="sr-only">{t(isIn ? 'transactions.in' : 'transactions.out')} </span>
						{formatSignedMoney(value, locale)}
					</p>
				</div>
				{content && <p className="max-w-prose wrap-anywhere">{content}</p>}
				<p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
					<span className="min-w-0 wrap-anywhere">
						<time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
						{' · '}
						{t('transactions.code', { code: transNo })}
					</span>
					<span>{t('transactions.balance', { amount: formatMoneyExact(balance, locale) })}</span>
				</p>
				{way && (
					<p className="text-sm">
						<Link href={way.href} alone>
							{t(way.label)}
						</Link>
					</p>
				)}
			</div>
		</li>
	);
}
