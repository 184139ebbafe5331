export interface Documented {
	displayName?: string;
	/** What the props table is read from; a build leaves no other name. */
	__docgenInfo?: { displayName?: string; props?: Readonly<Record<string, { sample?: string }>> };
}

/** What the code calls a component; for what has none the end of its title, `button-style` as `ButtonStyle`. */
export function nameOf(component: unknown, title: string): string {
	const { displayName, __docgenInfo: docgen } = (component ?? {}) as Documented;
	const words = (title.split('/').at(-1) ?? '').split('-');
	return (
		displayName ?? docgen?.displayName ?? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
	);
}
