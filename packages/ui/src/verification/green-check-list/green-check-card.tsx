import { formatDate, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Quote } from '../../translation/written.tsx';
import { GreenCheckStatusTag } from '../green-check-status/green-check-status.tsx';
import { useNextWords } from '../green-check-status/use-next-words.ts';
import { type GreenCheckSummary, isRefunded, stageOf } from '../verification-model.ts';

export interface GreenCheckCardProps {
	check: GreenCheckSummary;
	/** Address of the green check. */
	href: string;
	/** Address of paying. */
	payHref: string;
	/** Address of the receipt of a payment. */
	receiptHref: (paymentId: string) => string;
}

/** One of one's own green checks: which listing, where it stands, what is next, its fee. */
export function GreenCheckCard({ check, href, payHref, receiptHref }: GreenCheckCardProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const nextWords = useNextWords();
	const { sequenceId, fee, reason, createdAt, allowedActions, paymentId } = check;
	const { title, address, sequenceId: code } = check.locationInfo;
	const pay = t('request.pay', { fee: formatMoneyExact(fee, locale) });

	return (
		<li
			data-slot="green-check-card"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface-raised p-3 sm:p-4"
		>
			<div className="grid min-w-0 gap-1">
				<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
					<h2 className="min-w-0 text-lg font-bold wrap-anywhere">
						<Link href={href} variant="plain" lang={langOf(title)}>
							{title}
						</Link>
					</h2>
					<GreenCheckStatusTag check={check} />
				</div>
				<p className="text-ink-muted wrap-anywhere">
					{t('code', { code })} · {address}
				</p>
			</div>
			<p className="max-w-prose text-sm">{nextWords(check)}</p>
			{stageOf(check) === 'cancelled' && reason && (
				<div className="grid max-w-prose gap-1 text-sm">
					<p className="font-bold">{t('reject.reason')}</p>
					<Quote>{reason}</Quote>
				</div>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
					<span>{t('screen.number', { number: sequenceId })}</span>
					<span>{t('mine.sent', { date: formatDate(createdAt, locale) })}</span>
					<Fee check={check} />
					{paymentId && (
						<Link href={receiptHref(paymentId)} alone>
							{t('mine.receipt')}
							<span className="sr-only">: {title}</span>
						</Link>
					)}
				</p>
				{allowedActions.includes('PAY') && (
					<LinkButton size="sm" href={payHref} aria-label={t('mine.actionOn', { action: pay, title })}>
						{pay}
					</LinkButton>
				)}
			</div>
		</li>
	);
}

/** What was paid and when; nothing where nothing is due any more. */
function Fee({ check }: { check: GreenCheckSummary }) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const { fee: price, paidAt } = check;
	const fee = formatMoneyExact(price, locale);
	if (price === 0) return <span>{t('mine.free')}</span>;
	if (paidAt === null) return stageOf(check) === 'unpaid' && <span>{t('mine.unpaid', { fee })}</span>;
	if (isRefunded(check)) return <span>{t('mine.refunded', { fee })}</span>;
	return <span>{t('mine.paid', { fee, date: formatDate(paidAt, locale) })}</span>;
}
