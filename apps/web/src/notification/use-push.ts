import type { SubmitFailure } from '@ancu/forms/form';
import type { PushState } from '@ancu/ui/notification';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { needsInstall } from './needs-install.ts';
import { usePushDevice } from './push-device.ts';

interface Push {
	/** Undefined while it is not known. */
	state: PushState | undefined;
	enable: () => Promise<SubmitFailure | undefined>;
	disable: () => Promise<SubmitFailure | undefined>;
}

/** Whether this browser takes push messages, and changing that. */
export function usePush(): Push {
	const { t } = useTranslation('web');
	const device = usePushDevice();
	const submit = useSubmit();
	const [state, setState] = useState<PushState>();

	useEffect(() => {
		let isGone = false;
		device
			.state()
			// A browser may refuse to keep anything, as with site data blocked: for whom it takes messages is kept there.
			.catch(() => 'unsupported' as const)
			.then((found) => {
				if (!isGone) setState(found === 'unsupported' && needsInstall(navigator) ? 'install' : found);
			});
		return () => {
			isGone = true;
		};
	}, [device]);

	// Push services refuse in words of their own, which nobody is helped by.
	const change = async (run: () => Promise<PushState>) => {
		try {
			return await submit(async () => setState(await run()));
		} catch (error) {
			console.error(error);
			return { message: t('notification.pushFailed') };
		}
	};
	return {
		state,
		enable: () => change(() => device.enable()),
		disable: () =>
			change(async () => {
				await device.disable();
				return device.state();
			}),
	};
}
