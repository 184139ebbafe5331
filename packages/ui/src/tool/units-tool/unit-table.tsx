import { formatNumber } from '@ancu/forms/format';
import type { AreaUnit, Rounded } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useUnitWords } from '../use-unit-words.ts';

const DIGITS_MOST = 6;

export interface UnitTableProps {
	title: string;
	results: readonly { unit: AreaUnit; amount: Rounded }[];
	/** The unit that was typed in. */
	current: AreaUnit;
}

/** The units of one region: how large each is, and how many of it an area has. */
export function UnitTable({ title, results, current }: UnitTableProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const { sizeWordsOf } = useUnitWords();
	return (
		<table className="w-full table-fixed border-t-2 border-ink tabular-nums max-[15rem]:block">
			<caption className="pb-1.5 text-left text-sm font-bold max-[15rem]:block">{title}</caption>
			<colgroup>
				<col className="w-[32%]" />
				<col className="w-[28%]" />
				<col />
			</colgroup>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t('units.column.unit')}</th>
					<th scope="col">{t('units.column.size')}</th>
					<th scope="col">{t('units.column.amount')}</th>
				</tr>
			</thead>
			<tbody className="max-[15rem]:block">
				{results.map(({ unit, amount }) => (
					<tr
						key={unit}
						className={`border-b border-line align-baseline max-[15rem]:grid ${unit === current ? 'bg-surface-sunken font-bold' : ''}`}
					>
						<th scope="row" className={`py-2 pr-2 pl-2 text-left ${unit === current ? 'font-bold' : 'font-normal'}`}>
							{t(`units.unit.${unit}`)}
						</th>
						<td className="py-2 pr-2 text-right text-sm font-normal whitespace-nowrap text-ink-muted max-[15rem]:py-0">
							{unit === 'm2' ? '' : sizeWordsOf(unit)}
						</td>
						<td className="py-2 pr-2 text-right wrap-anywhere">
							{amount.isExact ? '' : '≈\u00a0'}
							{formatNumber(amount.value, locale, DIGITS_MOST)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
