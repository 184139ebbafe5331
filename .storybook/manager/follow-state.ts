import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import {
	type DataState,
	findState,
	isState,
	stateOf,
	states,
} from '../../packages/ui/src/foundations/states/states.ts';
import { openSiblings } from './siblings.ts';

interface Told {
	globals: Record<string, unknown>;
}

/** Leads to the story that the global `state` asks for, and forgets it once another one is chosen by hand. */
export function followState(api: API): void {
	let asked: DataState | undefined;
	// An address is read before its story is open.
	let isDue = false;

	const ask = ({ globals }: Told) => {
		const state = isState(globals.state) ? globals.state : undefined;
		if (state === asked) return;
		asked = state;
		if (!asked) return;
		if (openSiblings(api).length > 0) lead(api, asked);
		else isDue = true;
	};

	api.on(SET_GLOBALS, ask);
	api.on(GLOBALS_UPDATED, ask);
	api.on(CURRENT_STORY_WAS_SET, () => {
		if (!asked) return;
		const open = api.getCurrentStoryData();
		if (isDue && openSiblings(api).length > 0) {
			isDue = false;
			lead(api, asked);
		} else if (open && stateOf(open) !== asked) api.updateGlobals({ state: '' });
	});
}

function lead(api: API, state: DataState): void {
	const open = api.getCurrentStoryData();
	const found = findState(openSiblings(api), state);
	if (found) {
		if (found.id !== open?.id) api.selectStory(found.id);
		return;
	}
	api.updateGlobals({ state: '' });
	api.addNotification({
		id: 'ancu/state',
		content: {
			headline: `No story “${states[state].title}”`,
			subHeadline: `${open?.title.split('/').at(-1)} has no such state, or nobody has drawn it yet.`,
		},
		duration: 8_000,
	});
}
