import { type PlanningCheckDraft, readPlanningCheckDraft } from '@ancu/forms/planning';
import { forgetLocalDraft, keepLocalDraft, type LocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { forgetStored, keepStored, readStored } from '../data/storage.ts';

const draftOf = (name: string) => `planning-check:${name}`;

/** What this browser keeps of a request, by its name. For the browser alone. */
export function readPlanningDraft(name: string): LocalDraft<PlanningCheckDraft> | undefined {
	return readLocalDraft(draftOf(name), readPlanningCheckDraft);
}

/** `basedOn` is the version of the request that is changed; null for a new one. */
export function keepPlanningDraft(name: string, draft: PlanningCheckDraft, basedOn: string | null = null): void {
	keepLocalDraft(draftOf(name), JSON.stringify(draft), { basedOn });
}

export function forgetPlanningDraft(name: string): void {
	forgetLocalDraft(draftOf(name));
}

// Forgotten with the device too.
const replyKeyOf = (id: string) => `draft:planning-reply:${id}`;

/** What was typed as a reply and not sent. For the browser alone. */
export function readPlanningReply(id: string): string {
	return readStored(replyKeyOf(id)) ?? '';
}

/** An empty text forgets it. */
export function keepPlanningReply(id: string, reply: string): void {
	if (reply) keepStored(replyKeyOf(id), reply);
	else forgetStored(replyKeyOf(id));
}
