import { formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** A moment and the price from then on; a gap where none was said. */
export interface ChartPoint {
	/** ISO 8601. */
	at: string;
	/** đồng. */
	price: number | null;
}

export interface PriceChartProps {
	/** The oldest first; at least two with a price. */
	points: readonly ChartPoint[];
	now: Date;
	/** đồng; drawn as a broken line. */
	median: number | undefined;
	/** A price in words, as the list beside it says it. */
	say: (price: number | null) => string;
}

const TOP = 8;
const BOTTOM = 92;

/** Prices over time as steps. Its words say the same; the list beside it says all of it. */
export function PriceChart({ points, now, median, say }: PriceChartProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const known = points.flatMap(({ price }) => price ?? []);
	const from = Math.min(...points.map(({ at }) => Date.parse(at)));
	const span = Math.max(1, now.getTime() - from);
	const low = Math.min(...known);
	const high = Math.max(...known);
	const least = Math.min(low, median ?? low);
	const most = Math.max(high, median ?? high);
	const x = (time: number) => ((time - from) / span) * 100;
	const y = (price: number) => BOTTOM - ((price - least) / Math.max(1, most - least)) * (BOTTOM - TOP);

	let before: number | null = null;
	const parts = points.map(({ at, price }, index) => {
		const next = points[index + 1];
		const start = x(Date.parse(at));
		const end = next ? x(Date.parse(next.at)) : 100;
		const jump = price === null ? '' : `${before === null ? 'M' : 'L'}${start} ${y(price)}H${end}`;
		before = price;
		return jump;
	});

	return (
		<figure data-slot="price-chart" className="grid gap-1">
			<div className="flex justify-between text-sm text-ink-muted" aria-hidden="true">
				<span>{say(most)}</span>
			</div>
			{/* Stretched to its frame: lines keep their width by `non-scaling-stroke`, and a dot is a line of no length. */}
			<svg
				role="img"
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
				aria-label={t('history.chart', {
					from: formatDate(new Date(from).toISOString(), locale),
					to: formatDate(now.toISOString(), locale),
					low: say(low),
					high: say(high),
					now: say(before),
				})}
				className="h-32 w-full overflow-visible border-b border-line-strong text-ink"
				fill="none"
				stroke="currentColor"
			>
				{median !== undefined && (
					<path
						d={`M0 ${y(median)}H100`}
						strokeWidth={1.5}
						strokeDasharray="5 4"
						vectorEffect="non-scaling-stroke"
						className="text-ink-muted"
						stroke="currentColor"
					/>
				)}
				<path d={parts.join('')} strokeWidth={2} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
				{points.map(
					({ at, price }) =>
						price !== null && (
							<path
								key={at}
								d={`M${x(Date.parse(at))} ${y(price)}h0`}
								strokeWidth={8}
								strokeLinecap="round"
								vectorEffect="non-scaling-stroke"
							/>
						),
				)}
			</svg>
			<div className="flex justify-between text-sm text-ink-muted" aria-hidden="true">
				<span>{formatDate(new Date(from).toISOString(), locale)}</span>
				<span>{t('history.today')}</span>
			</div>
			{median !== undefined && (
				<figcaption className="flex items-center gap-2 text-sm text-ink-muted">
					<span aria-hidden="true" className="w-6 shrink-0 border-t-2 border-dashed border-ink-muted" />
					{t('history.medianLine', { price: say(median) })}
				</figcaption>
			)}
		</figure>
	);
}
