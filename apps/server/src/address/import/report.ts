/** What an import did with a file. */
export interface ImportReport {
	/** What the file holds, in words. */
	holds: string;
	added: number;
	unchanged: number;
	/** Known from a newer list, so left alone. */
	older: number;
	changed: Change[];
	refused: Refusal[];
	/** Known before and not in the file: kept, because certificates still name them. */
	absent: number;
}

/** Something that was different before. */
export interface Change {
	/** Which: a code. */
	what: string;
	before: string;
	after: string;
}

/** Something that was not taken. */
export interface Refusal {
	/** Where in the file, counted from 1 within its list. */
	row: number;
	what: string;
	why: string;
}

const SHOWN = 20;

/** A report as a person reads it on a terminal. */
export function describeReport(
	file: string,
	{ holds, added, unchanged, older, changed, refused, absent }: ImportReport,
): string {
	const lines = [
		`${file}: ${holds}`,
		`  added ${added}, changed ${changed.length}, unchanged ${unchanged}, refused ${refused.length}${older > 0 ? `, known from a newer list ${older}` : ''}${absent > 0 ? `, known before but not in the file (kept) ${absent}` : ''}`,
		...changed.slice(0, SHOWN).map(({ what, before, after }) => `  changed ${what}: ${before} → ${after}`),
		...more(changed.length, 'changes'),
		...refused.slice(0, SHOWN).map(({ row, what, why }) => `  refused row ${row} (${what}): ${why}`),
		...more(refused.length, 'refusals'),
	];
	return lines.join('\n');
}

function more(count: number, what: string): string[] {
	return count > SHOWN ? [`  … and ${count - SHOWN} more ${what}`] : [];
}
