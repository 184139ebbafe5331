import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from './session.ts';

/** Ends the session in this browser and leads elsewhere; nothing of the person stays in memory. */
export function useForget(): (href: string) => Promise<void> {
	const client = useQueryClient();
	const navigate = useNavigate();
	return async (href) => {
		session.end();
		// First away: the page that is open would ask for its data again, as nobody.
		await navigate(href, { replace: true, flushSync: true });
		client.removeQueries({ type: 'inactive' });
	};
}
