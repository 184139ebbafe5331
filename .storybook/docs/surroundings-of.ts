import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { initialGlobals, type Surroundings } from '../globals.ts';

/** What the toolbars say on a page of documentation, whatever its stories set for themselves. */
export function surroundingsOf(context: DocsContextProps): Surroundings {
	const [story] = context.componentStories();
	if (!story) return initialGlobals;
	const { userGlobals } = context.getStoryContext(story) as { userGlobals?: Partial<Surroundings> };
	return { ...initialGlobals, ...userGlobals };
}
