import type { Refusal } from '../../address/import/report.ts';

/** What an import of zones or parcels did. */
export interface PlanningImportReport {
	/** What the file holds, in words. */
	holds: string;
	/** How many stand there now. */
	taken: number;
	/** How many stood there before and were replaced. */
	replaced: number;
	/** Of how many the area that the file says was not believed: the outline's was taken. */
	measured: number;
	refused: Refusal[];
}

const SHOWN = 20;

/** A report as a person reads it on a terminal: refusals by reason, with the numbers of the features. */
export function describePlanningReport(file: string, report: PlanningImportReport): string {
	const { holds, taken, replaced, measured, refused } = report;
	const lines = [
		`${file}: ${holds}`,
		`  taken ${taken}, refused ${refused.length}${replaced > 0 ? `, replaced ${replaced} of before` : ''}`,
		...(measured > 0 ? [`  ${measured} say an area that their outline contradicts; the outline's was taken`] : []),
	];
	for (const [why, each] of Map.groupBy(refused, (refusal) => refusal.why)) {
		const numbers = each.slice(0, SHOWN).map(({ row }) => row);
		lines.push(`  refused ${each.length}: ${why} (feature ${numbers.join(', ')}${each.length > SHOWN ? ', …' : ''})`);
	}
	return lines.join('\n');
}
