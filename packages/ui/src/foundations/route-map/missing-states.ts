import type { ScreenState, ScreenStory } from './read-stories.ts';
import type { SitePage } from './site-map.ts';

/** States of a page that none of its stories shows. */
export function missingStates({ states }: SitePage, stories: readonly ScreenStory[]): ScreenState[] {
	return states.filter((state) => !stories.some((story) => story.state === state));
}
