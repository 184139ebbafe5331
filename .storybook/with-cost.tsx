import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { COST, type Cost } from './cost.ts';

/** Elements come and go while a story settles. */
const SETTLED_MS = 100;

/** Measures what a story takes, for the panel "Cost". Stories of a page of documentation would measure each other. */
export const withCost: Decorator = (Story, { id, viewMode, canvasElement }) =>
	viewMode === 'docs' ? (
		<Story />
	) : (
		<Measured key={id} storyId={id} canvas={canvasElement}>
			<Story />
		</Measured>
	);

interface MeasuredProps {
	storyId: string;
	canvas: HTMLElement;
	children: ReactNode;
}

function Measured({ storyId, canvas, children }: MeasuredProps) {
	const started = useRef(performance.now());

	// After everything below it is on the page, and before that is painted.
	useLayoutEffect(() => {
		const milliseconds = performance.now() - started.current;
		const tell = () =>
			addons.getChannel().emit(COST, {
				storyId,
				nodes: canvas.querySelectorAll('*').length,
				milliseconds,
			} satisfies Cost);
		let timer = setTimeout(tell, SETTLED_MS);
		const observer = new MutationObserver(() => {
			clearTimeout(timer);
			timer = setTimeout(tell, SETTLED_MS);
		});
		observer.observe(canvas, { childList: true, subtree: true });
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [storyId, canvas]);

	return children;
}
