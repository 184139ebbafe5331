import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../account/session.ts';
import { useAccount } from '../account/use-account.ts';
import { canPush } from './create-push-device.ts';
import { boundAccount } from './push-binding.ts';
import { useBoundPushDevice } from './push-device.ts';

/** Keeps this browser's pushes with whoever is signed in: a session that ends unbinds it, and so does another account. */
export function usePushWatch(): void {
	const device = useBoundPushDevice();
	const account = useAccount()?.id;
	const navigate = useNavigate();

	useEffect(() => session.onEnd(device.forget), [device]);

	useEffect(() => {
		if (!account || !canPush()) return;
		boundAccount()
			.then((bound) => {
				if (bound) return bound === account ? device.refresh() : device.forget();
			})
			// A browser may refuse to keep anything, as in a private window.
			.catch(console.warn);
	}, [account, device]);

	useEffect(() => device.onOpen((path) => navigate(path)), [device, navigate]);
}
