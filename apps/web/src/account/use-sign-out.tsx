import { useSignOutMutation } from '@ancu/api/account';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsentDraft } from '../data/local-draft.ts';
import { within } from '../data/within.ts';
import { useLoadPushDevice } from '../notification/use-load-push-device.ts';
import { LeaveQuestion } from '../shell/leave-question.tsx';
import { hasUnsaved } from '../shell/unsaved.ts';
import { session } from './session.ts';
import { useForget } from './use-forget.ts';

/** Nobody waits longer for either of the servers that are told. */
const TELL_MS = 3_000;

interface SignOut {
	/** Signs out, on the server too, and leads home. Whatever comes of the rest, this browser forgets. */
	signOut: () => void;
	/** The question before what stands in this browser alone is forgotten, to be drawn on every page. */
	question: ReactNode;
}

/** The way out of an account. */
export function useSignOut(): SignOut {
	const { t } = useTranslation('web');
	const loadDevice = useLoadPushDevice();
	const forget = useForget();
	const [isAsking, setAsking] = useState(false);

	async function leave(): Promise<void> {
		// First, while the server still knows whose device it is.
		await within(
			TELL_MS,
			loadDevice().then((device) => device.disable()),
		).catch(console.warn);
		session.leave();
		// It is sent on though nobody waits for the answer any more.
		await within(TELL_MS, useSignOutMutation.fetcher({})()).catch(console.warn);
		await forget('/');
	}

	const stay = () => setAsking(false);
	return {
		signOut: () => {
			if (hasUnsaved() || hasUnsentDraft()) setAsking(true);
			else void leave();
		},
		question: (
			<LeaveQuestion
				open={isAsking}
				title={t('signOut.title')}
				text={t('signOut.text')}
				leaveLabel={t('signOut.leave')}
				onLeave={() => {
					stay();
					void leave();
				}}
				onStay={stay}
			/>
		),
	};
}
