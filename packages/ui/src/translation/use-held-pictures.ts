import type { FormEvent, RefObject } from 'react';
import type { PicturePending } from './picture-field/picture-field.tsx';
import { useHeldSubmit } from './use-held-submit.ts';

interface HeldPicturesOptions {
	/** The form, whose pictures `PictureField` draws. */
	element: RefObject<HTMLFormElement | null>;
	/** Of each picture what is not in the form. */
	pictures: readonly (PicturePending | undefined)[];
	/** Sends the form. */
	send: (event?: FormEvent) => Promise<void>;
}

/** Sends a form once its pictures are there: while one is on its way the press is kept, and one that did not arrive takes the focus. */
export function useHeldPictures({ element, pictures, send }: HeldPicturesOptions): {
	/** What is in the way of sending it. */
	pending: PicturePending | undefined;
	/** The same for who looks: `held` while a press waits. */
	state: PicturePending | 'held' | undefined;
	submit: (event?: FormEvent) => Promise<void>;
} {
	const pending = (['unsent', 'sending'] as const).find((state) => pictures.includes(state));
	const leadToUnsent = () => element.current?.querySelector<HTMLElement>('[data-unsent] button')?.focus();
	const { isHeld, hold } = useHeldSubmit({
		isUploading: pictures.includes('sending'),
		refusedFiles: pictures.filter((state) => state === 'unsent').length,
		submit: send,
		onRefused: leadToUnsent,
	});
	return {
		pending,
		state: isHeld ? 'held' : pending,
		submit: async (event) => {
			if (!pending) return send(event);
			event?.preventDefault();
			if (pending === 'sending') hold();
			else leadToUnsent();
		},
	};
}
