import type { SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';

export interface RemoveDocumentDialogProps {
	open: boolean;
	onClose: () => void;
	/** As it was saved. */
	title: string;
	/** What is typed is lost with it. */
	isDirty: boolean;
	onRemove: () => Promise<SubmitFailure | undefined>;
}

/** Asks before a document is taken away from everybody. */
export function RemoveDocumentDialog({ open, onClose, title, isDirty, onRemove }: RemoveDocumentDialogProps) {
	const { t } = useTranslation('procedure');
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('document.removeTitle')}
			submitLabel={t('document.removeSubmit')}
			onSubmit={onRemove}
		>
			{() => (
				<>
					<p className="font-bold wrap-anywhere">{title}</p>
					<p>{t('document.removeText')}</p>
					{isDirty && <p>{t('document.removeUnsaved')}</p>}
				</>
			)}
		</ActDialog>
	);
}
