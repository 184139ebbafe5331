import { type ExportMyDataMutation, useDeleteMeMutation, useExportMyDataMutation } from '@ancu/api/account';
import { EraseAccount, ExportData } from '@ancu/ui/account';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { passwordRefusals } from './password-refusals.ts';
import { session } from './session.ts';
import { useForget } from './use-forget.ts';

/** What a person may do with everything that is kept about them: take it along, or have it erased. */
export function OwnData() {
	const { t } = useTranslation('web');
	const exportData = useExportMyDataMutation();
	const erase = useDeleteMeMutation();
	const forget = useForget();
	const toast = useToast();
	const submit = useSubmit();
	return (
		<>
			<ExportData
				onExport={async () => {
					const parts: string[] = [];
					const refused = await submit(async () => {
						let listingsAfter: number | null = null;
						do {
							const { exportMyData: part }: ExportMyDataMutation = await exportData.mutateAsync({ listingsAfter });
							parts.push(part);
							listingsAfter = JSON.parse(part).moreListingsAfter;
						} while (listingsAfter !== null);
					});
					return refused ?? parts;
				}}
			/>
			<EraseAccount
				onSubmit={({ password }) =>
					submit(async () => {
						session.leave();
						await erase.mutateAsync({ password }).catch((error) => {
							session.stay();
							// Heard of while one was leaving, it was taken for that.
							if (error.code === 'SESSION_EXPIRED') session.expire();
							throw error;
						});
						toast({ kind: 'success', message: t('accountErased') });
						await forget('/');
					}, passwordRefusals)
				}
			/>
		</>
	);
}
