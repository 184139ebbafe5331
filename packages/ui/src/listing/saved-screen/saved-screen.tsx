import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../primitives/tab-links/index.ts';

/** Parts of what is saved. */
export type SavedTab = 'listings' | 'searches';

export interface SavedScreenProps {
	tab: SavedTab;
	/** Address of a part. */
	hrefOf: (tab: SavedTab) => string;
	/** The open part: `SavedListingList` or `SavedSearchList`. */
	children: ReactNode;
}

/** What somebody saved: listings, and searches to be told of. */
export function SavedScreen({ tab, hrefOf, children }: SavedScreenProps) {
	const { t } = useTranslation('listing');
	return (
		<div data-slot="saved-screen" className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-5">
			<h1 className="text-2xl font-bold">{t('saved.title')}</h1>
			<TabLinks
				label={t('saved.tabs.label')}
				tabs={(['listings', 'searches'] as const).map((name) => ({
					href: hrefOf(name),
					label: t(`saved.tabs.${name}`),
					current: name === tab,
				}))}
			/>
			{children}
		</div>
	);
}
