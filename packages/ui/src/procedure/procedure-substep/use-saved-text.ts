import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { tidied } from '@ancu/forms/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SavedState } from './saved-state.ts';

/** A field that saves itself. */
export interface SavedText {
	text: string;
	setText: (text: string) => void;
	/** Saves what is there, where it differs from what was saved. */
	commit: () => Promise<void>;
	state: SavedState;
	/** It was saved since the field was last changed. */
	isSaved: boolean;
	/** Why what stands there could not be saved, in words. */
	failure: string | undefined;
	/** It has more characters than may be saved, and waits until it is shorter. */
	isTooLong: boolean;
}

interface SavedTextOptions {
	/** Saves without being left, too: a while after the last key. @default false */
	savesInPauses?: boolean;
	/** Characters that may be saved. @default any number */
	max?: number;
}

/** People pause before they go on. */
const PAUSE_MS = 1_200;

/** Text that follows what is saved elsewhere, never over what is being typed. */
export function useSavedText(
	saved: string,
	onSave: (text: string) => Promise<SubmitFailure | undefined>,
	{ savesInPauses = false, max = Number.POSITIVE_INFINITY }: SavedTextOptions = {},
): SavedText {
	const [text, setText] = useState(saved);
	const [followed, setFollowed] = useState(saved);
	const [kept, setKept] = useState(saved);
	/** What was sent last, until it is what is saved. */
	const [sent, setSent] = useState<string>();
	const [refused, setRefused] = useState<string>();
	const [wasSaved, setWasSaved] = useState(false);
	const isSending = useRef(false);
	const isAskedAgain = useRef(false);
	const [ended, setEnded] = useState(0);
	const { pending, failure, run } = useAct();
	// As the server keeps it: what comes back is then what was sent.
	const typed = tidied(text);
	const isTooLong = typed.length > max;
	if (saved !== followed) {
		setFollowed(saved);
		setKept(saved);
		// It comes back from here: what stood there before was put there again meanwhile.
		if (saved === sent) setSent(undefined);
		else if (typed === followed) setText(saved);
	}

	const commit = async () => {
		// One after the other: the latest must not be overtaken.
		isAskedAgain.current = isSending.current;
		if (typed === kept || isTooLong || isSending.current) return;
		isSending.current = true;
		setSent(typed);
		try {
			const isDone = await run(() => onSave(typed));
			setRefused(isDone ? undefined : typed);
			if (!isDone) return;
			setKept(typed);
			setWasSaved(true);
		} finally {
			isSending.current = false;
			setEnded((count) => count + 1);
		}
	};
	const onPause = useEffectEvent(commit);
	// Left while another text was on its way, it waited for that.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when one has ended
	useEffect(() => {
		if (isAskedAgain.current) onPause();
	}, [ended]);
	useEffect(() => {
		// What was refused is tried again by whoever wrote it.
		if (!savesInPauses || pending || isTooLong || typed === kept || typed === refused) return;
		const timer = setTimeout(onPause, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [savesInPauses, pending, isTooLong, typed, kept, refused]);

	return {
		text,
		setText,
		commit,
		state: pending ? 'saving' : typed === kept ? 'saved' : 'unsaved',
		isSaved: wasSaved && typed === kept,
		// Put back to what is saved, there is nothing left that failed.
		failure: typed === kept ? undefined : failure,
		isTooLong,
	};
}
