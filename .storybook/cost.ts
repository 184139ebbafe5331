/** What a story that was just drawn took. */
export interface Cost {
	storyId: string;
	/** Elements in the story, after everything that it did by itself. */
	nodes: number;
	/** From its first line to the page having it, in ms. */
	milliseconds: number;
}

/** The event by which the preview tells the manager of a cost. */
export const COST = 'ancu/cost';

/** The entry point that a stories file belongs to, as `sizes.json` names it: the nearest that there is. */
export function entryPoint(stories: string, sizes: Readonly<Record<string, number>>): string | undefined {
	const [, name, folders] = /packages\/(\w+)\/src\/(.+)\/[^/]+$/.exec(stories) ?? [];
	const parts = (folders ?? '').split('/');
	for (let length = parts.length; length > 0; length--) {
		const entry = [name, ...parts.slice(0, length)].join('/');
		if (entry in sizes) return entry;
	}
	return undefined;
}
