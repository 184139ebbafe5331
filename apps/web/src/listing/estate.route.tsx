import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { CheckBilling } from '../verification/check-billing.tsx';
import { OwnCheck } from '../verification/own-check.tsx';
import { OwnListings } from './own-listings.tsx';

const needs = { queries: () => [], namespaces: ['listing', 'listing-desk', 'verification', 'wallet'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function EstatePage() {
	const { t } = useTranslation('web');
	const now = new Date(useLoaderData<typeof loader>().now);
	const [params] = useSearchParams();
	const toPay = params.get('greenCheck');
	const checkOf = params.get('checkOf');
	return (
		<Page>
			<PrivateHead title={t(toPay || checkOf ? 'verification.title' : 'estate')} />
			{toPay && <CheckBilling key={toPay} id={toPay} payment={params.get('payment') ?? undefined} />}
			{!toPay && checkOf && <OwnCheck key={checkOf} listingId={checkOf} checkId={params.get('check')} now={now} />}
			{!toPay && !checkOf && <OwnListings />}
		</Page>
	);
}
