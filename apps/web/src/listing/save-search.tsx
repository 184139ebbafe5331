import { useCreateSavedSearchMutation, useSavedSearchesQuery } from '@ancu/api/listing';
import { SaveSearchDialog } from '@ancu/ui/listing';
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

interface SaveSearchProps {
	/** What it may be called. */
	name: string;
	/** Of the list. */
	address: string;
	/** It is kept now. */
	onSaved: () => void;
}

/** Keeps the search that a list shows. */
export function SaveSearch({ name, address, onSaved }: SaveSearchProps) {
	const { t } = useTranslation('web');
	const [open, setOpen] = useState(false);
	const account = useAccount();
	const here = useLocation();
	const go = useGo();
	const client = useQueryClient();
	const create = useCreateSavedSearchMutation(quiet);
	const submit = useSubmit();
	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				aria-haspopup="dialog"
				onClick={() => (account === null ? go(signInHref(here, 'toSave')) : setOpen(true))}
			>
				{t('saveSearch')}
			</Button>
			<SaveSearchDialog
				open={open}
				onClose={() => setOpen(false)}
				proposedName={name}
				onSubmit={(search) =>
					submit(async () => {
						await create.mutateAsync({ ...search, address });
						await client.invalidateQueries({ queryKey: useSavedSearchesQuery.getKey() });
						onSaved();
					})
				}
			/>
		</>
	);
}
