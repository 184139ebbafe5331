import { formatMoneyExact } from '@ancu/forms/format';
import { PLANNING_CHECK_FEE, PROMISED_WORKING_DAYS } from '@ancu/forms/planning';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { ArrowRightIcon } from '../../primitives/icon/index.ts';
import { InTurns } from '../../primitives/in-turns/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ListingGrid } from '../listing-grid/listing-grid.tsx';
import type { ListingSummary } from '../listing-model.ts';

/** A shelf of the home page. */
export interface HomeShelf {
	name: 'priority' | 'newest' | 'rent' | 'project' | 'offering';
	/** Undefined while they load. */
	listings: readonly ListingSummary[] | undefined;
	/** @default false */
	failed?: boolean | undefined;
	/** The whole list; none where there is no such page. */
	href?: string | undefined;
}

export interface HomeScreenProps {
	/** The search, `ListingSearch`. */
	search: ReactNode;
	/** Searches that many people start with. */
	shortcuts: readonly { label: string; href: string }[];
	/** An empty shelf is left out. */
	shelves: readonly HomeShelf[];
	onRetry: () => void;
	now: Date;
	/** What lies around the person. */
	near?: ReactNode;
	/** What was viewed last in this browser. */
	recent?: ReactNode;
	/** What was written last. */
	news?: ReactNode;
}

/** The home page: search first, then what is in front, new, to let and planned, and what a planning check is. */
export function HomeScreen({ search, shortcuts, shelves, onRetry, now, near, recent, news }: HomeScreenProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const [front, ...others] = shelves
		.filter(({ listings }) => listings?.length !== 0)
		.map((shelf, index) => <Shelf key={shelf.name} {...shelf} onRetry={onRetry} now={now} first={index === 0} />);
	return (
		<div data-slot="home-screen">
			<section className="cadastre border-b border-line bg-surface-sunken">
				<div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 sm:py-16 lg:px-6">
					<div className="grid gap-2">
						<h1 className="text-3xl font-bold">{t('home.title')}</h1>
						<p className="text-lg text-ink-muted">{t('home.lead')}</p>
					</div>
					<div className="max-w-5xl">{search}</div>
					{shortcuts.length > 0 && (
						<nav aria-label={t('home.shortcuts')} className="flex flex-wrap items-baseline gap-x-4 gap-y-2 text-sm">
							<span aria-hidden="true" className="text-ink-muted">
								{t('home.shortcuts')}
							</span>
							<ul className="flex flex-wrap gap-x-4 gap-y-2 max-sm:gap-y-0 pointer-coarse:gap-y-0">
								{shortcuts.map(({ label, href }) => (
									<li key={href}>
										<Link href={href} alone>
											{label}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					)}
				</div>
			</section>
			<div className="mx-auto grid max-w-7xl gap-12 px-4 py-10 lg:px-6">
				<InTurns>
					{[
						front,
						<Fragment key="near">{near}</Fragment>,
						...others,
						<Fragment key="end">
							{recent}
							{news}
							<section className="hatch grid gap-3 rounded-card border border-line bg-surface-raised p-6 sm:p-8">
								<h2 className="text-xl font-bold">{t('home.planningTitle')}</h2>
								<p className="max-w-prose">{t('home.planningText')}</p>
								<p className="font-bold">
									{t('home.planningTerms', {
										fee: formatMoneyExact(PLANNING_CHECK_FEE, locale),
										count: PROMISED_WORKING_DAYS,
									})}
								</p>
								<p>
									<LinkButton variant="secondary" href="/planning-check">
										{t('home.planningLink')}
									</LinkButton>
								</p>
							</section>
						</Fragment>,
					]}
				</InTurns>
			</div>
		</div>
	);
}

interface ShelfProps extends HomeShelf, Pick<HomeScreenProps, 'onRetry' | 'now'> {
	/** Its pictures are in sight at first. */
	first: boolean;
}

function Shelf({ name, listings, failed, href, onRetry, now, first }: ShelfProps) {
	const { t } = useTranslation('listing');
	return (
		<section aria-labelledby={`home-${name}`} className="grid gap-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				{/* Beneath the name on every phone: where it just fits beside it, it would jump there when the typeface comes. */}
				<div className="grid gap-x-3 sm:flex sm:flex-wrap sm:items-baseline">
					<h2 id={`home-${name}`} className="text-xl font-bold">
						{t(`home.shelf.${name}`)}
					</h2>
					{name === 'priority' && <p className="text-sm text-ink-muted">{t('list.priorityHint')}</p>}
				</div>
				{href && (
					<Link href={href} variant="quiet" alone>
						<span className="inline-flex items-center gap-1">
							{t('home.all')}
							<span className="sr-only">: {t(`home.shelf.${name}`)}</span>
							<ArrowRightIcon aria-hidden="true" className="size-4" />
						</span>
					</Link>
				)}
			</div>
			<ListingGrid
				listings={listings}
				failed={failed}
				onRetry={onRetry}
				now={now}
				columns="four"
				expected={4}
				eagerCount={first ? 2 : 0}
			/>
		</section>
	);
}
