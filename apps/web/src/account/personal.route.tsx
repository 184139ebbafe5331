import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { PersonPage } from './person-page.tsx';
import { useAccount } from './use-account.ts';

const needs = { queries: () => [], namespaces: ['account', 'listing'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PersonalPage() {
	const { t } = useTranslation('web');
	const { now } = useLoaderData<typeof loader>();
	return (
		<PersonPage
			id={useAccount()?.id}
			path="/personal"
			now={new Date(now)}
			head={() => <PrivateHead title={t('personal')} />}
		/>
	);
}
