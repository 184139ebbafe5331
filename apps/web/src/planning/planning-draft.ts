import { type PlanningCheckDraft, readPlanningCheckDraft } from '@ancu/forms/planning';

// Forgotten with the device: its beginning is that of every draft.
const keyOf = (name: string) => `draft:planning-check:${name}`;

/** A request that was begun and not sent. */
export interface KeptPlanningDraft {
	draft: PlanningCheckDraft;
	/** ISO 8601. */
	at: string;
}

/** What this browser keeps of a request, by its name. For the browser alone. */
export function readPlanningDraft(name: string): KeptPlanningDraft | undefined {
	try {
		const { data, at } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
		const draft = typeof data === 'string' ? readPlanningCheckDraft(data) : undefined;
		return draft && typeof at === 'string' ? { draft, at } : undefined;
	} catch {
		return undefined;
	}
}

export function keepPlanningDraft(name: string, draft: PlanningCheckDraft): void {
	localStorage.setItem(keyOf(name), JSON.stringify({ data: JSON.stringify(draft), at: new Date().toISOString() }));
}

export function forgetPlanningDraft(name: string): void {
	localStorage.removeItem(keyOf(name));
}

const replyKeyOf = (id: string) => `draft:planning-reply:${id}`;

/** What was typed as a reply and not sent. For the browser alone. */
export function readPlanningReply(id: string): string {
	return localStorage.getItem(replyKeyOf(id)) ?? '';
}

/** An empty text forgets it. */
export function keepPlanningReply(id: string, reply: string): void {
	if (reply) localStorage.setItem(replyKeyOf(id), reply);
	else localStorage.removeItem(replyKeyOf(id));
}
