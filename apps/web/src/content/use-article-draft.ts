import type { ArticleDetailFragment } from '@ancu/api/content';
import { type ArticleDraft, readArticleDraft } from '@ancu/forms/content';
import { type RefObject, useRef, useState } from 'react';
import {
	forgetLocalDraft,
	forgetSentDraft,
	keepLocalDraft,
	type LocalDraft,
	readLocalDraft,
} from '../data/local-draft.ts';

interface ArticleKept {
	/** What was begun here before and never saved. */
	kept: LocalDraft<ArticleDraft> | undefined;
	/** The version of the article that is typed on: after somebody else's only what the editor chose to write over. */
	version: RefObject<number>;
	/** What is typed stands on this version from now on. */
	moveTo: (version: number) => void;
	/** Keeps what is typed. */
	keep: (draft: ArticleDraft) => void;
	forget: () => void;
	/** To be called as a save begins. What that answers is told the article that came of it: what was typed meanwhile stays kept. */
	beginSave: () => (saved: ArticleDetailFragment) => void;
}

const nameOf = (id = 'new') => `article:${id}`;

/** What this browser keeps of an article that is being written; of a new one where there is none. */
export function useArticleDraft(article: Pick<ArticleDetailFragment, 'id' | 'version'> | undefined): ArticleKept {
	const id = article?.id;
	const [kept, setKept] = useState(() => readLocalDraft(nameOf(id), readArticleDraft));
	const version = useRef(Number(kept?.basedOn ?? article?.version ?? 0));
	const last = useRef(kept?.draft);
	const write = (draft: ArticleDraft, name = nameOf(id)) =>
		keepLocalDraft(name, JSON.stringify(draft), { basedOn: String(version.current) });
	const forget = () => forgetLocalDraft(nameOf(id));
	return {
		kept,
		version,
		moveTo: (next) => {
			version.current = next;
			const typed = readLocalDraft(nameOf(id), readArticleDraft);
			if (typed) write(typed.draft);
		},
		keep: (draft) => {
			// The form goes on writing into its own.
			last.current = structuredClone(draft);
			write(draft);
		},
		forget,
		beginSave: () => {
			const sent = last.current;
			return (saved) => {
				const later = last.current;
				forgetSentDraft(nameOf(id));
				setKept(undefined);
				version.current = saved.version;
				if (later && later !== sent) write(renamed(later, sent, saved), nameOf(saved.id));
			};
		},
	};
}

// An upload is good for once: saved, the picture has a name of its own.
function renamed(later: ArticleDraft, sent: ArticleDraft | undefined, { cover }: ArticleDetailFragment): ArticleDraft {
	if (!later.cover || !cover || later.cover.image !== sent?.cover?.image) return later;
	return { ...later, cover: { ...later.cover, image: cover.photo.key } };
}
