import type { SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import type { ProcedureFile } from '../procedure-model.ts';

export interface RemoveFileDialogProps {
	/** What is asked about; undefined while nothing is. */
	file: ProcedureFile | undefined;
	onClose: () => void;
	onRemove: (file: ProcedureFile) => Promise<SubmitFailure | undefined>;
}

/** Asks before a file is removed for good. */
export function RemoveFileDialog({ file, onClose, onRemove }: RemoveFileDialogProps) {
	const { t } = useTranslation('procedure');
	return (
		<ActDialog
			open={file !== undefined}
			onClose={onClose}
			title={t('files.removeTitle')}
			submitLabel={t('files.removeSubmit')}
			onSubmit={async () => file && onRemove(file)}
		>
			{() => (
				<>
					<p className="font-bold wrap-anywhere">{file?.name}</p>
					<p>{t('files.removeText')}</p>
				</>
			)}
		</ActDialog>
	);
}
