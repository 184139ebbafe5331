import { fold } from '@ancu/forms/text';
import { useState } from 'react';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { DesignPage } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { missingStates } from './missing-states.ts';
import { PageRow } from './page-row.tsx';
import type { ScreenStory } from './read-stories.ts';
import { routeMapText } from './route-map.text.ts';
import type { SitePage, SitePart } from './site-map.ts';

interface RouteMapProps {
	parts: readonly SitePart[];
	stories: readonly ScreenStory[];
}

/** Every page of the website with all of its states, each a link to the page itself. */
export function RouteMap({ parts, stories }: RouteMapProps) {
	const text = useText(routeMapText);
	const [wanted, setWanted] = useState('');
	const pages = parts.flatMap((part) => part.pages);
	const storiesOf = (page: SitePage) => stories.filter(({ routes }) => routes.includes(page.path));
	const missing = pages.reduce((sum, page) => sum + missingStates(page, storiesOf(page)).length, 0);
	const isWanted = ({ path, vn, en }: SitePage) => fold(`${path} ${vn} ${en}`).includes(fold(wanted.trim()));
	const shown = parts
		.map((part) => ({ ...part, pages: part.pages.filter(isWanted) }))
		.filter((part) => part.pages.length > 0);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<div className="w-full max-w-sm">
					<Field label={text.search} compact>
						{(control) => <TextInput {...control} type="search" onChange={(event) => setWanted(event.target.value)} />}
					</Field>
				</div>
				<p className="text-sm text-ink-muted">
					{text.total(pages.length, stories.length)}{' '}
					<span className={missing > 0 ? 'text-danger' : ''}>
						{missing > 0 ? text.incomplete(missing) : text.complete}
					</span>
				</p>
			</div>
			{shown.length === 0 && <p role="status">{text.nothing}</p>}
			{shown.map((part) => (
				<Part key={part.en} part={part} storiesOf={storiesOf} />
			))}
		</DesignPage>
	);
}

interface PartProps {
	part: SitePart;
	storiesOf: (page: SitePage) => readonly ScreenStory[];
}

function Part({ part, storiesOf }: PartProps) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h2 className="text-lg font-bold">{useText(part)}</h2>
			<ul className="rounded-card border border-line bg-surface-raised px-4">
				{part.pages.map((page) => (
					<PageRow key={page.path} page={page} stories={storiesOf(page)} />
				))}
			</ul>
		</section>
	);
}
