import {
	useChangePasswordMutation,
	useEndOtherSessionsMutation,
	useEndSessionMutation,
	useSessionsQuery,
} from '@ancu/api/account';
import { serverDate } from '@ancu/forms/format';
import { ChangePasswordForm, SessionList, SettingsLayout } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { quiet } from '../data/query-client.ts';
import { unlessGone } from '../data/unless-gone.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useAccount } from './use-account.ts';

const needs = { queries: () => [], namespaces: ['account'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

// What the server calls the fields of the form.
const refusals = {
	fields: { newPassword: 'password' },
	codes: { WRONG_PASSWORD: { path: 'oldPassword', code: 'wrong' } },
};

export default function SecurityPage() {
	const { t } = useTranslation('account');
	const account = useAccount();
	const sessions = useSessionsQuery();
	const changePassword = useChangePasswordMutation();
	const endSession = useEndSessionMutation(quiet);
	const endOthers = useEndOtherSessionsMutation();
	const submit = useSubmit();
	const thenReload = (run: () => Promise<unknown>) => async () => {
		await run();
		await sessions.refetch();
	};

	return (
		<Page>
			<PrivateHead title={t('settings.security')} />
			<SettingsLayout current="security">
				<ChangePasswordForm
					username={account?.phone ?? account?.email ?? null}
					onSubmit={({ oldPassword, password }) =>
						submit(
							thenReload(() => changePassword.mutateAsync({ oldPassword, newPassword: password })),
							refusals,
						)
					}
				/>
				<SessionList
					sessions={sessions.data?.getAllMySession}
					failed={sessions.isError}
					onRetry={sessions.refetch}
					now={serverDate()}
					onEnd={(id) => submit(thenReload(() => unlessGone(endSession.mutateAsync({ id }))))}
					onEndOthers={() => submit(thenReload(() => endOthers.mutateAsync({})))}
				/>
			</SettingsLayout>
		</Page>
	);
}
