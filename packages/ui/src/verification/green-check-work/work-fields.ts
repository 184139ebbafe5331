/** The field of the form that a path of GreenCheckInput belongs to: `items.5.note`, `photoIds`, `position`. What is said of all items belongs to the first. */
export function fieldOf(path: string): string {
	if (path === 'items') return 'items.0.result';
	return path.replace(/^(photoIds|position)\..*/, '$1');
}

/** Leads to the field of a path: what is chosen there, else what comes first. */
export function openField(form: HTMLFormElement | null, path: string): void {
	const field = form?.querySelector(`[data-field="${CSS.escape(fieldOf(path))}"]`);
	const control =
		field?.querySelector<HTMLElement>('input:checked') ??
		field?.querySelector<HTMLElement>('input[type="radio"], textarea, button');
	control?.focus();
}
