import { useTranslation } from 'react-i18next';
import { ListingGrid } from '../listing-grid/listing-grid.tsx';
import type { ListingSummary } from '../listing-model.ts';

export interface DuplicateListProps {
	/** Listings that look like the same property. */
	listings: readonly ListingSummary[];
	now: Date;
}

/** Says that a property seems to be posted already, and where. Nothing when it is not. */
export function DuplicateList({ listings, now }: DuplicateListProps) {
	const { t } = useTranslation('listing');
	if (listings.length === 0) return null;
	return (
		<section aria-label={t('form.duplicatesTitle')} data-slot="duplicate-list" className="grid gap-3">
			<p>{t('form.duplicates')}</p>
			<ListingGrid listings={listings} now={now} columns="one" density="row" />
		</section>
	);
}
