import type { Submit } from '@ancu/forms/form';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

export interface DecisionDialogProps<Values> {
	open: boolean;
	onClose: () => void;
	title: string;
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
	const { t } = useTranslation('translation');
	const id = useId();
	const [pending, setPending] = useState(false);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			pending={pending}
			title={title}
			closeLabel={t('close')}
			footer={
				<>
					<Button variant="secondary" aria-disabled={pending} onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" form={id} loading={pending}>
						{submitLabel}
					</Button>
				</>
			}
		>
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
		</Dialog>
	);
}
