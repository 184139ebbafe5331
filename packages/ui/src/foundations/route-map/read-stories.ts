import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type DataState, stateOf } from '../states/states.ts';

/** A story that shows a page, or a part of one. */
export interface ScreenStory {
	/** As its address has it. */
	id: string;
	/** As people read it: `Loading All`. */
	name: string;
	/** The component that it is of, as `listing-list-screen`. */
	component: string;
	/** Paths of the pages that it shows. */
	routes: readonly string[];
	/** The state of the data that it shows; undefined of one that shows something of its own. */
	state: ScreenState | undefined;
}

/** States that a page is drawn in, in the order in which they are listed. */
export const screenStates = ['ready', 'loading', 'empty', 'missing', 'error'] as const satisfies readonly DataState[];
export type ScreenState = (typeof screenStates)[number];

/** What the toolbar shows anyway, and sentences that say what a test proves. */
const isVariant = /^(\w*(Dark|English|Narrow|LongText|Pseudo)\w*|[A-Z][a-z]*s[A-Z]\w*|(Is|Has|Do|Dont)[A-Z]\w*)$/;

const routeOf = /\bparameters:\s*\{[^}]*?\broute:\s*(\[[^\]]*\]|'[^']*'|[^,}\s]+)/;

/**
 * The stories of a file that say which page they show, by `parameters: { route: '/map' }` of the file or of a story. Read from the
 * file's text: to load every story for a list of them would take half a minute.
 *
 * @param file from `packages/ui/src` on, as `listing/draft-list/draft-list.stories.tsx`
 * @param lists routes that the text names by a variable, as `policies`
 */
export function readScreenStories(
	file: string,
	source: string,
	lists: Readonly<Record<string, readonly string[]>> = {},
): ScreenStory[] {
	const [head = '', ...stories] = source.split(/^(?=export const )/m);
	const ofFile = routesIn(head, lists);
	return stories.flatMap((story) => {
		const [, name] = /^export const (\w+)/.exec(story) ?? [];
		const routes = routesIn(story, lists) ?? ofFile;
		if (!name || !routes || isVariant.test(name)) return [];
		const component = file.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
		const words = storyNameFromExport(name);
		const shown = stateOf({ name: words, tags: story.match(/\bstate:\w+/g) ?? [] });
		return {
			id: toId(titleOf(file), words),
			name: words,
			component,
			routes,
			state: screenStates.find((state) => state === shown),
		};
	});
}

function routesIn(text: string, lists: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
	const [, written] = routeOf.exec(text) ?? [];
	if (!written) return undefined;
	const quoted = [...written.matchAll(/'([^']*)'/g)].map(([, route = '']) => route);
	return quoted.length > 0 ? quoted : lists[written];
}

// As Storybook names a file without a title: a file that is called as its folder is stands for it.
function titleOf(file: string): string {
	const parts = file.replace('.stories.tsx', '').split('/');
	const isFolder = parts.at(-1) === parts.at(-2);
	return ['Domains', ...(isFolder ? parts.slice(0, -1) : parts)].join('/');
}
