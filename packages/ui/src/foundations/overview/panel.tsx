import type { ReactNode } from 'react';
import { StoryLink } from '../page/story-link.tsx';

interface PanelProps {
	title: string;
	/** The page that says more. */
	story: string;
	children: ReactNode;
}

/** One part of the system, on the front page. */
export function Panel({ title, story, children }: PanelProps) {
	return (
		<section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-surface-raised p-4">
			<h2 className="text-sm font-bold">
				<StoryLink story={story}>{title}</StoryLink>
			</h2>
			{children}
		</section>
	);
}
