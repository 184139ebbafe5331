import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { PLANNING_MESSAGE_MAX } from '@ancu/forms/planning';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { WordsField } from '../../translation/words-field.tsx';

export interface UpholdDialogProps {
	open: boolean;
	onClose: () => void;
	/** What the answer is about, in words. */
	plot: string;
	/** What was typed before, and not sent. */
	text: string | undefined;
	/** Told what is typed; keeping it is the caller's. */
	onChange: (text: string) => void;
	/** Given the words for its owner, which are not empty. */
	onSubmit: (reason: string) => Promise<SubmitFailure | undefined>;
}

/** Asks why a disputed answer is right, before staff leave it as it is. */
export function UpholdDialog({ plot, text, onChange, onSubmit, ...dialog }: UpholdDialogProps) {
	const { t } = useTranslation('planning');
	const toast = useToast();
	return (
		<ActDialog
			{...dialog}
			title={t('work.uphold.title')}
			submitLabel={t('work.uphold.submit')}
			onSubmit={async (data) => {
				const reason = String(data.get('reason')).trim();
				return refuseWords('reason', reason, { max: PLANNING_MESSAGE_MAX }) ?? onSubmit(reason);
			}}
			onDone={() => toast({ kind: 'success', message: t('work.uphold.sent') })}
		>
			{(errorOf) => (
				<>
					<div className="grid gap-2">
						<p className="font-bold wrap-anywhere">{plot}</p>
						<p>{t('work.uphold.text')}</p>
					</div>
					<WordsField
						required
						label={t('work.uphold.label')}
						hint={t('work.uphold.hint')}
						name="reason"
						rows={4}
						max={PLANNING_MESSAGE_MAX}
						code={errorOf('reason')}
						missing={t('work.uphold.required')}
						defaultValue={text}
						onChange={({ target }) => onChange(target.value)}
					/>
				</>
			)}
		</ActDialog>
	);
}
