import { useDeleteDraftMutation, useDraftsQuery, useSaveDraftMutation } from '@ancu/api/listing';
import { type ListingDraft, readListingDraft } from '@ancu/forms/listing';
import type { DraftState } from '@ancu/ui/listing';
import { useEffect, useRef, useState } from 'react';
import { forgetLocalDraft, keepLocalDraft, type LocalDraft, readLocalDraft } from '../data/local-draft.ts';

const WAIT_MS = 1_200;

type Kept = LocalDraft<ListingDraft>;

/** What stands in a form, kept as one types: in this browser at once, on the server after a little while. What a draft is too old to say is as in `base`. */
export function useDraft(id: string, base?: ListingDraft) {
	const drafts = useDraftsQuery(undefined, { staleTime: 0, gcTime: 0 });
	const save = useSaveDraftMutation();
	const remove = useDeleteDraftMutation();
	const [state, setState] = useState<DraftState>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	async function send(data: string): Promise<void> {
		setState({ kind: 'saving' });
		try {
			const { saveDraft } = await save.mutateAsync({ id, data });
			setState({ kind: 'saved', at: saveDraft.updatedAt });
		} catch {
			setState({ kind: 'local' });
		}
	}

	// What was kept when the form was opened; what is typed since is no news to the form.
	const first = useRef<Kept | null>(undefined);
	if (first.current === undefined && !drafts.isPending) first.current = newest(id, drafts.data?.getAllMyDraft, base);
	return {
		/** What was kept before; null when nothing was, undefined while it is not known. */
		kept: first.current,
		state,
		keep: (draft: ListingDraft) => {
			const data = JSON.stringify(draft);
			keepLocalDraft(id, data);
			clearTimeout(timer.current);
			timer.current = setTimeout(send, WAIT_MS, data);
		},
		forget: async () => {
			clearTimeout(timer.current);
			forgetLocalDraft(id);
			setState(undefined);
			await remove.mutateAsync({ id }).catch(() => undefined);
		},
	};
}

// Whichever was kept later: the browser's own, or another device's by way of the server.
function newest(
	id: string,
	drafts: readonly { id: string; data: string; updatedAt: string }[] | undefined,
	base: ListingDraft | undefined,
): Kept | null {
	const server = drafts?.find((draft) => draft.id === id);
	const local = readLocalDraft(id, (json) => json);
	const candidates = [local, server && { draft: server.data, at: server.updatedAt }];
	const [latest] = candidates.filter((kept) => kept !== undefined).sort((a, b) => b.at.localeCompare(a.at));
	const draft = latest && readListingDraft(latest.draft, base);
	return draft ? { draft, at: latest.at } : null;
}
