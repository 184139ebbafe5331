import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useRef, useState } from 'react';

/** A field that saves itself once it is left. */
export interface SavedText {
	text: string;
	setText: (text: string) => void;
	/** Saves what is there, where it differs from what was saved. */
	commit: () => Promise<void>;
	pending: boolean;
	/** It was saved since the field was last changed. */
	isSaved: boolean;
	/** Why it could not be saved, in words. */
	failure: string | undefined;
}

/** Text that follows what is saved elsewhere, never over what is being typed. */
export function useSavedText(saved: string, onSave: (text: string) => Promise<SubmitFailure | undefined>): SavedText {
	const [text, setText] = useState(saved);
	const [followed, setFollowed] = useState(saved);
	const [isSaved, setIsSaved] = useState(false);
	const { pending, failure, run } = useAct();
	const sending = useRef<string>(undefined);
	if (saved !== followed) {
		setFollowed(saved);
		if (text.trim() === followed) setText(saved);
	}
	return {
		text,
		setText: (typed) => {
			setText(typed);
			setIsSaved(false);
		},
		commit: async () => {
			const typed = text.trim();
			if (typed === saved || typed === sending.current) return;
			sending.current = typed;
			const isDone = await run(() => onSave(typed));
			if (sending.current === typed) sending.current = undefined;
			setIsSaved(isDone);
		},
		pending,
		isSaved,
		failure,
	};
}
