import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { REPORT_TEXT_MAX } from '@ancu/forms/listing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { WordsField } from '../../translation/words-field.tsx';
import { type ReportReason, reportReasons } from '../moderation-model.ts';

/** What is said to be wrong with a listing. */
export interface ReportValues {
	reason: ReportReason;
	/** Null when nothing was told. */
	text: string | null;
}

export interface ReportDialogProps {
	open: boolean;
	onClose: () => void;
	onSubmit: (report: ReportValues) => Promise<SubmitFailure | undefined>;
}

/** Asks what is wrong with a listing; "something else" wants words. */
export function ReportDialog({ open, onClose, onSubmit }: ReportDialogProps) {
	const { t } = useTranslation('listing');
	const toast = useToast();
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('report.title')}
			submitLabel={t('report.submit')}
			onSubmit={async (data) => {
				const reason = data.get('reason') as ReportReason | null;
				const text = String(data.get('text')).trim();
				if (!reason) return { fields: [{ path: 'reason', code: 'required' }] };
				return (
					refuseWords('text', text, { max: REPORT_TEXT_MAX, required: reason === 'OTHER' }) ??
					onSubmit({ reason, text: text || null })
				);
			}}
			onDone={() => toast({ kind: 'success', message: t('report.sent') })}
		>
			{(errorOf) => <ReportFields errorOf={errorOf} />}
		</ActDialog>
	);
}

function ReportFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
	const { t } = useTranslation('listing');
	const [reason, setReason] = useState('');
	const needsWords = reason === 'OTHER';
	return (
		<>
			<ChoiceList
				legend={t('report.lead')}
				name="reason"
				choices={reportReasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
				error={reason === '' && errorOf('reason') ? t('report.error.reason') : undefined}
				onChange={setReason}
			/>
			<WordsField
				required={needsWords}
				label={t('report.text')}
				optionalLabel={needsWords ? undefined : t('report.optional')}
				hint={t('report.textHint')}
				name="text"
				rows={3}
				max={REPORT_TEXT_MAX}
				code={errorOf('text')}
				missing={t('report.error.text')}
			/>
		</>
	);
}
