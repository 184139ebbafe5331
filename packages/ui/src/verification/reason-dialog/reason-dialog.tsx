import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { GREEN_CHECK_REASON_MAX } from '@ancu/forms/verification';
import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
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
	/** What the way out says where the act itself cancels. @default 'Hủy' */
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
			{(errorOf) => {
				const code = errorOf('reason');
				return (
					<>
						<p>{children}</p>
						<Field required label={label} hint={hint} error={code && words('reason', code)}>
							{(control) => (
								<TextArea
									{...control}
									// The dialog gives the focus to what bears this attribute; React keeps its own `autoFocus` from the page.
									ref={(node) => node?.setAttribute('autofocus', '')}
									name="reason"
									rows={4}
								/>
							)}
						</Field>
					</>
				);
			}}
		</ActDialog>
	);
}
