import { operation } from '@ancu/api/client';
import { useCompareListingsQuery } from '@ancu/api/listing';
import { CompareTable } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';

const MOST = 4;

function readIds(params: URLSearchParams): number[] {
	const ids = (params.get('ids') ?? '').split(',').map(Number);
	return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31).slice(0, MOST);
}

const needs: PageNeeds = {
	namespaces: ['listing'],
	queries: ({ url }) => {
		const sequenceIds = readIds(url.searchParams);
		return sequenceIds.length > 0 ? [operation(useCompareListingsQuery, { sequenceIds })] : [];
	},
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ComparePage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const sequenceIds = readIds(params);
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
				withoutHref={({ sequenceId }) => `/compare?ids=${sequenceIds.filter((id) => id !== sequenceId).join(',')}`}
				savedHref="/saved/real-estate"
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
