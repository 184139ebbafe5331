import type { SubmitFailure } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import type { ProcedureTemplate } from '../procedure-template-model.ts';

export interface PublishDialogProps {
	open: boolean;
	onClose: () => void;
	template: Pick<ProcedureTemplate, 'type' | 'version'>;
	/** Running records of this kind, which keep the version that they follow. */
	runningCount: number;
	onPublish: () => Promise<SubmitFailure | undefined>;
}

/** Asks before a version is published, and says whom it concerns. */
export function PublishDialog({ open, onClose, template, runningCount, onPublish }: PublishDialogProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { type, version } = template;
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('publish.title', { version })}
			submitLabel={t('publish.submit', { version })}
			onSubmit={onPublish}
		>
			{() => (
				<>
					<p>{t('publish.text', { type: t(`type.${type}`), version })}</p>
					<p>{t('publish.running', { count: runningCount, formatted: formatNumber(runningCount, locale) })}</p>
					<p className="text-ink-muted">{t('publish.final')}</p>
				</>
			)}
		</ActDialog>
	);
}
