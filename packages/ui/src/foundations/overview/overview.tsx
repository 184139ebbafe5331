import { useTranslation } from 'react-i18next';
import * as listings from '../../listing/listing.fixtures.ts';
import { ListingCard } from '../../listing/listing-card/listing-card.tsx';
import { StoryLink } from '../page/story-link.tsx';
import { useText } from '../page/use-text.ts';
import { BeginCode, BeginDesign } from './begin.tsx';
import { Formats } from './formats.tsx';
import { Live } from './live.tsx';
import { overviewText } from './overview.text.ts';
import { Panel } from './panel.tsx';
import { ColourSample, IconSample, SpaceSample, TypeSample } from './samples.tsx';

const places = [
	['primitives', 'primitives-button--docs'],
	['domains', 'domains-listing-listing-card--docs'],
	['content', 'foundations-content--rules'],
	['tokens', 'foundations-tokens-editor--editor'],
	['routes', 'foundations-route-map--map'],
	['changes', 'foundations-changelog--all'],
] as const;

const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4';

/** The whole system on one screen. */
export function Overview() {
	const text = useText(overviewText);
	const { t } = useTranslation('shell');
	return (
		<main className="cadastre min-h-dvh bg-surface text-ink">
			<div className="mx-auto grid max-w-[90rem] grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6">
				<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
					<div className="grid gap-0.5">
						<h1 className="text-2xl font-bold">{t('brand')}</h1>
						<p className="text-ink-muted">{text.promise}</p>
					</div>
					<nav aria-label={text.places}>
						<ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm font-bold">
							{places.map(([name, story]) => (
								<li key={name}>
									<StoryLink story={story}>{text[name]}</StoryLink>
								</li>
							))}
						</ul>
					</nav>
				</header>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
					<Panel title={text.beginDesign} story="foundations-guide-toolbars--default">
						<BeginDesign />
					</Panel>
					<Panel title={text.beginCode} story="primitives-button--docs">
						<BeginCode />
					</Panel>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)_minmax(0,5fr)]">
					<div className={`${column} md:max-lg:col-span-2`}>
						<Panel title={text.colour} story="foundations-colour--all">
							<ColourSample />
						</Panel>
						<Panel title={text.live} story="primitives-button--docs">
							<Live />
						</Panel>
						<Panel title={text.icons} story="foundations-icons--all">
							<IconSample />
						</Panel>
					</div>
					<div className={column}>
						<Panel title={text.type} story="foundations-type--scale">
							<TypeSample />
						</Panel>
						<Panel title={text.formats} story="foundations-content--rules">
							<Formats />
						</Panel>
					</div>
					<div className={column}>
						<Panel title={text.card} story="domains-listing-listing-card--docs">
							<ListingCard eager listing={{ ...listings.priority, isGreenCheck: true }} now={listings.now} />
						</Panel>
						<Panel title={text.space} story="foundations-space--grid">
							<SpaceSample />
						</Panel>
					</div>
				</div>
			</div>
		</main>
	);
}
