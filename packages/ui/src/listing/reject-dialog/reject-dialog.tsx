import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { REJECT_REASON_MAX } from '@ancu/forms/listing';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Button } from '../../primitives/button/index.ts';
import { PlusIcon } from '../../primitives/icon/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { WordsField } from '../../translation/words-field.tsx';
import { readyReasons } from './ready-reasons.ts';

const ready = Object.keys(readyReasons) as (keyof typeof readyReasons)[];

export interface RejectDialogProps {
	open: boolean;
	onClose: () => void;
	/** Of the listing. */
	title: string;
	/** Refuses it; the poster reads the reason as it is. */
	onSubmit: (reason: string) => Promise<SubmitFailure | undefined>;
	/** It is refused. */
	onDone?: (() => void) | undefined;
}

/** Asks why a listing is refused: ready-made sentences that can be changed, or one's own. Ctrl + Enter sends. */
export function RejectDialog({ open, onClose, title, onSubmit, onDone }: RejectDialogProps) {
	const { t } = useTranslation('listing');
	return (
		<ActDialog
			open={open}
			onClose={onClose}
			title={t('moderation.rejecting.title')}
			submitLabel={t('moderation.rejecting.submit')}
			onSubmit={async (data) => {
				const reason = String(data.get('reason')).trim();
				return refuseWords('reason', reason, { max: REJECT_REASON_MAX }) ?? onSubmit(reason);
			}}
			onDone={onDone}
		>
			{(errorOf) => (
				<>
					<p lang={langOf(title)} className="font-bold wrap-anywhere">
						{title}
					</p>
					<ReasonField code={errorOf('reason')} />
				</>
			)}
		</ActDialog>
	);
}

function ReasonField({ code }: { code: string | undefined }) {
	const { t } = useTranslation('listing');
	const id = useId();
	const [reason, setReason] = useState('');
	const field = useRef<HTMLTextAreaElement>(null);
	const add = (sentence: string) => {
		setReason((before) => [before.trim(), sentence].filter(Boolean).join('\n'));
		field.current?.focus();
		// The window holds what was typed, and hears of this as of a key.
		field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
	};
	return (
		<>
			<fieldset aria-describedby={id} className="grid gap-2">
				<legend className="text-sm font-bold">{t('moderation.rejecting.ready')}</legend>
				<p id={id} className="text-sm text-ink-muted">
					{t('moderation.rejecting.readyHint')}
				</p>
				<div className="flex flex-wrap gap-2">
					{ready.map((name) => {
						const sentence = readyReasons[name];
						return (
							<Button
								key={name}
								variant="secondary"
								size="sm"
								leadingIcon={<PlusIcon aria-hidden="true" />}
								disabled={reason.includes(sentence)}
								onClick={() => add(sentence)}
							>
								{t(`moderation.rejecting.readyName.${name}`)}
							</Button>
						);
					})}
				</div>
			</fieldset>
			<WordsField
				required
				label={t('moderation.rejecting.reason')}
				hint={t('moderation.rejecting.reasonHint')}
				ref={field}
				name="reason"
				rows={5}
				max={REJECT_REASON_MAX}
				code={code}
				missing={t('moderation.rejecting.required')}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
		</>
	);
}
