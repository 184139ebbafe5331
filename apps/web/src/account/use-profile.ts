import {
	type ProfileFormFragment,
	type UpdateProfileMutationVariables,
	useConfirmEmailMutation,
	useCreateUploadMutation,
	useMeQuery,
	usePersonQuery,
	usePrivacyQuery,
	useProfileQuery,
	useSendMailLinkMutation,
	useUpdateProfileMutation,
} from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { SubmitFailure } from '@ancu/forms/form';
import { useToast } from '@ancu/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ofQueries } from '../data/of-queries.ts';
import { anew, sharedByTabs } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { sendFile } from '../file/send-file.ts';
import { isProofOver } from './is-proof-over.ts';
import { passwordRefusals } from './password-refusals.ts';
import { session } from './session.ts';
import { useEmailToken } from './use-email-token.ts';

/** The signed-in person's profile, and what can be done to it. */
export function useProfile() {
	const { t } = useTranslation(['web', 'error', 'translation']);
	// As it was before the last change elsewhere, it would undo that.
	const profile = useProfileQuery(undefined, { ...anew, ...sharedByTabs });
	const client = useQueryClient();
	const toast = useToast();
	const submit = useSubmit();
	const update = useUpdateProfileMutation();
	const sendMail = useSendMailLinkMutation();
	const openUpload = useCreateUploadMutation();
	const confirmEmail = useConfirmEmailMutation();

	const keep = async (getMe: ProfileFormFragment) => {
		client.setQueryData(useProfileQuery.getKey(), { getMe });
		// The header and one's own page show the name too, and what others may see of it is chosen where it stands.
		await client.invalidateQueries(ofQueries(useMeQuery, usePersonQuery, usePrivacyQuery));
	};
	const change = async (given: UpdateProfileMutationVariables) => keep((await update.mutateAsync(given)).updateMe);
	const save = (given: UpdateProfileMutationVariables): Promise<SubmitFailure | undefined> =>
		submit(() => change(given), passwordRefusals);

	useEmailToken(async (emailToken) => {
		// Where nobody is signed in any more, the profile is refused too, and that leads to sign-in; the token waits behind the # meanwhile.
		if (!(await session.getToken())) return false;
		try {
			await keep((await confirmEmail.mutateAsync({ emailToken })).confirmEmail);
			toast({ kind: 'success', message: t('emailConfirmed') });
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			// What the server says is a toast already.
			if (error.code === 'NETWORK')
				toast({
					kind: 'error',
					message: t('error:NETWORK'),
					action: { label: t('translation:retry'), onAct: () => location.reload() },
				});
			return isProofOver(error);
		}
	});

	return {
		profile,
		save,
		/** Changes the profile; throws what the server refuses. */
		change,
		sendEmailLink: () =>
			submit(async () => {
				// The address may be another by now, or be proved: by a link that was opened elsewhere.
				const { email, isEmailVerified } = (await profile.refetch({ throwOnError: true })).data?.getMe ?? {};
				if (email && !isEmailVerified) await sendMail.mutateAsync({ email });
			}),
		uploadAvatar: (picture: Blob) =>
			submit(async () => {
				const { id, url } = (await openUpload.mutateAsync({ purpose: 'AVATAR' })).createUpload;
				await sendFile(url, picture);
				await change({ avatar: id });
			}),
	};
}
