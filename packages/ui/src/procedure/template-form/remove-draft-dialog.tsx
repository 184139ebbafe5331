import type { SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';

export interface RemoveDraftDialogProps {
	open: boolean;
	onClose: () => void;
	/** Of the draft. */
	version: number;
	/** What is typed is lost with it. */
	isDirty: boolean;
	onRemove: () => Promise<SubmitFailure | undefined>;
}

/** Asks before the draft of a template is thrown away. */
export function RemoveDraftDialog({ open, onClose, version, isDirty, onRemove }: RemoveDraftDialogProps) {
	const { t } = useTranslation('procedure');
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('draft.removeTitle', { version })}
			submitLabel={t('draft.removeSubmit')}
			onSubmit={onRemove}
		>
			{() => (
				<>
					<p>{t('draft.removeText')}</p>
					{isDirty && <p>{t('document.removeUnsaved')}</p>}
				</>
			)}
		</ActDialog>
	);
}
