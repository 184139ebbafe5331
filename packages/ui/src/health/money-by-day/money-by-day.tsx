import { formatDate, formatMoney, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import type { MoneyDay } from '../health-model.ts';
import { HealthSection } from '../health-section.tsx';

const GAP = 0.2;

export interface MoneyByDayProps {
	/** The oldest first. */
	days: readonly MoneyDay[];
}

/** Money that came in and went out, a column a day, and the same as a table. */
export function MoneyByDay({ days }: MoneyByDayProps) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const income = days.reduce((sum, day) => sum + day.income, 0);
	const outgo = days.reduce((sum, day) => sum + day.outgo, 0);
	return (
		<HealthSection id="health-days" title={t('days.title')}>
			<p className="tabular-nums">
				{t('days.sum', { income: formatMoneyExact(income, locale), outgo: formatMoneyExact(outgo, locale) })}
			</p>
			{income + outgo === 0 ? (
				<p className="text-ink-muted">{t('days.empty')}</p>
			) : (
				<>
					<Chart days={days} income={income} outgo={outgo} />
					<Disclosure title={t('days.table')}>
						<Table days={days} />
					</Disclosure>
				</>
			)}
		</HealthSection>
	);
}

function Chart({ days, income, outgo }: MoneyByDayProps & { income: number; outgo: number }) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const most = Math.max(1, ...days.map((day) => Math.max(day.income, day.outgo)));
	const half = (1 - GAP) / 2;
	const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
	return (
		<figure className="grid gap-1">
			<div className="text-sm text-ink-muted tabular-nums" aria-hidden="true">
				{formatMoney(most, locale)}
			</div>
			<svg
				role="img"
				viewBox={`0 0 ${days.length} 100`}
				preserveAspectRatio="none"
				aria-label={t('days.chart', {
					from: formatDate(from, locale),
					to: formatDate(to, locale),
					income: formatMoney(income, locale),
					outgo: formatMoney(outgo, locale),
					most: formatMoney(most, locale),
				})}
				className="h-36 w-full border-b border-line-strong text-ink"
			>
				{days.map((day, index) => {
					const [high, low] = [(day.income / most) * 100, (day.outgo / most) * 100];
					return (
						<g key={day.day}>
							<rect x={index + GAP / 2} y={100 - high} width={half} height={high} fill="currentColor" />
							<rect
								x={index + GAP / 2 + half}
								y={100 - low}
								width={half}
								height={low}
								stroke="currentColor"
								strokeWidth={low > 0 ? 1 : 0}
								vectorEffect="non-scaling-stroke"
								className="fill-line"
							/>
						</g>
					);
				})}
			</svg>
			<div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-muted tabular-nums" aria-hidden="true">
				<span>{formatDate(from, locale)}</span>
				<span>{formatDate(to, locale)}</span>
			</div>
			<ul className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
				<Legend look="bg-ink">{t('days.income')}</Legend>
				<Legend look="bg-line">{t('days.outgo')}</Legend>
			</ul>
		</figure>
	);
}

function Legend({ look, children }: { look: string; children: string }) {
	return (
		<li className="flex items-center gap-2">
			<span aria-hidden="true" className={`size-3 shrink-0 border border-ink ${look}`} />
			{children}
		</li>
	);
}

function Table({ days }: MoneyByDayProps) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	return (
		<table className="w-full text-sm tabular-nums">
			<caption className="sr-only">{t('days.title')}</caption>
			<thead>
				<tr className="border-b border-line-strong text-ink-muted max-[15rem]:grid">
					<th scope="col" className="py-2 pr-2 text-left font-normal">
						{t('days.day')}
					</th>
					<th scope="col" className="py-2 pr-2 text-right font-normal max-sm:hidden">
						{t('days.income')}
					</th>
					<th scope="col" className="py-2 text-right font-normal max-sm:hidden">
						{t('days.outgo')}
					</th>
					<th scope="col" className="py-2 text-right font-normal sm:hidden">
						{t('days.income')} · {t('days.outgo')}
					</th>
				</tr>
			</thead>
			<tbody>
				{days.toReversed().map(({ day, income, outgo }) => (
					<tr key={day} className="border-b border-line align-top last:border-b-0 max-[15rem]:grid">
						<th scope="row" className="py-2 pr-2 text-left font-normal">
							<time dateTime={day}>{formatDate(day, locale)}</time>
						</th>
						<td className="py-2 pr-2 text-right whitespace-nowrap max-sm:hidden">{formatMoneyExact(income, locale)}</td>
						<td className="py-2 text-right whitespace-nowrap max-sm:hidden">{formatMoneyExact(outgo, locale)}</td>
						{/* Two amounts of billions have no room beside each other on a phone. */}
						<td className="py-2 text-right sm:hidden">
							<span className="block">
								{t('days.income')} {formatMoneyExact(income, locale)}
							</span>
							<span className="block">
								{t('days.outgo')} {formatMoneyExact(outgo, locale)}
							</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
