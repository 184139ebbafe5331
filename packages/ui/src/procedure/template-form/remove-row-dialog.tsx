import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';

/** A row that is about to go. */
export interface RemovedRow {
	/** What it is, as `bước 2`. */
	name: string;
	remove: () => void;
}

export interface RemoveRowDialogProps {
	/** What is asked about; undefined while nothing is. */
	row: RemovedRow | undefined;
	onClose: () => void;
}

/** Asks before a row goes with all that it holds. */
export function RemoveRowDialog({ row, onClose }: RemoveRowDialogProps) {
	const { t } = useTranslation('procedure');
	return (
		<ActDialog
			open={row !== undefined}
			onClose={onClose}
			title={t('template.removeTitle', { name: row?.name ?? '' })}
			submitLabel={t('template.removeSubmit')}
			onSubmit={async () => {
				row?.remove();
				return undefined;
			}}
		>
			{() => <p>{t('template.removeText')}</p>}
		</ActDialog>
	);
}
