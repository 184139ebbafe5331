import { formatDate, formatMoney, formatMoneyExact, formatSignedMoney } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { ListBody } from '../../translation/list-body/list-body.tsx';
import type { InvestmentPoint } from '../invest-model.ts';

const TOP = 6;

export interface MoneyOverTimeProps {
	/** The oldest first; undefined while they load. */
	points: readonly InvestmentPoint[] | undefined;
	/** Until when the line goes. */
	now: Date;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

/** Money in offerings over time as steps, and the same as a table. */
export function MoneyOverTime({ points, now, ...list }: MoneyOverTimeProps) {
	const { t } = useTranslation('invest');
	return (
		<section
			aria-labelledby="invest-money"
			data-slot="money-over-time"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<h2 id="invest-money" className="text-lg font-bold">
				{t('money.title')}
			</h2>
			<ListBody
				{...list}
				rows={points}
				level={3}
				error={t('money.error')}
				errorText={t('state.errorText')}
				empty={<p className="text-ink-muted">{t('money.empty')}</p>}
			>
				{(rows) => (
					<>
						<Chart points={rows} now={now} />
						<Disclosure title={t('money.table', { count: rows.length })}>
							<Table points={rows} />
						</Disclosure>
					</>
				)}
			</ListBody>
		</section>
	);
}

function Chart({ points, now }: { points: readonly InvestmentPoint[]; now: Date }) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const times = points.map(({ at }) => Date.parse(at));
	const from = Math.min(...times);
	const span = Math.max(1, now.getTime() - from);
	const most = Math.max(1, ...points.map(({ total }) => total));
	const x = (time: number) => ((time - from) / span) * 100;
	const y = (total: number) => 100 - (total / most) * (100 - TOP);
	const line = points.map(({ total }, index) => {
		const next = times[index + 1];
		return `${index === 0 ? 'M' : 'L'}${x(times[index] ?? from)} ${y(total)}H${next === undefined ? 100 : x(next)}`;
	});
	const last = points.at(-1)?.total ?? 0;
	const dates = { from: formatDate(new Date(from).toISOString(), locale), to: formatDate(now.toISOString(), locale) };
	return (
		<figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
			<div className="flex justify-between text-sm text-ink-muted tabular-nums" aria-hidden="true">
				<span>{formatMoney(most, locale)}</span>
			</div>
			{/* Stretched to its frame: lines keep their width by `non-scaling-stroke`, and a dot is a line of no length. */}
			<svg
				role="img"
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
				aria-label={t('money.chart', {
					...dates,
					most: formatMoney(most, locale),
					now: formatMoney(last, locale),
				})}
				className="h-40 w-full overflow-visible border-b border-line-strong text-ink"
				fill="none"
				stroke="currentColor"
			>
				<path d={`${line.join('')}V100H0Z`} stroke="none" className="fill-line" />
				<path d={line.join('')} strokeWidth={2} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
				{points.map(({ orderId, at, total }) => (
					<path
						key={`${orderId} ${at}`}
						d={`M${x(Date.parse(at))} ${y(total)}h0`}
						strokeWidth={8}
						strokeLinecap="round"
						vectorEffect="non-scaling-stroke"
					/>
				))}
			</svg>
			<div className="flex justify-between text-sm text-ink-muted tabular-nums" aria-hidden="true">
				<span>{dates.from}</span>
				<span>{t('money.today')}</span>
			</div>
			<figcaption className="font-bold">{t('money.now', { amount: formatMoneyExact(last, locale) })}</figcaption>
		</figure>
	);
}

function Table({ points }: { points: readonly InvestmentPoint[] }) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	return (
		<table className="w-full text-sm tabular-nums">
			<caption className="sr-only">{t('money.title')}</caption>
			<thead>
				<tr className="border-b border-line-strong text-ink-muted max-[15rem]:grid">
					<th scope="col" className="py-2 pr-2 text-left font-normal">
						{t('money.at')}
					</th>
					<th scope="col" className="py-2 pr-2 text-right font-normal max-sm:hidden">
						{t('money.change')}
					</th>
					<th scope="col" className="py-2 text-right font-normal">
						{t('money.total')}
					</th>
				</tr>
			</thead>
			<tbody>
				{points.toReversed().map(({ orderId, at, total, change }) => (
					<tr key={`${orderId} ${at}`} className="border-b border-line align-top last:border-b-0 max-[15rem]:grid">
						<th scope="row" className="py-2 pr-2 text-left font-normal">
							<time dateTime={at}>{formatDate(at, locale)}</time>
						</th>
						<td className="py-2 pr-2 text-right whitespace-nowrap max-sm:hidden">
							{formatSignedMoney(change, locale)}
						</td>
						<td className="py-2 text-right whitespace-nowrap">
							<span className="font-bold">{formatMoneyExact(total, locale)}</span>
							{/* Two amounts of billions have no room beside each other on a phone. */}
							<span className="block sm:hidden">{formatSignedMoney(change, locale)}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
