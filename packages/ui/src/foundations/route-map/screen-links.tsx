import { useState } from 'react';
import { StoryLink } from '../page/story-link.tsx';
import { useText } from '../page/use-text.ts';
import { type ScreenStory, screenStates } from './read-stories.ts';
import { routeMapText } from './route-map.text.ts';

interface LinksProps {
	/** What the page is called. */
	page: string;
	stories: readonly ScreenStory[];
	/** What the toolbar is set to. */
	globals: Readonly<Record<string, string>>;
}

/** The states of one component of a page, each a link to the story that shows it best. */
export function StateLinks({ page, component, stories, globals }: LinksProps & { component: string }) {
	const text = useText(routeMapText);
	const found = screenStates.flatMap((state) => {
		// The shortest name is the plainest: `Empty` before `Empty For Admins`.
		const [story] = stories
			.filter((each) => each.state === state)
			.sort((one, other) => one.name.length - other.name.length);
		return story ? [{ state, id: story.id }] : [];
	});
	if (found.length === 0) return null;
	return (
		<div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<code className="wrap-anywhere text-ink-muted">{component}</code>
			<ul aria-label={`${text.states}: ${page}, ${component}`} className="flex flex-wrap gap-x-4 gap-y-1 font-bold">
				{found.map(({ state, id }) => (
					<li key={state}>
						<StoryLink story={id} globals={globals}>
							{text.state[state]}
							<span className="sr-only">
								{' '}
								({page}, {component})
							</span>
						</StoryLink>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What else shows a page. Drawn once it is asked for: all of them at once are some hundreds. */
export function OtherStories({ page, stories, globals }: LinksProps) {
	const text = useText(routeMapText);
	const [isOpen, setOpen] = useState(false);
	return (
		<details onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="w-fit text-ink-muted">
				{text.more(stories.length)}
				<span className="sr-only"> ({page})</span>
			</summary>
			{isOpen && (
				<ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2">
					{stories.map(({ id, component, name }) => (
						<li key={id}>
							<StoryLink story={id} globals={globals}>
								{component} / {name}
							</StoryLink>
						</li>
					))}
				</ul>
			)}
		</details>
	);
}
