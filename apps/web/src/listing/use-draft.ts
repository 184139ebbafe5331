import { useDeleteDraftMutation, useDraftsQuery, useSaveDraftMutation } from '@ancu/api/listing';
import type { DraftState } from '@ancu/ui/listing';
import { useEffect, useRef, useState } from 'react';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { type PickedDraft, pickDraft } from './pick-draft.ts';

const WAIT_MS = 1_200;

/** A draft that was kept before. */
interface KeptDraft<Draft> {
	draft: Draft;
	/** ISO 8601. */
	at: string;
}

/** Two devices wrote the same draft: until it is said which one stays, both are kept. */
export interface DraftChoice {
	/** When that of this device was kept. */
	at: string;
	/** When that of the other device was kept. */
	otherAt: string;
	onKeep: () => void;
	/** The form has to begin anew (`round`). */
	onTakeOther: () => void;
}

/** What stands in a form, kept as one types: in this browser at once, on the server after a little while. */
export function useDraft<Draft>(id: string, read: (json: string) => Draft | undefined) {
	const drafts = useDraftsQuery(undefined, { staleTime: 0, gcTime: 0 });
	const save = useSaveDraftMutation();
	const remove = useDeleteDraftMutation();
	const [state, setState] = useState<DraftState>();
	const [decided, setDecided] = useState<'ours' | 'theirs'>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	// What was kept when the form was opened; what is typed since is no news to the form.
	const picked = useRef<PickedDraft>(undefined);
	/** Version of the server's draft that is typed on. */
	const basedOn = useRef<string>(null);
	const typed = useRef<string>(undefined);
	if (!picked.current && !drafts.isPending) {
		const server = drafts.data?.getAllMyDraft.find((draft) => draft.id === id);
		const isReadable = (json: string) => read(json) !== undefined;
		picked.current = pickDraft(
			readLocalDraft(id, (json) => (isReadable(json) ? json : undefined)),
			server && isReadable(server.data) ? server : undefined,
		);
		basedOn.current = server?.updatedAt ?? null;
	}
	const { kept: ours, other } = picked.current ?? {};
	const isUndecided = other !== undefined && !decided;

	async function send(data: string, isLocal: boolean): Promise<void> {
		setState({ kind: 'saving' });
		try {
			const { saveDraft } = await save.mutateAsync({ id, data });
			basedOn.current = saveDraft.updatedAt;
			// What was typed meanwhile is on its way.
			if (typed.current)
				keepLocalDraft(id, typed.current, { basedOn: saveDraft.updatedAt, isSent: typed.current === data });
			setState({ kind: 'saved', at: saveDraft.updatedAt });
		} catch {
			setState({ kind: isLocal ? 'local' : 'nowhere' });
		}
	}

	function keep(data: string): void {
		typed.current = data;
		// Not yet decided, it is as it was: what was never sent and is based on another version.
		const isLocal = keepLocalDraft(id, data, { basedOn: isUndecided ? null : basedOn.current, isSent: false });
		clearTimeout(timer.current);
		if (isUndecided) setState({ kind: isLocal ? 'local' : 'nowhere' });
		else timer.current = setTimeout(send, WAIT_MS, data, isLocal);
	}

	return {
		/** What was kept before; null when nothing was, undefined while it is not known. */
		kept: picked.current && keptOf(decided === 'theirs' ? other : ours, read),
		/** There where there is one to be made. */
		choice:
			isUndecided && ours
				? ({
						at: ours.at,
						otherAt: other.at,
						onKeep: () => {
							setDecided('ours');
							typed.current ??= ours.data;
							void send(typed.current, true);
						},
						onTakeOther: () => {
							typed.current = undefined;
							forgetLocalDraft(id);
							setDecided('theirs');
							setState(undefined);
						},
					} satisfies DraftChoice)
				: undefined,
		/** How often the form has to begin with something else. */
		round: decided === 'theirs' ? 1 : 0,
		state,
		/** Keeps what is typed, as JSON. */
		keep,
		forget: async () => {
			clearTimeout(timer.current);
			typed.current = undefined;
			forgetLocalDraft(id);
			setState(undefined);
			await remove.mutateAsync({ id }).catch(() => undefined);
		},
	};
}

function keptOf<Draft>(kept: PickedDraft['kept'], read: (json: string) => Draft | undefined): KeptDraft<Draft> | null {
	const draft = kept && read(kept.data);
	return draft ? { draft, at: kept.at } : null;
}
