import { formatNumber, formatWithUnit } from '@ancu/forms/format';
import { type AreaUnit, regionOf, sizeOf } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';

/** Words for units of land: a unit's name with its region, and how many m² it has. */
export function useUnitWords(): { nameOf: (unit: AreaUnit) => string; sizeWordsOf: (unit: AreaUnit) => string } {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	return {
		nameOf: (unit) => {
			const region = regionOf(unit);
			return region ? `${t(`units.unit.${unit}`)} ${t(`units.region.${region}`)}` : t(`units.unit.${unit}`);
		},
		sizeWordsOf: (unit) => {
			const { over, under } = sizeOf(unit);
			return formatWithUnit(formatNumber(Number(over) / Number(under), locale), 'm²');
		},
	};
}
