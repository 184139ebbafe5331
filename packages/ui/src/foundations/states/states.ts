/** The states of data that a component may be in, in the order of the toolbar. */
export const states = {
	ready: { title: 'Ready', names: ['Default', 'Full', 'Ready', 'Filled', 'Found'] },
	loading: { title: 'Loading', names: ['Loading'] },
	empty: { title: 'Empty', names: ['Empty', 'Nothing', 'None', 'Nobody'] },
	error: { title: 'Error', names: ['Error', 'Failed'] },
	offline: { title: 'Offline', names: ['Offline', 'NetworkDown'] },
	slow: { title: 'Under way', names: ['Sending', 'Pending', 'Waiting', 'Refreshing', 'TooSlow'] },
	refused: { title: 'Refused', names: ['Refused', 'Denied', 'NotAllowed'] },
	missing: { title: 'Not there', names: ['NotFound', 'Gone', 'NotPublic', 'Missing'] },
} as const;

/** The name of a state, as the global `state` and a tag `state:<name>` write it. */
export type DataState = keyof typeof states;

/** What is known of a story without loading it. */
export interface StateStory {
	/** As people read it: `Nothing Found`. */
	name: string;
	tags?: readonly string[] | undefined;
}

/** Every state but this is told from it by a word: `Full Width` is no state, and `Not Found` is not the one that is found. */
const WHOLE: DataState = 'ready';

/** Longer names are sentences that say what a test proves. */
const MOST_WORDS = 3;

export const isState = (value: unknown): value is DataState => typeof value === 'string' && value in states;

/**
 * The story that shows a component in a state: the one with its tag, else the one that is called as the state is, else the first
 * whose short name begins or ends with that: `Places Loading`. One with the tag of a state shows no other.
 */
export function findState<Story extends StateStory>(stories: readonly Story[], state: DataState): Story | undefined {
	const names = states[state].names.map(inWords);
	const untagged = stories.filter((story) => tagOf(story) === undefined);
	return (
		stories.find((story) => tagOf(story) === state) ??
		names.map((name) => untagged.find((story) => inWords(story.name) === name)).find(Boolean) ??
		(state === WHOLE ? undefined : untagged.find((story) => names.some((name) => isAbout(inWords(story.name), name))))
	);
}

/** The state that a story shows; undefined of one that shows none in particular. */
export function stateOf(story: StateStory): DataState | undefined {
	return (Object.keys(states) as DataState[]).find((state) => findState([story], state));
}

function tagOf({ tags }: StateStory): DataState | undefined {
	return (Object.keys(states) as DataState[]).find((state) => tags?.includes(`state:${state}`));
}

function isAbout(words: string, name: string): boolean {
	return words.split(' ').length <= MOST_WORDS && (words.startsWith(`${name} `) || words.endsWith(` ${name}`));
}

/** `NothingFound` and `Nothing Found` are one: `nothing found`. */
function inWords(name: string): string {
	return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}
