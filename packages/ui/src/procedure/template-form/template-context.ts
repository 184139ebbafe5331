import type { TemplateFormState } from '@ancu/forms/procedure/form';
import { createContext, use } from 'react';

/** What every part of the template form works on. */
export interface TemplateEditor {
	form: TemplateFormState;
	/** The field that is led to: what holds it opens. A new object at each time. */
	shown: { path: string } | undefined;
	/** A question is open over the form: nothing in it can take the focus. */
	isAsking: boolean;
	/** Asks whether a row, as `bước 2`, is to go with all that it holds. */
	askToRemove: (name: string, remove: () => void) => void;
}

const TemplateContext = createContext<TemplateEditor | undefined>(undefined);

export const TemplateProvider = TemplateContext.Provider;

/** The template form that a part stands in. */
export function useTemplateEditor(): TemplateEditor {
	const editor = use(TemplateContext);
	if (!editor) throw new Error('A part of the template form stands outside of it.');
	return editor;
}
