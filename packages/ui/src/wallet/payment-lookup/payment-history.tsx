import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Timeline, TimelineItem } from '../../primitives/timeline/index.ts';
import { Written } from '../../translation/written.tsx';
import type { PaymentEvent, PaymentRecord } from '../staff-payment-model.ts';
import { useCreditWords } from '../use-credit-words.ts';

/** How a payment stands and what happened to it, the latest first: what, how much, what its gateway said, by whom, when. */
export function PaymentHistory({ payment }: { payment: PaymentRecord }) {
	const { t } = useTranslation('wallet');
	const { status: told, createdAt, history } = payment;
	// The contract's word for what was given back is that it was paid.
	const status = history.some(({ kind }) => kind === 'refunded') ? 'REFUNDED' : told;
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h3 className="font-bold">{t('lookup.stands', { status: t(`lookup.status.${status}`) })}</h3>
			<Timeline label={t('lookup.history')}>
				{history.map((event) => (
					<Event key={event.id} {...event} />
				))}
				<TimelineItem>
					<p className="font-bold">{t('lookup.opened')}</p>
					<At at={createdAt} />
				</TimelineItem>
			</Timeline>
		</section>
	);
}

function Event({ kind, amount, code, text, actorName, at }: PaymentEvent) {
	const { t, i18n } = useTranslation('wallet');
	const locale = useLocale();
	const { reasonOf } = useCreditWords();
	const name = i18n.exists(`lookup.kind.${kind}`, { ns: 'wallet' })
		? t(`lookup.kind.${kind as 'settled'}`)
		: t('lookup.other');
	return (
		<TimelineItem>
			<p className="font-bold">
				{amount === null ? name : t('lookup.withAmount', { name, amount: formatMoneyExact(amount, locale) })}
			</p>
			{code && (
				<p className="text-sm wrap-anywhere">{kind === 'unmatched' ? reasonOf(code) : t('lookup.said', { code })}</p>
			)}
			{text && <Written className="text-sm">{text}</Written>}
			<At at={at} by={actorName} />
		</TimelineItem>
	);
}

function At({ at, by }: { at: string; by?: string | null }) {
	const locale = useLocale();
	return (
		<p className="text-sm text-ink-muted wrap-anywhere">
			{by && `${by} · `}
			<time dateTime={at}>{formatDateTime(at, locale)}</time>
		</p>
	);
}
