import { formatNumber, type Locale } from '@ancu/forms/format';
import { findLandCode, totalOf } from '@ancu/forms/planning';
import type { StoredAnswerZone } from '../database/tables.ts';
import type { PlanningAnswerRow } from './planning-answer.repository.ts';
import { planningText } from './planning-texts.ts';

/** `Tờ 12, thửa 345, Phường Bến Nghé, …`: what was looked up. */
export function plotOf({ map_sheet_no, land_plot_no, place }: PlanningAnswerRow, locale: Locale): string {
	return planningText('plot', { sheet: map_sheet_no, plot: land_plot_no, place }, locale);
}

/** What the kind of land of a zone is called: by the official list, else in the author's words. */
export function zoneName({ landCode, name }: StoredAnswerZone, locale: Locale): string {
	return name ?? findLandCode(landCode)?.name[locale] ?? landCode;
}

/** An answer in plain words: the author's, or made from its zones and limits. */
export function verdictOf(answer: PlanningAnswerRow, locale: Locale): string {
	if (answer.content) return answer.content;
	const number = (value: number) => formatNumber(value, locale);
	const text = (key: string, params: Record<string, string | number>) => planningText(`verdict.${key}`, params, locale);
	const whole = totalOf(answer.zones.map(({ area }) => area));
	const parts = answer.zones.map((zone) =>
		text('zone', {
			name: zoneName(zone, locale),
			code: zone.landCode,
			area: number(zone.area),
			percent: formatNumber(zone.percent, locale, 1),
		}),
	);
	const [only] = answer.zones;
	const limits = [
		answer.max_density === null ? [] : text('density', { percent: number(answer.max_density) }),
		answer.floor_area_ratio === null ? [] : text('ratio', { ratio: number(answer.floor_area_ratio) }),
		answer.storeys === null ? [] : text('storeys', { count: answer.storeys }),
	].flat();
	return [
		answer.zones.length === 1 && only
			? text('one', { area: number(whole), name: zoneName(only, locale), code: only.landCode })
			: text('several', { area: number(whole), count: answer.zones.length, zones: parts.join('; ') }),
		...(answer.road_reserve ? [text('road', { area: number(answer.road_reserve) })] : []),
		...(limits.length > 0 ? [text('limits', { limits: limits.join(', ') })] : []),
	].join(' ');
}
