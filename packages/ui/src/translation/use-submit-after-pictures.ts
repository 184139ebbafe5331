import type { FormEvent, RefObject } from 'react';
import type { PicturePending } from './picture-field/picture-field.tsx';
import { useSubmitAfterUploads } from './use-submit-after-uploads.ts';

interface SubmitAfterPicturesOptions {
	/** The form, whose pictures `PictureField` draws. */
	element: RefObject<HTMLFormElement | null>;
	/** Of each picture what is not in the form. */
	pictures: readonly (PicturePending | undefined)[];
	/** Sends the form. */
	send: (event?: FormEvent) => Promise<void>;
}

/** Sends a form once its pictures are there: while one is on its way the press is kept, and one that did not arrive takes the focus. */
export function useSubmitAfterPictures({ element, pictures, send }: SubmitAfterPicturesOptions): {
	/** What is in the way of sending it. */
	pending: PicturePending | undefined;
	/** The same for who looks: `waiting` while a press waits. */
	state: PicturePending | 'waiting' | undefined;
	submit: (event?: FormEvent) => Promise<void>;
} {
	const pending = (['unsent', 'sending'] as const).find((state) => pictures.includes(state));
	const leadToUnsent = () => element.current?.querySelector<HTMLElement>('[data-unsent] button')?.focus();
	const { isWaiting, wait } = useSubmitAfterUploads({
		isUploading: pictures.includes('sending'),
		refusedFiles: pictures.filter((state) => state === 'unsent').length,
		submit: send,
		onRefused: leadToUnsent,
	});
	return {
		pending,
		state: isWaiting ? 'waiting' : pending,
		submit: async (event) => {
			if (!pending) return send(event);
			event?.preventDefault();
			if (pending === 'sending') wait();
			else leadToUnsent();
		},
	};
}
