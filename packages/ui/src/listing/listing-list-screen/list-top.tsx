import { filterConditions } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../primitives/spinner/index.ts';
import { ActiveFilters } from '../active-filters/active-filters.tsx';
import { ListingFilterBar } from '../listing-filter-bar/listing-filter-bar.tsx';
import { SearchNotes } from '../search-notes/search-notes.tsx';
import { useListTitle } from '../use-list-title.ts';
import { useTotalWords } from '../use-total-words.ts';
import type { ListingListScreenProps } from './listing-list-screen.tsx';

interface ListTopProps
	extends Pick<
		ListingListScreenProps,
		| 'filter'
		| 'names'
		| 'result'
		| 'refreshing'
		| 'proposals'
		| 'hrefOf'
		| 'onSearch'
		| 'onApply'
		| 'onOpenFilters'
		| 'saveSearch'
		| 'prompt'
	> {
	/** Listings that were paid for stand in front. */
	hasPriority: boolean;
	/** On a narrow screen it leaves the map below as much room as it can. */
	compact: boolean;
}

/** What is listed, and how to look for something else. */
export function ListTop(props: ListTopProps) {
	const { filter, names, result, refreshing, hrefOf, saveSearch, prompt, hasPriority, compact } = props;
	const { t } = useTranslation('listing');
	const totalWords = useTotalWords();
	// Beside the conditions that it keeps, else beside what is said of the order.
	const hasConditions = filterConditions(filter).length > 0;
	const beside = compact ? 'max-lg:hidden' : '';
	const save = result?.total !== 0 && saveSearch && <div className={beside}>{saveSearch}</div>;

	return (
		<>
			<div className={`flex flex-wrap items-baseline justify-between gap-x-4 mb-4 ${compact ? 'max-lg:mb-2' : ''}`}>
				<h1 className={`text-2xl font-bold ${compact ? 'max-lg:truncate max-lg:text-base' : ''}`}>
					{useListTitle(filter, names)}
				</h1>
				<p role="status" className={`inline-flex items-center gap-2 text-ink-muted ${beside}`}>
					{refreshing ? (
						<>
							<Spinner />
							{t('list.loading')}
						</>
					) : (
						result && totalWords(result.total)
					)}
				</p>
			</div>
			<div
				className={`mb-4 grid gap-3 ${compact ? 'max-lg:mb-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-2' : ''}`}
			>
				<ListingFilterBar
					compact={compact}
					filter={filter}
					proposals={props.proposals}
					onSearch={props.onSearch}
					onApply={props.onApply}
					onOpenFilters={props.onOpenFilters}
				/>
				<div
					className={`flex flex-wrap items-center justify-between gap-3 ${compact ? 'max-lg:min-w-0 max-lg:flex-1' : ''}`}
				>
					{hasConditions && <ActiveFilters compact={compact} filter={filter} names={names} hrefOf={hrefOf} />}
					{hasConditions && save}
					<div className={`min-w-0 grow ${hasConditions ? 'basis-full' : 'basis-40'} ${beside}`}>
						<SearchNotes filter={filter} hasPriority={hasPriority} ranked={result?.total !== 0} hrefOf={hrefOf} />
					</div>
					{!hasConditions && save}
				</div>
				{prompt && <div className={beside}>{prompt}</div>}
			</div>
		</>
	);
}
