import { usePersonQuery } from '@ancu/api/account';
import { operation } from '@ancu/api/client';
import { usePersonListingsQuery } from '@ancu/api/listing';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { pagesOf } from '../data/read-page.ts';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';
import { listingsOf } from './person-listings.tsx';
import { PersonPage } from './person-page.tsx';

const needs: PageNeeds = {
	namespaces: ['account', 'listing'],
	queries: ({ params: { id = '' }, url }) => [
		// Phone and e-mail may be for those who are signed in.
		{ ...operation(usePersonQuery, { id }), forViewer: true },
		operation(usePersonListingsQuery, listingsOf(id, url.searchParams)),
	],
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function OtherPersonPage() {
	const { t } = useTranslation(['web', 'account']);
	const { id = '' } = useParams();
	const { isMissing, now } = useLoaderData<typeof loader>();
	const path = `/personal/${id}`;
	const { page } = listingsOf(id, useSearchParams()[0]);
	return (
		<PersonPage
			id={id}
			isMissing={isMissing}
			path={path}
			now={new Date(now)}
			head={(name) =>
				name ? (
					<PageHead
						title={name}
						page={page}
						description={t('person.description', { name })}
						canonical={pagesOf(path)(page)}
					/>
				) : (
					<PrivateHead title={t(name === null ? 'account:person.notFound' : 'person.title')} />
				)
			}
		/>
	);
}
