import { useNewsListQuery } from '@ancu/api/content';
import { useListingSearchQuery } from '@ancu/api/listing';
import { ArticleShelf } from '@ancu/ui/content';
import { HomeScreen, ListingSearch } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useAddressOptions } from '../address/use-address-options.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { quiet } from '../data/query-client.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { findSearchAddress } from './find-search-address.ts';
import { homeNeeds, homeNews, shelves } from './home.needs.ts';
import { listHref, pathOfKind } from './list-address.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { siteData } from './structured-data.ts';
import { rememberSearch, useProposals } from './use-proposals.ts';

// Legacy codes of the provinces with the most adverts.
const POPULAR = ['01', '79', '48', '74', '75', '31'];

export const handle = homeNeeds;
export const loader = serverLoader(homeNeeds);
export const clientLoader = browserLoader(homeNeeds);

export default function HomePage() {
	const now = new Date(useLoaderData<typeof loader>().now);
	const { t } = useTranslation(['web', 'content']);
	const goOn = useGoOn();
	const { provinces } = useAddressOptions({});
	const proposals = useProposals();
	const newest = useListingSearchQuery(shelves.newest);
	const rent = useListingSearchQuery(shelves.rent);
	const project = useListingSearchQuery(shelves.project);
	const offering = useListingSearchQuery(shelves.offering);
	const news = useNewsListQuery(homeNews, quiet).data?.getAllNews.data;
	const show = ({ data, isError }: typeof newest) => ({ listings: data?.getAllLocationInfo.data, failed: isError });

	return (
		<Page width="full">
			<PageHead
				title={t('home.title')}
				description={t('home.description')}
				canonical="/"
				data={siteData(t('home.description'))}
			/>
			<HomeScreen
				now={now}
				recent={<RecentlyViewed now={now} />}
				news={<ArticleShelf title={t('content:news.title')} articles={news} />}
				onRetry={() => [newest, rent, project, offering].map(({ isError, refetch }) => isError && refetch())}
				shortcuts={(provinces ?? [])
					.filter(({ id }) => POPULAR.includes(id))
					.map(({ id, name }) => ({
						label: name,
						href: listHref({ pathname: '/real-estate', filter: { provinceId: id }, view: 'list' }),
					}))}
				search={
					<ListingSearch
						action="/search"
						provinces={provinces}
						proposals={proposals}
						onSearch={async (filter, searched) => {
							rememberSearch(searched);
							await goOn(await findSearchAddress({ pathname: pathOfKind(filter.tradingType), filter, view: 'list' }));
						}}
					/>
				}
				shelves={[
					{ name: 'priority', listings: newest.data?.getAllLocationInfo.priorityPost, failed: newest.isError },
					{ name: 'newest', href: '/real-estate', ...show(newest) },
					{ name: 'rent', href: '/rent', ...show(rent) },
					{ name: 'project', href: '/project', ...show(project) },
					{ name: 'offering', href: '/invest', ...show(offering) },
				]}
			/>
		</Page>
	);
}
