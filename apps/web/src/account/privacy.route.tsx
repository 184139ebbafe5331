import { useConsentsQuery, useKeptPlaceQuery, usePersonQuery, useSetConsentMutation } from '@ancu/api/account';
import { ConsentList, PrivacyForm, SettingsLayout } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { OwnData } from './own-data.tsx';
import { usePrivacy } from './use-privacy.ts';

const needs = { queries: () => [], namespaces: ['account'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PrivacyPage() {
	const { t } = useTranslation('account');
	const privacy = usePrivacy();
	const me = privacy.data?.getMe;
	const person = usePersonQuery({ id: me?.id ?? '' }, { enabled: Boolean(me) });
	const client = useQueryClient();
	const consents = useConsentsQuery();
	const setConsent = useSetConsentMutation();
	const submit = useSubmit();

	return (
		<Page>
			<PrivateHead title={t('settings.privacy')} />
			<SettingsLayout current="privacy">
				<PrivacyForm
					account={me}
					person={person.data?.getOneUser}
					failed={me ? person.isError : privacy.isError}
					onRetry={() => [privacy.refetch(), me && person.refetch()]}
					onChange={privacy.change}
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
