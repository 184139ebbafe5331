import { useNotificationSettingsQuery, useUpdateNotificationSettingsMutation } from '@ancu/api/notification';
import { SettingsLayout } from '@ancu/ui/account';
import { NotificationSettingsForm, PushStatus } from '@ancu/ui/notification';
import { Page } from '@ancu/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { anew, sharedByTabs } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { usePush } from './use-push.ts';

const needs = { queries: () => [], namespaces: ['account', 'notification'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function NotificationSettingsPage() {
	const { t } = useTranslation('web');
	const client = useQueryClient();
	// As they were before the last change elsewhere, they would undo that.
	const settings = useNotificationSettingsQuery(undefined, { ...anew, ...sharedByTabs });
	const update = useUpdateNotificationSettingsMutation();
	const submit = useSubmit();
	const push = usePush();
	const [isDirty, setDirty] = useState(false);
	const guard = useLeaveGuard(isDirty);
	return (
		<Page>
			<PrivateHead title={t('notification.settings')} />
			<SettingsLayout current="notification">
				<PushStatus state={push.state} onEnable={push.enable} onDisable={push.disable} />
				<NotificationSettingsForm
					settings={settings.data?.getMyNotificationSettings}
					failed={settings.isError}
					onRetry={settings.refetch}
					mailHref="/setting/information"
					onDirtyChange={setDirty}
					onSubmit={(data) =>
						submit(async () => {
							const { updateNotificationSettings: kept } = await update.mutateAsync({ data });
							client.setQueryData(useNotificationSettingsQuery.getKey(), { getMyNotificationSettings: kept });
						})
					}
				/>
			</SettingsLayout>
			{guard.dialog}
		</Page>
	);
}
