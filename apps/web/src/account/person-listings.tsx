import { type PersonListingsQueryVariables, usePersonListingsQuery } from '@ancu/api/listing';
import { ListingGrid } from '@ancu/ui/listing';
import { ListPages } from '@ancu/ui/translation';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { pagesOf, readPage } from '../data/read-page.ts';

const PAGE_SIZE = 24;

/** What is asked for somebody's listings, by the address of their page. */
export const listingsOf = (userId: string, params: URLSearchParams) =>
	({ userId, page: readPage(params, PAGE_SIZE), limit: PAGE_SIZE }) satisfies PersonListingsQueryVariables;

interface PersonListingsProps {
	id: string;
	/** That of the person's page. */
	path: string;
	/** The moment that ages are calculated to, the same on server and browser. */
	now: Date;
}

/** A person's public listings by pages. */
export function PersonListings({ id, path, now }: PersonListingsProps) {
	const [params] = useSearchParams();
	const variables = listingsOf(id, params);
	const listings = usePersonListingsQuery(variables, { enabled: id !== '', placeholderData: keepFullPage(variables) });
	const list = listings.data?.getAllLocationInfoOfUser;
	const hrefOf = pagesOf(path);
	const instead = pageInstead(list, variables.page, PAGE_SIZE);
	if (instead) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<>
			<ListingGrid
				listings={list?.data}
				failed={listings.isError}
				onRetry={listings.refetch}
				now={now}
				columns="four"
				expected={4}
			/>
			<ListPages page={variables.page} pageSize={PAGE_SIZE} total={list?.total ?? 0} hrefOf={hrefOf} />
		</>
	);
}
