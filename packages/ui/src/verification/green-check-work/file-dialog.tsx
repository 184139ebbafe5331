import type { SubmitFailure } from '@ancu/forms/form';
import { type GreenCheckValues, greenCheckResults } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { ResultMark } from '../finding-list/result-mark.tsx';
import { SitePosition } from '../site-evidence/site-position.tsx';
import type { GreenCheckPosition } from '../verification-model.ts';

export interface FileDialogProps {
	/** What is to be filed; undefined while nothing is asked. */
	values: GreenCheckValues | undefined;
	position: GreenCheckPosition | null;
	onClose: () => void;
	/** Files it; the window closes unless it was refused as a whole. */
	onSubmit: () => Promise<SubmitFailure | undefined>;
}

/** Asks before findings are filed, and says once more what they come to. */
export function FileDialog({ values, position, onClose, onSubmit }: FileDialogProps) {
	const { t } = useTranslation('verification');
	const countOf = (wanted: string) => values?.items.filter(({ result }) => result === wanted).length ?? 0;
	return (
		<ActDialog
			open={values !== undefined}
			onClose={onClose}
			title={t('work.file.title')}
			submitLabel={t('work.file.submit')}
			onSubmit={onSubmit}
		>
			{() => (
				<>
					<ul className="grid gap-2">
						{greenCheckResults.map((result) => (
							<li key={result} className="flex items-center justify-between gap-4">
								<ResultMark result={result} />
								<span>{t('work.file.items', { count: countOf(result) })}</span>
							</li>
						))}
					</ul>
					<p>{t('work.file.photos', { count: values?.photoIds.length ?? 0 })}</p>
					<SitePosition position={position} />
					<p className="text-sm text-ink-muted">{t('work.file.text')}</p>
				</>
			)}
		</ActDialog>
	);
}
