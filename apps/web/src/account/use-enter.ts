import type { MeFragment } from '@ancu/api/account';
import { useToast } from '@ancu/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { takeDevice } from '../data/stored-list.ts';
import { session } from './session.ts';
import { useGoNext } from './use-go-next.ts';

/** What happens once the server has opened a session: it is kept, the person is greeted and goes back to where they were. */
export function useEnter(): (opened: { token: string; user: Pick<MeFragment, 'id' | 'name'> }) => Promise<void> {
	const { t } = useTranslation('account');
	const goNext = useGoNext();
	const client = useQueryClient();
	const toast = useToast();
	return async ({ token, user }) => {
		takeDevice(user.id);
		session.start(token, user.id);
		client.clear();
		toast({ kind: 'success', message: t('signIn.welcome', { name: user.name }) });
		await goNext();
	};
}
