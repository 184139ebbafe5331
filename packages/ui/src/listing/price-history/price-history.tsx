import { formatDate, formatMoney, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { perMonth } from '../../translation/per-month.ts';
import type { ListingSummary } from '../listing-model.ts';
import type { PriceMedian, PricePoint } from '../price-history-model.ts';
import { MedianNote } from './median-note.tsx';
import { PriceChart } from './price-chart.tsx';

export interface PriceHistoryProps {
	listing: Pick<ListingSummary, 'tradingType' | 'area' | 'pricePerSquareMeter'>;
	/** The latest first; undefined while it loads. */
	priceHistory: readonly PricePoint[] | undefined;
	/** Null where there is too little to compare with. */
	median: PriceMedian | null | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	now: Date;
}

/** Every price that a listing was public at, how it changed, and how it stands to its surroundings. Its heading is the page's. */
export function PriceHistory({ listing, priceHistory, median, failed = false, onRetry, now }: PriceHistoryProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const locale = useLocale();
	if (!priceHistory && failed) {
		return (
			<LoadError level={3} title={t('history.error')} onRetry={onRetry}>
				{t('history.errorText')}
			</LoadError>
		);
	}
	if (!priceHistory) {
		return (
			<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-3">
				<div className="h-32">
					<Skeleton shape="box" />
				</div>
				<Skeleton />
				<Skeleton />
			</div>
		);
	}
	const { tradingType, area, pricePerSquareMeter } = listing;
	const priced = priceHistory.filter(({ priceRaw }) => priceRaw !== null);
	const say = (price: number | null) => {
		return price === null ? t('negotiable') : perMonth(t, formatMoney(price, locale), tradingType);
	};

	return (
		<div data-slot="price-history" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{pricePerSquareMeter !== null && median && (
				<MedianNote pricePerSquareMeter={pricePerSquareMeter} median={median} />
			)}
			{priced.length > 1 && (
				<PriceChart
					points={priceHistory.map(({ at, priceRaw }) => ({ at, price: priceRaw })).toReversed()}
					now={now}
					say={say}
					median={median ? median.pricePerSquareMeter * area : undefined}
				/>
			)}
			{priceHistory.length === 0 && <p className="text-ink-muted">{t('history.empty')}</p>}
			{priceHistory.length > 0 && (
				<ol aria-label={t('history.title')} className="grid">
					{priceHistory.map(({ at, priceRaw }, index) => (
						<li
							key={at}
							className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-b-0"
						>
							<time dateTime={at} className="min-w-28 shrink-0 whitespace-nowrap text-ink-muted">
								{formatDate(at, locale)}
							</time>
							<span className="grow font-bold tabular-nums">{say(priceRaw)}</span>
							<Change now={priceRaw} before={priceHistory[index + 1]?.priceRaw} />
						</li>
					))}
				</ol>
			)}
			{priceHistory.length === 1 && <p className="text-sm text-ink-muted">{t('history.unchanged')}</p>}
		</div>
	);
}

function Change({ now, before }: { now: number | null; before: number | null | undefined }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	if (before === undefined) return <span className="text-sm text-ink-muted">{t('history.first')}</span>;
	if (now === null || before === null || now === before) return null;
	const percent = formatNumber(Math.abs(now / before - 1) * 100, locale, 1);
	return (
		<span className="text-sm">
			<span aria-hidden="true">{now < before ? '↓ ' : '↑ '}</span>
			{t(now < before ? 'history.lower' : 'history.higher', { percent })}
		</span>
	);
}
