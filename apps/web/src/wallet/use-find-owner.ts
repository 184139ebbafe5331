import { useWalletOwnerQuery, type WalletOwnerQuery } from '@ancu/api/wallet';
import type { PayOutsProps } from '@ancu/ui/wallet';
import { useSubmit } from '../data/use-submit.ts';

/** Looks up whose wallet a phone number leads to, for a form that is about to move money of it. */
export function useFindOwner(): PayOutsProps['onFindOwner'] {
	const submit = useSubmit();
	return async (phone) => {
		let found: WalletOwnerQuery['getOneWalletOwner'] | undefined;
		const refused = await submit(async () => {
			found = (await useWalletOwnerQuery.fetcher({ phone })()).getOneWalletOwner;
		});
		return found ?? refused ?? {};
	};
}
