import { usePersonQuery, usePrivacyQuery, useUpdatePrivacyMutation } from '@ancu/api/account';
import type { PrivacyFlag } from '@ancu/ui/account';
import { useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';
import { sharedByTabs } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useSignedIn } from './use-signed-in.ts';

/** What the account lets others see of its contacts, and how that is changed. */
export function usePrivacy() {
	const client = useQueryClient();
	const privacy = usePrivacyQuery(undefined, { ...sharedByTabs, enabled: useSignedIn() });
	const update = useUpdatePrivacyMutation();
	const submit = useSubmit();
	return {
		...privacy,
		/** Nobody but they themselves sees their number. */
		isPhoneHidden: privacy.data?.getMe.isShowPhone === false,
		/** Saves one flag; what was read shows it by the time this answers. */
		change: (flag: PrivacyFlag, value: boolean) =>
			submit(async () => {
				const { updateMe } = await update.mutateAsync({ [flag]: value });
				client.setQueryData(usePrivacyQuery.getKey(), { getMe: updateMe });
				await client.invalidateQueries(ofQueries(usePersonQuery));
			}),
	};
}
