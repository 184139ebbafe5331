import { useDeleteMeMutation, useExportMyDataMutation } from '@ancu/api/account';
import { EraseAccount, ExportData } from '@ancu/ui/account';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { useForget } from './use-forget.ts';

const refusals = { codes: { WRONG_PASSWORD: { path: 'password', code: 'wrong' } } };

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
					let json = '';
					const refused = await submit(async () => {
						json = (await exportData.mutateAsync({})).exportMyData;
					});
					return refused ?? json;
				}}
			/>
			<EraseAccount
				onSubmit={({ password }) =>
					submit(async () => {
						await erase.mutateAsync({ password });
						toast({ kind: 'success', message: t('accountErased') });
						await forget('/');
					}, refusals)
				}
			/>
		</>
	);
}
