import { Anchor, ArgTypes, Canvas, Controls, DocsContext, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import type { guideWords } from '../../packages/ui/src/foundations/guide/guide-words.ts';
import { codeOf } from './code.ts';
import { LiveStory, type LoadedStory, needsWindow } from './live-story.tsx';

type Words = (typeof guideWords)['vn'];

/** The first story with its props, which change it as they are typed. */
export function PlaySheet({ story, words }: { story: LoadedStory; words: Words }) {
	if (needsWindow(story))
		return (
			<section>
				<Heading>{words.tryIt}</Heading>
				<FramedStory story={story} words={words} />
				<div className="overflow-x-auto *:min-w-[32rem] *:pr-0.5">
					<ArgTypes />
				</div>
			</section>
		);
	return (
		<section>
			<Heading>{words.tryIt}</Heading>
			<Canvas of={story.moduleExport} story={{ __primary: true }} withToolbar />
			<div className="overflow-x-auto *:min-w-[32rem] *:pr-0.5">
				<Controls of={story.moduleExport} />
			</div>
		</section>
	);
}

/** A story in a window of its own, with the code that nothing writes of what another window draws. */
function FramedStory({ story, words }: { story: LoadedStory; words: Words }) {
	return (
		<>
			<LiveStory story={story} />
			<details className="mt-2 text-sm">
				<summary className="w-fit cursor-pointer py-1 underline decoration-line-strong underline-offset-4">
					{words.code}
				</summary>
				<Source language="tsx" code={codeOf({ ...story, args: story.initialArgs })} />
			</details>
		</>
	);
}

interface StoriesProps {
	stories: readonly LoadedStory[];
	words: Words;
}

/** Stories that are there to be looked at, drawn one under the other. */
export function StoryList({ stories, words }: StoriesProps) {
	if (stories.length === 0) return null;
	return (
		<section>
			<Heading>{words.states}</Heading>
			{stories.map((story) => (
				<Anchor key={story.id} storyId={story.id}>
					<Unstyled>
						<h3 className="mt-6 mb-2 text-base font-bold text-ink">
							<StoryLink story={story} />
						</h3>
					</Unstyled>
					{needsWindow(story) ? (
						<FramedStory story={story} words={words} />
					) : (
						<Canvas
							of={story.moduleExport}
							story={{ __forceInitialArgs: true }}
							source={{ __forceInitialArgs: true }}
						/>
					)}
				</Anchor>
			))}
		</section>
	);
}

/** Stories that prove something by acting: what they prove is their name, and played they say it in the panel. */
export function PlayedStories({ stories, words }: StoriesProps) {
	if (stories.length === 0) return null;
	return (
		<Unstyled>
			<section className="grid gap-3 text-base text-ink">
				<h2 className="text-lg font-bold">{words.tests}</h2>
				<p className="text-ink-muted">{words.testsLead}</p>
				<ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
					{stories.map((story) => (
						<li key={story.id} id={story.id}>
							<StoryLink story={story} />
						</li>
					))}
				</ul>
			</section>
		</Unstyled>
	);
}

function Heading({ children }: { children: string }) {
	return (
		<Unstyled>
			<h2 className="mb-3 text-lg font-bold text-ink">{children}</h2>
		</Unstyled>
	);
}

/** Opens a story by itself. */
function StoryLink({ story: { id, name } }: { story: LoadedStory }) {
	const { channel } = useContext(DocsContext);
	return (
		<a
			href={`./?path=/story/${id}`}
			target="_top"
			className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
			onClick={(event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				channel.emit(SELECT_STORY, { storyId: id, viewMode: 'story' });
			}}
		>
			{inWords(name)}
		</a>
	);
}

/** `Acts On Click` reads as a sentence: `Acts on click`. */
function inWords(name: string): string {
	return name.charAt(0) + name.slice(1).toLowerCase();
}
