import {
	useConsentsQuery,
	useKeptPlaceQuery,
	usePersonQuery,
	usePrivacyQuery,
	useSetConsentMutation,
	useUpdatePrivacyMutation,
} from '@ancu/api/account';
import { ConsentList, PrivacyForm, SettingsLayout } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { sharedByTabs } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { OwnData } from './own-data.tsx';

const needs = { queries: () => [], namespaces: ['account'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PrivacyPage() {
	const { t } = useTranslation('account');
	const client = useQueryClient();
	const privacy = usePrivacyQuery(undefined, sharedByTabs);
	const me = privacy.data?.getMe;
	const person = usePersonQuery({ id: me?.id ?? '' }, { enabled: Boolean(me) });
	const consents = useConsentsQuery();
	const update = useUpdatePrivacyMutation();
	const setConsent = useSetConsentMutation();
	const submit = useSubmit();

	return (
		<Page>
			<PrivateHead title={t('settings.privacy')} />
			<SettingsLayout current="privacy">
				<PrivacyForm
					account={me}
					person={person.data?.getOneUser}
					failed={privacy.isError || person.isError}
					onRetry={() => [privacy.refetch(), me && person.refetch()]}
					onChange={(flag, value) =>
						submit(async () => {
							const { updateMe } = await update.mutateAsync({ [flag]: value });
							client.setQueryData(usePrivacyQuery.getKey(), { getMe: updateMe });
							await person.refetch();
						})
					}
				/>
				<ConsentList
					consents={consents.data?.getAllMyConsent}
					failed={consents.isError}
					onRetry={consents.refetch}
					onChange={(purpose, given) =>
						submit(async () => {
							await setConsent.mutateAsync({ purpose, given });
							// What was kept by it went with it.
							client.removeQueries({ queryKey: useKeptPlaceQuery.getKey() });
							await consents.refetch();
						})
					}
				/>
				<OwnData />
			</SettingsLayout>
		</Page>
	);
}
