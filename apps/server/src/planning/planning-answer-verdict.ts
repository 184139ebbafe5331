import type { Locale } from '@ancu/forms/format';
import { writeVerdict } from '@ancu/forms/planning';
import type { PlanningAnswerRow } from './planning-answer.repository.ts';
import { planningText } from './planning-texts.ts';

/** `Tờ 12, thửa 345, Phường Bến Nghé, …`: what was looked up. */
export function plotOf({ map_sheet_no, land_plot_no, place }: PlanningAnswerRow, locale: Locale): string {
	return planningText('plot', { sheet: map_sheet_no, plot: land_plot_no, place }, locale);
}

/** An answer in plain words: the author's, or made from its zones and limits. */
export function verdictOf(answer: PlanningAnswerRow, locale: Locale): string {
	if (answer.content) return answer.content;
	const facts = {
		zones: answer.zones,
		roadReserve: answer.road_reserve,
		maxDensity: answer.max_density,
		floorAreaRatio: answer.floor_area_ratio,
		storeys: answer.storeys,
	};
	return writeVerdict(facts, locale, (key, params) => planningText(`error.verdict.${key}`, params, locale));
}
