import type { DrawingSubject } from '../drawing/index.ts';

/** A text in both languages. */
export interface Both {
	vn: string;
	en: string;
}

/** An article of a trial site. */
export interface SeedArticle {
	title: Both;
	summary: Both;
	/** Markdown. */
	body: Both;
	/** How long ago it was published. */
	ageDays: number;
	/** What its cover shows; the drawings know how to say it. */
	cover: DrawingSubject;
}

/** What a cover shows, where only its kind matters. */
export function subject(
	seed: number,
	kind: DrawingSubject['kind'],
	more: Partial<DrawingSubject> = {},
): DrawingSubject {
	return {
		seed,
		kind,
		area: 80,
		facade: 5,
		floors: null,
		bedrooms: null,
		toilets: null,
		alley: 'street',
		shape: 'straight',
		direction: null,
		mapSheetNo: null,
		landPlotNo: null,
		...more,
	};
}
