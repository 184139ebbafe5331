import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { COST, type Cost } from './cost.ts';

/** Elements come and go while a story settles. */
const SETTLED_MS = 100;

/** Measures what a story takes, for the panel "Cost". Stories of a page of documentation would measure each other. */
export const withCost: Decorator = (Story, { id, viewMode }) =>
	viewMode === 'docs' ? (
		<Story />
	) : (
		<Measured key={id} storyId={id}>
			<Story />
		</Measured>
	);

interface MeasuredProps {
	storyId: string;
	children: ReactNode;
}

function Measured({ storyId, children }: MeasuredProps) {
	const started = useRef(performance.now());
	const story = useRef<HTMLDivElement>(null);

	// After everything below it is on the page, and before that is painted.
	useLayoutEffect(() => {
		const milliseconds = performance.now() - started.current;
		const element = story.current as HTMLDivElement;
		const tell = () =>
			addons.getChannel().emit(COST, {
				storyId,
				nodes: element.querySelectorAll('*').length,
				milliseconds,
			} satisfies Cost);
		let timer = setTimeout(tell, SETTLED_MS);
		const observer = new MutationObserver(() => {
			clearTimeout(timer);
			timer = setTimeout(tell, SETTLED_MS);
		});
		observer.observe(element, { childList: true, subtree: true });
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [storyId]);

	// Its frame and its surroundings are not counted.
	return (
		<div ref={story} className="contents">
			{children}
		</div>
	);
}
