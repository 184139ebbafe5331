import { DocsContext, type DocsContextProps, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { initialGlobals } from '../globals.ts';
import { surroundingsOf } from './surroundings-of.ts';

/** A story that Storybook has loaded. */
export type LoadedStory = ReturnType<DocsContextProps['componentStories']>[number];

/** Where a story that does not say how large its window is opens. */
const usual = { width: '100%', height: '480px' };

/** What needs a window of its own: a width to be judged by, or a dialog that would lie over this whole page. */
export function needsWindow({ initialArgs, storyGlobals, parameters }: LoadedStory): boolean {
	return (
		initialArgs.open === true || 'viewport' in storyGlobals || (parameters.docs?.story?.inline as unknown) === false
	);
}

/** A story as it is, in this page or in a window of its own. */
export function LiveStory({ story }: { story: LoadedStory }) {
	const context = useContext(DocsContext);
	if (!needsWindow(story)) return <Story of={story.moduleExport} />;
	const { width, height } = windowOf(story);
	return (
		<iframe
			title={story.name}
			src={hrefOf(story, context)}
			loading="lazy"
			className="max-w-full border border-line bg-surface"
			style={{ width, height }}
		/>
	);
}

function windowOf({ storyGlobals, parameters }: LoadedStory): { width: string; height: string } {
	const name: string | undefined = storyGlobals.viewport?.value;
	return parameters.viewport?.options?.[name ?? '']?.styles ?? usual;
}

/** The story by itself, as the toolbars of this page say. */
function hrefOf(story: LoadedStory, context: DocsContextProps): string {
	const usualValues: Record<string, unknown> = { ...initialGlobals };
	const globals = Object.entries(surroundingsOf(context))
		.filter(([name, value]) => name in usualValues && value !== usualValues[name])
		.map(([name, value]) => `${name}:${value}`);
	const query = new URLSearchParams({ id: story.id, viewMode: 'story' });
	if (globals.length > 0) query.set('globals', globals.join(';'));
	return `iframe.html?${query}`;
}
