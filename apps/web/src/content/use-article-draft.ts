import type { ArticleDetailFragment } from '@ancu/api/content';
import { type ArticleDraft, readArticleDraft } from '@ancu/forms/content';
import { useRef, useState } from 'react';
import { forgetLocalDraft, keepLocalDraft, type LocalDraft, readLocalDraft } from '../data/local-draft.ts';

interface ArticleKept {
	/** What was begun here before and never saved. */
	kept: LocalDraft<ArticleDraft> | undefined;
	/** Keeps what is typed. */
	keep: (draft: ArticleDraft) => void;
	forget: () => void;
	/** To be called as a save begins. What that answers is told the article that came of it: what was typed meanwhile stays kept. */
	beginSave: () => (saved: ArticleDetailFragment) => void;
}

const nameOf = (id = 'new') => `article:${id}`;

/** What this browser keeps of an article that is being written; of a new one by no id. */
export function useArticleDraft(id: string | undefined): ArticleKept {
	const [kept, setKept] = useState(() => readLocalDraft(nameOf(id), readArticleDraft));
	const last = useRef(kept?.draft);
	const forget = () => forgetLocalDraft(nameOf(id));
	return {
		kept,
		keep: (draft) => {
			// The form goes on writing into its own.
			last.current = structuredClone(draft);
			keepLocalDraft(nameOf(id), JSON.stringify(draft));
		},
		forget,
		beginSave: () => {
			const sent = last.current;
			return (saved) => {
				const later = last.current;
				forget();
				setKept(undefined);
				if (later && later !== sent) keepLocalDraft(nameOf(saved.id), JSON.stringify(renamed(later, sent, saved)));
			};
		},
	};
}

// An upload is good for once: saved, the picture has a name of its own.
function renamed(later: ArticleDraft, sent: ArticleDraft | undefined, { cover }: ArticleDetailFragment): ArticleDraft {
	if (!later.cover || !cover || later.cover.image !== sent?.cover?.image) return later;
	return { ...later, cover: { ...later.cover, image: cover.photo.key } };
}
