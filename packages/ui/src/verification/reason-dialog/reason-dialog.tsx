import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { GREEN_CHECK_REASON_MAX } from '@ancu/forms/verification';
import type { ReactNode } from 'react';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { WordsField } from '../../translation/words-field.tsx';
import { useErrorWords } from '../use-verification-words.ts';

export interface ReasonDialogProps {
	open: boolean;
	onClose: () => void;
	title: string;
	/** What follows. */
	children: ReactNode;
	label: string;
	/** Who reads it. */
	hint: string;
	/** What happens: a verb first. */
	submitLabel: string;
	/** What the way out says where the act itself cancels. @default the word for cancelling */
	keepLabel?: string | undefined;
	/** Given the reason, which is not empty. */
	onSubmit: (reason: string) => Promise<SubmitFailure | undefined>;
	onDone?: (() => void) | undefined;
}

/** Asks why, before staff send a green check back or end it. */
export function ReasonDialog({ children, label, hint, onSubmit, ...dialog }: ReasonDialogProps) {
	const words = useErrorWords();
	return (
		<ActDialog
			{...dialog}
			onSubmit={async (data) => {
				const reason = String(data.get('reason')).trim();
				return refuseWords('reason', reason, { max: GREEN_CHECK_REASON_MAX }) ?? onSubmit(reason);
			}}
		>
			{(errorOf) => (
				<>
					<p>{children}</p>
					<WordsField
						required
						label={label}
						hint={hint}
						name="reason"
						rows={4}
						max={GREEN_CHECK_REASON_MAX}
						code={errorOf('reason')}
						missing={words('reason', 'required')}
					/>
				</>
			)}
		</ActDialog>
	);
}
