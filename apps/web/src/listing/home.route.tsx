import { useNewsListQuery } from '@ancu/api/content';
import { ArticleShelf } from '@ancu/ui/content';
import { HomeScreen, ListingSearch } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useAddressOptions } from '../address/use-address-options.ts';
import { latePart } from '../data/late-part.tsx';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { quiet } from '../data/query-client.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { findSearchAddress } from './find-search-address.ts';
import { homeNeeds, homeNews } from './home.needs.ts';
import { listHref, pathOfKind } from './list-address.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { siteData } from './structured-data.ts';
import { useHomeShelves } from './use-home-shelves.ts';
import { rememberSearch, useProposals } from './use-proposals.ts';

// Legacy codes of the provinces with the most adverts.
const POPULAR = ['01', '79', '48', '74', '75', '31'];

const NearMe = latePart({ namespaces: ['map'], load: async () => (await import('./near-me.tsx')).NearMe });

export const handle = homeNeeds;
export const loader = serverLoader(homeNeeds);
export const clientLoader = browserLoader(homeNeeds);

export default function HomePage() {
	const now = new Date(useLoaderData<typeof loader>().now);
	const { t } = useTranslation(['web', 'content']);
	const goOn = useGoOn();
	const { provinces } = useAddressOptions({});
	const proposals = useProposals();
	const shelves = useHomeShelves();
	const news = useNewsListQuery(homeNews, quiet).data?.getAllNews.data;

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
				near={<NearMe />}
				recent={<RecentlyViewed now={now} />}
				news={<ArticleShelf title={t('content:news.title')} articles={news} />}
				{...shelves}
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
			/>
		</Page>
	);
}
