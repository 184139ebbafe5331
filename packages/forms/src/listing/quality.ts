import type { ListingDraft } from './draft.ts';
import { factsFor } from './facts.ts';
import { DESCRIPTION_GOOD, type ListingHint, TITLE_GOOD } from './hints.ts';
import type { ListingDraftField, ListingStep } from './steps.ts';

/** What makes a listing better, what matters most first. */
export const qualityCodes = [
	'photos',
	'hints',
	'pin',
	'description',
	'papers',
	'direction',
	'facts',
	'more_photos',
	'title',
] as const;
export type QualityCode = (typeof qualityCodes)[number];

/** How good a listing is before it is posted. */
export interface ListingQuality {
	/** 0–100. */
	score: number;
	/** What would help most; undefined when there is nothing left to say. */
	next: QualityCode | undefined;
}

/** Where each is done. */
export const qualityPlaces: Readonly<Record<QualityCode, { step: ListingStep; field: ListingDraftField }>> = {
	photos: { step: 'photos', field: 'images' },
	hints: { step: 'photos', field: 'title' },
	pin: { step: 'address', field: 'locationLat' },
	description: { step: 'photos', field: 'description' },
	papers: { step: 'papers', field: 'legalStatus' },
	direction: { step: 'facts', field: 'direction' },
	facts: { step: 'facts', field: 'floorArea' },
	more_photos: { step: 'photos', field: 'images' },
	title: { step: 'photos', field: 'title' },
};

/** What the portals ask for, and what people look through. */
const PHOTOS_NEEDED = 3;
const PHOTOS_GOOD = 8;

const weights: Readonly<Record<QualityCode, number>> = {
	photos: 25,
	hints: 10,
	pin: 15,
	description: 15,
	papers: 10,
	direction: 5,
	facts: 10,
	more_photos: 5,
	title: 5,
};

/** A meter of how much a listing tells; of things that do not fit the property nothing is asked. */
export function qualityOf(draft: ListingDraft, photoCount: number, hints: readonly ListingHint[]): ListingQuality {
	const facts = Object.keys(factsFor(draft.tradingType, draft.categoryId)) as (keyof ListingDraft)[];
	const others = facts.filter((field) => field !== 'direction' && field !== 'characteristics');
	const isSaid = (field: keyof ListingDraft) => String(draft[field] ?? '').trim() !== '';
	const lengthOf = (text: string) => text.trim().length;
	/** 0–1 each; undefined where it does not apply. */
	const parts: Record<QualityCode, number | undefined> = {
		photos: photoCount / PHOTOS_NEEDED,
		// Of an empty text there is nothing good to say yet.
		hints: draft.title.trim() && hints.every(({ code }) => code === 'short') ? 1 : 0,
		pin: draft.locationLat !== null && draft.locationLong !== null ? 1 : 0,
		description: lengthOf(draft.description) / DESCRIPTION_GOOD,
		papers: isSaid('legalStatus') ? 1 : draft.tradingType === 'RENT' ? undefined : 0,
		direction: facts.includes('direction') ? Number(isSaid('direction')) : undefined,
		facts: others.length > 0 ? others.filter(isSaid).length / others.length : undefined,
		more_photos: photoCount / PHOTOS_GOOD,
		title: lengthOf(draft.title) / TITLE_GOOD,
	};
	let reached = 0;
	let possible = 0;
	for (const code of qualityCodes) {
		const part = parts[code];
		if (part === undefined) continue;
		possible += weights[code];
		reached += weights[code] * Math.min(1, part);
	}
	// Two thirds of the facts are as many as most people know.
	const isLeft = (code: QualityCode) => (parts[code] ?? 1) < (code === 'facts' ? 0.66 : 1);
	return {
		score: Math.round((reached / possible) * 100),
		next: qualityCodes.find((code) => isLeft(code) && !(code === 'hints' && !draft.title.trim())),
	};
}
