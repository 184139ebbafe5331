import { type RefObject, useEffect, useRef, useState } from 'react';

/** Files that are dropped onto an element or pasted while it is there. Answers whether some are held over it. */
export function useIncomingFiles(target: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false);
	const take = useRef(onFiles);
	useEffect(() => {
		take.current = onFiles;
	});

	useEffect(() => {
		const isInside = ({ target: under }: Event) => under instanceof Node && Boolean(target.current?.contains(under));
		const onDragOver = (event: DragEvent) => {
			const { dataTransfer } = event;
			if (!dataTransfer?.types.includes('Files')) return;
			// Anywhere else the browser would open the file in place of the page, and with it everything typed.
			event.preventDefault();
			const inside = isInside(event);
			dataTransfer.dropEffect = inside ? 'copy' : 'none';
			setIsOver(inside);
		};
		const onDragLeave = ({ relatedTarget }: DragEvent) => {
			if (!relatedTarget) setIsOver(false);
		};
		const onDrop = (event: DragEvent) => {
			setIsOver(false);
			if (!event.dataTransfer?.types.includes('Files')) return;
			event.preventDefault();
			if (isInside(event)) take.current([...event.dataTransfer.files]);
		};
		const onPaste = (event: ClipboardEvent) => {
			const { clipboardData, target: under } = event;
			const files = [...(clipboardData?.files ?? [])];
			// In a step that is not shown.
			if (!target.current?.checkVisibility()) return;
			const isText = under instanceof HTMLInputElement || under instanceof HTMLTextAreaElement;
			// Word processors put a picture beside the words they copy.
			if (files.length === 0 || (isText && clipboardData?.types.includes('text/plain'))) return;
			event.preventDefault();
			take.current(files);
		};
		document.addEventListener('dragover', onDragOver);
		document.addEventListener('dragleave', onDragLeave);
		document.addEventListener('drop', onDrop);
		document.addEventListener('paste', onPaste);
		return () => {
			document.removeEventListener('dragover', onDragOver);
			document.removeEventListener('dragleave', onDragLeave);
			document.removeEventListener('drop', onDrop);
			document.removeEventListener('paste', onPaste);
		};
	}, [target]);

	return isOver;
}
