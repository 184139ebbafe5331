import { newKey } from '@ancu/forms/file';
import type { ListingStep } from '@ancu/forms/listing';
import { ListingEditScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, oncePerPath, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { NewListing } from './new-listing.tsx';
import { useBegunListings } from './use-begun-listings.ts';

const needs = {
	queries: () => [],
	namespaces: ['listing', 'listing-desk', 'map', 'address', 'invest'],
	signedIn: true,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);
export const shouldRevalidate = oncePerPath;

export default function PostNewPage() {
	const { t } = useTranslation('web');
	const [params, setParams] = useSearchParams();
	const { begun } = useBegunListings();
	const [fresh, setFresh] = useState(newKey);
	const drafted = params.get('draft');
	// What is begun after this one is another.
	if (drafted === fresh) setFresh(newKey());
	const isAnew = params.has('new');
	const latest = isAnew ? undefined : begun?.find(({ locationInfoId }) => !locationInfoId)?.id;
	const id = drafted ?? latest ?? fresh;
	// A reload, and the back button, lead to what was begun, and to where in it.
	const keepAt = (step: ListingStep, { replace }: { replace: boolean }) =>
		setParams({ draft: id, step }, { replace, preventScrollReset: true });
	return (
		<Page>
			<PrivateHead title={t('postNew')} />
			<ListingEditScreen
				title={t('postNew')}
				form={
					begun && (
						<NewListing
							key={id}
							id={id}
							step={params.get('step') ?? undefined}
							onStepChange={keepAt}
							onBegin={(step) => drafted !== id && keepAt(step, { replace: true })}
						/>
					)
				}
			/>
		</Page>
	);
}
