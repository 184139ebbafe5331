import { formatNumber } from '@ancu/forms/format';
import { totalOf, zoneName } from '@ancu/forms/planning';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { colourOf } from '../land-look.ts';
import type { AnswerZone } from '../planning-answer-model.ts';

export interface ZoneTableProps {
	zones: readonly AnswerZone[];
}

/** The zones of a plot, each with its code in its colour, its name, its area and its share, and the whole of it. */
export function ZoneTable({ zones }: ZoneTableProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const figure = (value: number, digits?: number) => formatNumber(value, locale, digits);
	const whole = totalOf(zones.map(({ area }) => area));
	const number = 'py-2 pl-2 text-right tabular-nums';
	// Where four columns have no room, the name of a zone goes on below its code and figures.
	const row = 'max-[15rem]:grid max-[15rem]:grid-cols-[1fr_auto_minmax(2.5rem,auto)]';
	const below = 'max-[15rem]:col-span-full max-[15rem]:row-start-2 max-[15rem]:px-0 max-[15rem]:pt-0';
	return (
		<table data-slot="zone-table" className="w-full border-collapse text-sm">
			<caption className="sr-only">{t('zoneTable.caption')}</caption>
			<thead>
				<tr className={`border-b border-line-strong text-ink-muted [&_th]:font-normal ${row}`}>
					<th scope="col" className="py-2 text-left">
						{t('zoneTable.code')}
					</th>
					<th scope="col" className={`px-2 py-2 text-left ${below}`}>
						{t('zoneTable.kind')}
					</th>
					<th scope="col" className={number}>
						m²
					</th>
					<th scope="col" className={number}>
						%
					</th>
				</tr>
			</thead>
			<tbody>
				{zones.map((zone, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two zones may have the same code.
					<tr key={index} className={`border-b border-line align-top ${row}`}>
						<th scope="row" className="py-2 text-left whitespace-nowrap">
							<span className="inline-flex items-center gap-2">
								<span
									aria-hidden="true"
									className="size-4.5 shrink-0 rounded-tag border border-ink/50 forced-color-adjust-none"
									style={{ backgroundColor: colourOf(zone.landCode) }}
								/>
								{zone.landCode}
							</span>
						</th>
						<td className={`px-2 py-2 wrap-anywhere ${below}`}>{zoneName(zone, locale)}</td>
						<td className={number}>{figure(zone.area)}</td>
						<td className={number}>{figure(zone.percent, 1)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr className={`font-bold ${row}`}>
					<th scope="row" colSpan={2} className="py-2 text-left">
						{t('zoneTable.whole')}
					</th>
					<td className={number}>{figure(whole)}</td>
					<td className={number}>{figure(whole > 0 ? 100 : 0)}</td>
				</tr>
			</tfoot>
		</table>
	);
}
