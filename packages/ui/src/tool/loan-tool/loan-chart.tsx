import { formatMoney } from '@ancu/forms/format';
import { type Instalment, yearsOf } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** Shorter loans are drawn by months. */
const MONTHS_MOST = 24;
const GAP = 0.2;

/** A year or a month, as it is drawn. */
interface Column {
	number: number;
	principal: number;
	interest: number;
	rest: number;
}

export interface LoanChartProps {
	/** đồng. */
	amount: number;
	schedule: readonly Instalment[];
}

/** What is paid in each year, principal and interest on each other, and what is still owed after it. The table says all of it. */
export function LoanChart({ amount, schedule }: LoanChartProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const isByMonth = schedule.length <= MONTHS_MOST;
	const columns: Column[] = isByMonth
		? schedule.map(({ month, principal, early, interest, rest }) => ({
				number: month,
				principal: principal + early,
				interest,
				rest,
			}))
		: yearsOf(schedule).map(({ year, ...sums }) => ({ number: year, ...sums }));
	const most = Math.max(1, ...columns.map(({ principal, interest }) => principal + interest));
	const unit = isByMonth ? 'month' : 'year';
	const last = columns.length;
	const half = columns.find(({ rest }) => rest * 2 <= amount)?.number ?? last;
	return (
		<div data-slot="loan-chart" className="grid grid-cols-[minmax(0,1fr)] gap-6 @4xl:grid-cols-2">
			<figure className="grid min-w-0 content-start gap-1">
				<figcaption className="text-sm font-bold">{t(`loan.chart.${unit}.paid`)}</figcaption>
				<Scale most={formatMoney(most, locale)} />
				<svg
					role="img"
					viewBox={`0 0 ${last} 100`}
					preserveAspectRatio="none"
					aria-label={t(`loan.chart.${unit}.paidText`, {
						count: last,
						first: formatMoney(sumOf(columns[0]), locale),
						last: formatMoney(sumOf(columns.at(-1)), locale),
					})}
					className="h-36 w-full border-b border-line-strong text-ink"
				>
					{columns.map(({ number, principal, interest }, index) => {
						const [low, high] = [(principal / most) * 100, (interest / most) * 100];
						return (
							<g key={number}>
								<rect x={index + GAP / 2} y={100 - low} width={1 - GAP} height={low} fill="currentColor" />
								<rect
									x={index + GAP / 2}
									y={100 - low - high}
									width={1 - GAP}
									height={high}
									stroke="currentColor"
									strokeWidth={1}
									vectorEffect="non-scaling-stroke"
									className="fill-line"
								/>
							</g>
						);
					})}
				</svg>
				<Ends unit={unit} last={last} />
				<ul className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
					<Legend look="bg-ink">{t('loan.principal')}</Legend>
					<Legend look="bg-line">{t('loan.interest')}</Legend>
				</ul>
			</figure>
			<figure className="grid min-w-0 content-start gap-1">
				<figcaption className="text-sm font-bold">{t('loan.chart.rest')}</figcaption>
				<Scale most={formatMoney(amount, locale)} />
				<svg
					role="img"
					viewBox={`0 0 ${last} 100`}
					preserveAspectRatio="none"
					aria-label={t(`loan.chart.${unit}.restText`, { amount: formatMoney(amount, locale), half, count: last })}
					className="h-36 w-full border-b border-line-strong text-ink"
					fill="none"
					stroke="currentColor"
				>
					<path d={`${lineOf(columns, amount)}L${last} 100L0 100Z`} stroke="none" className="fill-line" />
					<path d={lineOf(columns, amount)} strokeWidth={2} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
				</svg>
				<Ends unit={unit} last={last} />
			</figure>
		</div>
	);
}

function sumOf(column: Column | undefined): number {
	return column ? column.principal + column.interest : 0;
}

function lineOf(columns: readonly Column[], amount: number): string {
	const points = columns.map(({ rest }, index) => `L${index + 1} ${100 - (rest / Math.max(1, amount)) * 100}`);
	return `M0 0${points.join('')}`;
}

function Scale({ most }: { most: string }) {
	return (
		<div aria-hidden="true" className="border-b border-dashed border-line text-sm text-ink-muted">
			{most}
		</div>
	);
}

function Ends({ unit, last }: { unit: 'year' | 'month'; last: number }) {
	const { t } = useTranslation('tool');
	return (
		<div aria-hidden="true" className="flex justify-between text-sm text-ink-muted">
			<span>{t(`loan.${unit}`, { number: 1 })}</span>
			{last > 1 && <span>{t(`loan.${unit}`, { number: last })}</span>}
		</div>
	);
}

function Legend({ look, children }: { look: string; children: string }) {
	return (
		<li className="flex items-center gap-1.5">
			<span aria-hidden="true" className={`size-3 border border-ink ${look}`} />
			{children}
		</li>
	);
}
