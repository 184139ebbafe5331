import type { Submit } from '@ancu/forms/form';
import { type ReactNode, useId, useState } from 'react';
import { FormDialog, type FormDialogProps } from '../../translation/act-dialog/form-dialog.tsx';

export interface DecisionDialogProps<Values> extends Pick<FormDialogProps, 'open' | 'onClose' | 'title'> {
	/** What happens: a verb first. */
	submitLabel: string;
	onSubmit: Submit<Values>;
	/** It went well, and the window is closed. */
	onDone: () => void;
	/** The form, which takes this id and sends its values here. */
	children: (form: { id: string; onSubmit: Submit<Values> }) => ReactNode;
}

/** A window that staff decide about money in: one form, sent by the button at its foot; it stays open while that is sent, and with what was typed where it is refused. */
export function DecisionDialog<Values>({
	open,
	onClose,
	title,
	submitLabel,
	onSubmit,
	onDone,
	children,
}: DecisionDialogProps<Values>) {
	const id = useId();
	const [pending, setPending] = useState(false);
	return (
		<FormDialog open={open} onClose={onClose} pending={pending} title={title} formId={id} submitLabel={submitLabel}>
			{children({
				id,
				onSubmit: async (values) => {
					if (pending) return {};
					setPending(true);
					try {
						const refused = await onSubmit(values);
						if (refused) return refused;
						onClose();
						onDone();
						return undefined;
					} finally {
						setPending(false);
					}
				},
			})}
		</FormDialog>
	);
}
