import type { MeFragment } from '@ancu/api/account';
import { useToast } from '@ancu/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { takeDevice } from '../data/stored-list.ts';
import { useGoOn } from '../shell/use-go.ts';
import { session } from './session.ts';
import { readNext } from './sign-in-href.ts';

/** What happens once the server has opened a session: it is kept, the person is greeted and goes back to where they were. */
export function useEnter(): (opened: { token: string; user: Pick<MeFragment, 'id' | 'name'> }) => Promise<void> {
	const { t } = useTranslation('account');
	const [params] = useSearchParams();
	const goOn = useGoOn();
	const client = useQueryClient();
	const toast = useToast();
	return async ({ token, user }) => {
		takeDevice(user.id);
		session.start(token, user.id);
		client.clear();
		toast({ kind: 'success', message: t('signIn.welcome', { name: user.name }) });
		// What stands after the # is for the page that asked for signing in, as the token of a mail's link.
		await goOn(readNext(params) + location.hash, { replace: true });
	};
}
