import { useQueryClient } from '@tanstack/react-query';
import { forgetDevice } from '../data/stored-list.ts';
import { leaveFreely } from '../shell/unsaved.ts';
import { useGo } from '../shell/use-go.ts';
import { session } from './session.ts';

/** Ends the session in this browser and leads elsewhere; nothing of the person stays on the device. */
export function useForget(): (href: string) => Promise<void> {
	const client = useQueryClient();
	const go = useGo();
	return async (href) => {
		session.end();
		forgetDevice();
		const theirs = client.getQueryCache().getAll();
		// First away: the page that is open would ask for its data again, as nobody.
		await leaveFreely(() => go(href, { replace: true, flushSync: true }));
		for (const query of theirs) if (!query.isActive()) client.getQueryCache().remove(query);
		session.left();
	};
}
