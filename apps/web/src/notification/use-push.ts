import type { SubmitFailure } from '@ancu/forms/form';
import type { PushState } from '@ancu/ui/notification';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/use-account.ts';
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
	// Before it is known whose browser this is, it can be asked for nothing.
	const isKnown = useAccount() !== undefined;
	/** How often it was switched. */
	const times = useRef(0);
	const submit = useSubmit();
	const [state, setState] = useState<PushState>();

	useEffect(() => {
		if (!isKnown) return;
		let isGone = false;
		const before = times.current;
		device
			.state()
			// A browser may refuse to keep anything, as with site data blocked: for whom it takes messages is kept there.
			.catch(() => 'unsupported' as const)
			.then((found) => {
				// Switched meanwhile, what was found is out of date.
				if (isGone || times.current !== before) return;
				setState(found === 'unsupported' && needsInstall(navigator) ? 'install' : found);
			});
		return () => {
			isGone = true;
		};
	}, [device, isKnown]);

	// Push services refuse in words of their own, which nobody is helped by.
	const change = async (run: () => Promise<PushState>) => {
		times.current += 1;
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
