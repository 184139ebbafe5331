import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Every element that takes files now: what comes is for one of them, or for none. */
const targets = new Set<RefObject<HTMLElement | null>>();

function holds(target: RefObject<HTMLElement | null>, under: EventTarget | null): boolean {
	return under instanceof Node && Boolean(target.current?.contains(under));
}

/** Who takes what is pasted: the one where the focus is, else the only one that is shown. */
function takerOf(under: EventTarget | null): RefObject<HTMLElement | null> | undefined {
	const shown = [...targets].filter(({ current }) => current?.checkVisibility());
	return shown.find((target) => holds(target, under)) ?? (shown.length === 1 ? shown[0] : undefined);
}

/** Files that are dropped onto an element or pasted while it is there. Returns whether some are held over it. */
export function useIncomingFiles(target: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false);
	const take = useEffectEvent(onFiles);

	useEffect(() => {
		targets.add(target);
		const isInside = ({ target: under }: Event) => holds(target, under);
		const onDragOver = (event: DragEvent) => {
			const { dataTransfer } = event;
			if (!dataTransfer?.types.includes('Files')) return;
			setIsOver(isInside(event));
			// Another part of the page takes them, or another field has said so already.
			if (event.defaultPrevented) return;
			// Anywhere else the browser would open the file in place of the page, and with it everything typed.
			event.preventDefault();
			dataTransfer.dropEffect = [...targets].some((one) => holds(one, event.target)) ? 'copy' : 'none';
		};
		const onDragLeave = ({ relatedTarget }: DragEvent) => {
			if (!relatedTarget) setIsOver(false);
		};
		const onDrop = (event: DragEvent) => {
			setIsOver(false);
			if (!event.dataTransfer?.types.includes('Files')) return;
			event.preventDefault();
			if (isInside(event)) take([...event.dataTransfer.files]);
		};
		const onPaste = (event: ClipboardEvent) => {
			if (event.defaultPrevented) return;
			const { clipboardData, target: under } = event;
			const files = [...(clipboardData?.files ?? [])];
			// Those in a step that is not shown take nothing.
			if (takerOf(under) !== target) return;
			const isText = under instanceof HTMLInputElement || under instanceof HTMLTextAreaElement;
			// Word processors put a picture beside the words they copy.
			if (files.length === 0 || (isText && clipboardData?.types.includes('text/plain'))) return;
			event.preventDefault();
			take(files);
		};
		document.addEventListener('dragover', onDragOver);
		document.addEventListener('dragleave', onDragLeave);
		document.addEventListener('drop', onDrop);
		document.addEventListener('paste', onPaste);
		return () => {
			targets.delete(target);
			document.removeEventListener('dragover', onDragOver);
			document.removeEventListener('dragleave', onDragLeave);
			document.removeEventListener('drop', onDrop);
			document.removeEventListener('paste', onPaste);
		};
	}, [target]);

	return isOver;
}
