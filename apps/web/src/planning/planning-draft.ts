import type { PlanningCheckDetailFragment } from '@ancu/api/planning';
import { type PlanningCheckDraft, readPlanningCheckDraft, toPlanningCheckDraft } from '@ancu/forms/planning';
import {
	forgetLocalDraft,
	forgetSentDraft,
	keepLocalDraft,
	type LocalDraft,
	readLocalDraft,
} from '../data/local-draft.ts';
import { forgetStored, keepStored, readStored } from '../data/storage.ts';

const draftOf = (name: string) => `planning-check:${name}`;

export interface PlanningDraft extends LocalDraft<PlanningCheckDraft> {
	/** The request as it was when it was changed; undefined for a new one. */
	opened: PlanningCheckDraft | undefined;
}

/** What this browser keeps of a request, by its name. For the browser alone. */
export function readPlanningDraft(name: string): PlanningDraft | undefined {
	const kept = readLocalDraft(draftOf(name), readPlanningCheckDraft);
	return kept && { ...kept, opened: kept.about === undefined ? undefined : readPlanningCheckDraft(kept.about) };
}

/** `opened` is the version of the request that is changed; left out for a new one. */
export function keepPlanningDraft(name: string, draft: PlanningCheckDraft, opened?: PlanningCheckDetailFragment): void {
	keepLocalDraft(
		draftOf(name),
		JSON.stringify(draft),
		opened && { basedOn: opened.updatedAt, about: JSON.stringify(toPlanningCheckDraft(opened)) },
	);
}

export function forgetPlanningDraft(name: string): void {
	forgetLocalDraft(draftOf(name));
}

/** The same once it was sent: what another tab has begun under that name stays. */
export function forgetSentPlanningDraft(name: string): void {
	forgetSentDraft(draftOf(name));
}

// Forgotten with the device too.
const wordsKeyOf = (step: PlanningStep, id: string) => `draft:planning-${step}:${id}`;

/** A step of a planning check that words go along with. */
type PlanningStep = 'reply' | 'dispute' | 'ask' | 'cancel' | 'uphold';

/** What was typed for a step and not sent. For the browser alone. */
export function readPlanningWords(step: PlanningStep, id: string): string {
	return readStored(wordsKeyOf(step, id)) ?? '';
}

/** An empty text forgets it. */
export function keepPlanningWords(step: PlanningStep, id: string, text: string): void {
	if (text) keepStored(wordsKeyOf(step, id), text);
	else forgetStored(wordsKeyOf(step, id));
}
