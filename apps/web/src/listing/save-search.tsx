import { useCreateSavedSearchMutation, useSavedSearchesQuery } from '@ancu/api/listing';
import { searchHref } from '@ancu/forms/listing';
import { type AlertFrequency, SaveSearchDialog } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { quiet } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGo } from '../shell/use-go.ts';

/** Asks on arrival, behind the address of a list: so a visitor who pressed comes back from signing in, registering on the way or not. */
const ASKED = '#keep-search';

interface SaveSearchProps {
	/** What it may be called. */
	name: string;
	/** Of the list. */
	address: string;
	/** It is kept now, to tell so often. */
	onSaved: (frequency: AlertFrequency) => void;
}

/** Keeps the search that a list shows. */
export function SaveSearch({ name, address, onSaved }: SaveSearchProps) {
	const { t } = useTranslation('web');
	const [pressed, setPressed] = useState(false);
	const account = useAccount();
	const here = useLocation();
	const go = useGo();
	const client = useQueryClient();
	const create = useCreateSavedSearchMutation(quiet);
	const submit = useSubmit();
	const asked = Boolean(account) && here.hash === ASKED;
	const isWanted = pressed || asked;
	const press = () =>
		account === null
			? go(signInHref({ pathname: here.pathname, search: here.search + ASKED }, 'toSave'))
			: setPressed(true);
	// Kept again it goes on as it did. The window waits for it, and for who asks: what it begins with does not change.
	const kept = useSavedSearchesQuery(undefined, {
		enabled: Boolean(account) && isWanted,
		meta: { quiet: true },
	});
	const isOpen = isWanted && Boolean(account) && !kept.isLoading;
	const same = kept.data?.getAllMySavedSearch.find((search) => search.address === searchHref(address));
	const close = () => {
		setPressed(false);
		if (asked) void go(here.pathname + here.search, { replace: true, preventScrollReset: true });
	};
	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				aria-haspopup="dialog"
				loading={isWanted && account !== null && !isOpen}
				onClick={press}
			>
				{t('saveSearch')}
			</Button>
			<SaveSearchDialog
				open={isOpen}
				onClose={close}
				proposedName={same?.name ?? name}
				frequency={same?.frequency}
				onSubmit={(search) =>
					submit(async () => {
						await create.mutateAsync({ ...search, address });
						await client.invalidateQueries({ queryKey: useSavedSearchesQuery.getKey() });
						onSaved(search.frequency);
					})
				}
			/>
		</>
	);
}
