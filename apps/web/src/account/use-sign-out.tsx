import { useSignOutMutation } from '@ancu/api/account';
import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsentDraft } from '../data/local-draft.ts';
import { useLoadPushDevice } from '../notification/load-push-device.ts';
import { within } from '../notification/within.ts';
import { hasUnsaved } from '../shell/unsaved.ts';
import { session } from './session.ts';
import { useForget } from './use-forget.ts';

/** Nobody waits longer to be signed out. */
const UNBIND_MS = 3_000;

interface SignOut {
	/** Signs out, on the server too, and leads home. Whatever comes of the rest, this browser forgets. */
	signOut: () => void;
	/** The question before what stands in this browser alone is forgotten, to be drawn on every page. */
	question: ReactNode;
}

export function useSignOut(): SignOut {
	const { t } = useTranslation(['web', 'translation']);
	const loadDevice = useLoadPushDevice();
	const forget = useForget();
	const [isAsking, setAsking] = useState(false);

	async function leave(): Promise<void> {
		// First, while the server still knows whose device it is.
		await within(
			UNBIND_MS,
			loadDevice().then((device) => device.disable()),
		).catch(console.warn);
		session.leave();
		await useSignOutMutation.fetcher({})().catch(console.warn);
		await forget('/');
	}

	const stay = () => setAsking(false);
	return {
		signOut: () => {
			if (hasUnsaved() || hasUnsentDraft()) setAsking(true);
			else void leave();
		},
		question: (
			<Dialog
				open={isAsking}
				onClose={stay}
				title={t('signOut.title')}
				closeLabel={t('translation:close')}
				footer={
					<>
						<Button
							variant="secondary"
							onClick={() => {
								stay();
								void leave();
							}}
						>
							{t('signOut.leave')}
						</Button>
						<Button onClick={stay}>{t('leave.stay')}</Button>
					</>
				}
			>
				<p>{t('signOut.text')}</p>
			</Dialog>
		),
	};
}
