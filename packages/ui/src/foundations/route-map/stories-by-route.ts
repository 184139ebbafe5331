import { policies } from '@ancu/forms/content';
import { readScreenStories, type ScreenStory } from './read-stories.ts';

/** Routes that stories name by a variable. */
export const routeLists = { policyPaths: policies.map(({ path }) => path) };

// Said in two steps: what builds the page does not know a group that is left out.
const sources = import.meta.glob<string>(
	['../../*/**/*.stories.tsx', '!../../foundations/**', '!../../primitives/**'],
	{
		eager: true,
		query: '?raw',
		import: 'default',
	},
);

/** Every story that shows a page. */
export const screenStories: readonly ScreenStory[] = Object.entries(sources).flatMap(([file, source]) =>
	readScreenStories(file.replace('../../', ''), source, routeLists),
);
