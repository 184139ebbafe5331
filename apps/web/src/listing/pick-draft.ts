import type { LocalDraft } from '../data/local-draft.ts';

/** A draft as the server keeps it. */
export interface ServerDraft {
	data: string;
	/** ISO 8601, by the server's clock; names this version of the draft. */
	updatedAt: string;
}

/** What a form begins with. */
export interface PickedDraft {
	/** As JSON, and from when; undefined when nothing was kept. */
	kept: { data: string; at: string } | undefined;
	/** Written on another device meanwhile: the person says which one stays. */
	other: { data: string; at: string } | undefined;
	/** The server had it once, and has it no more: it was posted or thrown away elsewhere, or is one of too many. */
	isGone?: boolean;
}

/**
 * What a form begins with, of what this browser and the server keep of it. Clocks of devices differ, so it is not asked which came
 * later but what was built on what: what the server never got and was typed on its version goes on from there; typed on another
 * version, neither is thrown away. `server` is null where it has none, and undefined where it did not answer.
 */
export function pickDraft(local: LocalDraft<string> | undefined, server: ServerDraft | null | undefined): PickedDraft {
	const ours = local && { data: local.draft, at: local.at };
	const theirs = server ? { data: server.data, at: server.updatedAt } : undefined;
	if (local?.basedOn && server === null) return { kept: ours, other: undefined, isGone: true };
	if (!local || !server) return { kept: ours ?? theirs, other: undefined };
	if (local.isSent || local.draft === server.data) return { kept: theirs, other: undefined };
	return { kept: ours, other: local.basedOn === server.updatedAt ? undefined : theirs };
}
