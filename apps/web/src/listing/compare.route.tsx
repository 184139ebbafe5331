import { operation } from '@ancu/api/client';
import { useCompareListingsQuery } from '@ancu/api/listing';
import { CompareTable } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { compareHref, readCompared } from './compare-address.ts';
import { savedHref } from './saved-address.ts';

const needs: PageNeeds = {
	namespaces: ['listing'],
	queries: ({ url }) => {
		const sequenceIds = readCompared(url.searchParams, 'ids');
		return sequenceIds.length > 0 ? [operation(useCompareListingsQuery, { sequenceIds })] : [];
	},
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ComparePage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const sequenceIds = readCompared(params, 'ids');
	const compared = useCompareListingsQuery({ sequenceIds }, { enabled: sequenceIds.length > 0 });
	const found = compared.data?.getAllLocationInfo.data;
	const listings = sequenceIds.length === 0 ? [] : found && inOrder(found, sequenceIds);

	return (
		<Page>
			<PrivateHead title={t('compare')} />
			<CompareTable
				listings={listings}
				failed={compared.isError}
				onRetry={compared.refetch}
				withoutHref={({ sequenceId }) => compareHref(sequenceIds.filter((id) => id !== sequenceId))}
				savedHref={savedHref({ chosen: sequenceIds })}
			/>
		</Page>
	);
}

function inOrder<Listing extends { sequenceId: number }>(
	listings: readonly Listing[],
	ids: readonly number[],
): Listing[] {
	return ids.flatMap((id) => listings.find(({ sequenceId }) => sequenceId === id) ?? []);
}
