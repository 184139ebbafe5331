import { operation } from '@ancu/api/client';
import { type OfferingsQuery, useOfferingsQuery } from '@ancu/api/invest';
import { isAllowed, readsOrders } from '@ancu/forms/access';
import { InvestScreen, type OfferingPhase } from '@ancu/ui/invest';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';
import { StaffOnly } from '../shell/staff-only.tsx';
import { Holdings } from './holdings.tsx';
import { type InvestView, investHref, investTabHref, readInvestView } from './invest-address.ts';
import { hrefInstead, Offerings, offeringsOf } from './offerings.tsx';
import { OneOrder } from './one-order.tsx';
import { Orders } from './orders.tsx';

const needs: PageNeeds = {
	namespaces: ['invest', 'listing', 'wallet'],
	// What is offered is for everybody to see; what one has of it is not.
	signedIn: ({ searchParams }) => readInvestView(searchParams).name !== 'offerings',
	queries: ({ url }) => {
		const view = readInvestView(url.searchParams);
		return view.name === 'offerings' ? [{ ...operation(useOfferingsQuery, offeringsOf(view)), forViewer: true }] : [];
	},
	elsewhere: (answers, url) => {
		const view = readInvestView(url.searchParams);
		if (view.name !== 'offerings') return undefined;
		return hrefInstead(answers.getQueryData<OfferingsQuery>(useOfferingsQuery.getKey(offeringsOf(view))), view);
	},
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function InvestRoute() {
	const { t } = useTranslation(['web', 'invest']);
	const [params] = useSearchParams();
	const now = new Date(useLoaderData<typeof loader>().now);
	const account = useAccount();
	const readsAll = account != null && isAllowed(readsOrders, account.role);
	const view = readInvestView(params);
	const titleOf = (phase: OfferingPhase) =>
		phase === 'OPEN' ? t('invest.title') : `${t('invest.title')}: ${t(`invest:offerings.phase.${phase}`)}`;
	if (view.name === 'all' && account && !readsAll) return <StaffOnly />;
	if (view.name === 'order')
		return (
			<Page>
				<PrivateHead title={t('invest.order')} />
				<OneOrder key={view.id} id={view.id} payment={view.payment} />
			</Page>
		);
	return (
		<Page>
			{view.name === 'offerings' ? (
				<PageHead
					page={view.page}
					title={titleOf(view.phase)}
					description={t('invest.description')}
					canonical={investHref(view)}
				/>
			) : (
				<PrivateHead title={t('invest.title')} />
			)}
			<InvestScreen tab={view.name} hrefOf={investTabHref} readsAll={readsAll}>
				<Part key={view.name} view={view} now={now} />
			</InvestScreen>
		</Page>
	);
}

function Part({ view, now }: { view: Exclude<InvestView, { name: 'order' }>; now: Date }) {
	if (view.name === 'offerings') return <Offerings phase={view.phase} page={view.page} now={now} />;
	if (view.name === 'holdings') return <Holdings page={view.page} now={now} />;
	return <Orders scope={view.name} filter={view.filter} page={view.page} />;
}
