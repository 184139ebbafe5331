import { filterConditions, type ListingFilter, searchInParts, withoutFields } from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { type FilterNames, type SearchPart, useFilterWords } from '../use-filter-words.ts';
import { useTotalWords } from '../use-total-words.ts';

const OFFERED = 4;

/** A condition that might be left out. */
export interface Relaxation {
	/** Fields that make it up; `search` for the words. */
	fields: readonly string[];
	/** Listings that are found without it; 1,001 stands for more than a thousand. */
	total: number;
}

/** What might help where nothing was found. */
export interface Relaxations {
	/** Of the search as `searchInParts` has it, the most listings first; undefined while they are looked for. */
	offers: readonly Relaxation[] | undefined;
	/** They could not be had. @default false */
	failed?: boolean | undefined;
}

export interface NoResultProps {
	filter: ListingFilter;
	names: FilterNames;
	relaxations: Relaxations;
	/** Address of this list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
	/** Keeps the search, to be told of what is new. */
	saveSearch?: ReactNode;
}

/** Nothing was found: which one condition to leave out, and how much that would find. */
export function NoResult({
	filter,
	names,
	relaxations: { offers, failed = false },
	hrefOf,
	saveSearch,
}: NoResultProps) {
	const { t } = useTranslation('listing');
	const conditions = filterConditions(filter);
	const isNarrowed = conditions.length > 0 || filter.search !== undefined;
	const help = () => {
		if (!isNarrowed) return t('list.emptyText');
		if (failed && !offers) return t('list.relaxFailed');
		if (!offers) return <OffersLoading />;
		if (offers.length === 0) return t('list.emptyAll');
		return <Offers filter={searchInParts(filter)} names={names} offers={offers} hrefOf={hrefOf} />;
	};
	return (
		<StateMessage
			title={t('list.empty')}
			icon={<SearchIcon />}
			actions={
				<>
					{isNarrowed && (
						<LinkButton variant="secondary" size="sm" href={hrefOf({ tradingType: filter.tradingType })}>
							{t('filter.clear')}
						</LinkButton>
					)}
					{saveSearch}
				</>
			}
		>
			{help()}
		</StateMessage>
	);
}

interface OffersProps extends Pick<NoResultProps, 'filter' | 'names' | 'hrefOf'> {
	offers: readonly Relaxation[];
}

function Offers({ filter, names, offers, hrefOf }: OffersProps) {
	const { t } = useTranslation('listing');
	const Element = useLinkElement();
	const wordsOf = useFilterWords(names);
	const totalWords = useTotalWords();
	return (
		<>
			<p>{t('list.emptyFiltered')}</p>
			<ul className="mx-auto mt-3 grid max-w-md gap-2 text-left">
				{offers.slice(0, OFFERED).map(({ fields, total }) => {
					const parts = fields as SearchPart[];
					// The sentence has quotes of its own.
					const name = parts.join() === 'search' ? filter.search : wordsOf(filter, parts);
					return (
						<li key={fields.join()}>
							<Element
								href={hrefOf(withoutFields(filter, ...parts))}
								className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-card border border-line-strong bg-surface-raised px-4 py-2 text-ink hover:border-ink"
							>
								<span className="min-w-0 wrap-break-word">{t('list.relax', { name })}</span>
								<span className="font-bold">{totalWords(total)}</span>
							</Element>
						</li>
					);
				})}
			</ul>
		</>
	);
}

function OffersLoading() {
	const { t } = useTranslation('listing');
	return (
		<div role="status" aria-busy="true">
			<p>{t('list.relaxing')}</p>
			<div className="mx-auto mt-3 grid h-25 w-[min(28rem,60vw)] gap-2">
				<Skeleton shape="box" />
				<Skeleton shape="box" />
			</div>
		</div>
	);
}
