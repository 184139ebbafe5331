import { useWalletOwnerQuery } from '@ancu/api/wallet';
import type { PayOutsProps } from '@ancu/ui/wallet';
import { useFind } from '../data/use-find.ts';

/** Looks up whose wallet a phone number leads to, for a form that is about to move money of it. */
export function useFindOwner(): PayOutsProps['onFindOwner'] {
	const find = useFind();
	return (phone) => find(async () => (await useWalletOwnerQuery.fetcher({ phone })()).getOneWalletOwner);
}
