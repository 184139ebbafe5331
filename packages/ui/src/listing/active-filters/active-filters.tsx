import { filterConditions, type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/index.ts';
import { RemovableTag } from '../../primitives/tag/index.ts';
import { type FilterNames, useFilterWords } from '../use-filter-words.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';

export interface ActiveFiltersProps {
	filter: ListingFilter;
	names: FilterNames;
	/** Address of the same list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
	/** On a narrow screen they stand in one line, which moves to the side. @default false */
	compact?: boolean | undefined;
}

/** The conditions in force, each with a way out of it. Nothing when there are none. */
export function ActiveFilters({ filter, names, hrefOf, compact = false }: ActiveFiltersProps) {
	const { t } = useTranslation('listing');
	const wordsOf = useFilterWords(names);
	const conditions = filterConditions(filter);
	const { container, onRemove } = useFocusAfterRemoval<HTMLUListElement>(conditions.length);
	if (conditions.length === 0) return null;

	return (
		<div
			data-slot="active-filters"
			// The outline of what has the focus lies outside of it.
			className={`flex min-w-0 flex-wrap items-center gap-2 ${compact ? 'max-lg:-m-1 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:p-1 max-lg:whitespace-nowrap' : ''}`}
		>
			<ul
				ref={container}
				aria-label={t('filter.active')}
				className={`flex min-w-0 flex-wrap gap-2 ${compact ? 'max-lg:shrink-0 max-lg:flex-nowrap' : ''}`}
			>
				{conditions.map((fields, index) => {
					const name = wordsOf(filter, fields);
					return (
						<li key={fields[0]} className="flex min-w-0">
							<RemovableTag
								removeHref={hrefOf(withoutFields(filter, ...fields))}
								removeLabel={t('filter.remove', { name })}
								onRemove={() => onRemove(index)}
							>
								{name}
							</RemovableTag>
						</li>
					);
				})}
			</ul>
			{conditions.length > 1 && (
				<Link href={hrefOf(withoutFields(filter, ...conditions.flat()))} variant="quiet" alone>
					{t('filter.clear')}
				</Link>
			)}
		</div>
	);
}
