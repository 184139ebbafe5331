import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findCutOutline } from './find-cut-outline.ts';

/** Whether Vitest runs stories as tests, rather than Storybook showing them. */
export const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

/** Those in which a page is read downwards only. */
const narrow: readonly unknown[] = ['largeText', 'phone320', 'phone360'];

/** What a test asks of a story when it has been played, beside what axe does. */
export async function checkStory(context: StoryContext): Promise<void> {
	if (narrow.includes(context.globals.viewport?.value))
		await expect(document.documentElement.scrollWidth, 'Something stands out to the side.').toBeLessThanOrEqual(
			window.innerWidth,
		);
	await expect(findCutOutline(), 'It cuts off the outline of what has the focus.').toBeUndefined();
	if (context.tags.includes('dark')) await checkInTheDark(context);
}

/** Whatever is told by its colour alone is what a story in the dark has of its own. */
async function checkInTheDark(context: StoryContext): Promise<void> {
	const { a11y } = context.parameters;
	const { dataset } = document.documentElement;
	dataset.theme = 'dark';
	await checkA11y({
		...context,
		parameters: {
			...context.parameters,
			a11y: { ...a11y, options: { ...a11y.options, runOnly: ['color-contrast'] } },
		},
	});
	dataset.theme = context.globals.theme;
}
