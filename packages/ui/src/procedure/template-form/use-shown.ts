import { useState } from 'react';
import { useTemplateEditor } from './template-context.ts';

/** Whether a part of the form is open; it opens when something in it is led to. */
export function useShown(path: string, isOpenAtFirst: boolean): [isOpen: boolean, toggle: () => void] {
	const { shown } = useTemplateEditor();
	const [isOpen, setOpen] = useState(isOpenAtFirst);
	const [seen, setSeen] = useState(shown);
	if (shown !== seen) {
		setSeen(shown);
		if (shown?.path.startsWith(`${path}.`)) setOpen(true);
	}
	return [isOpen, () => setOpen(!isOpen)];
}
