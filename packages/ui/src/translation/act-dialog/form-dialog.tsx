import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

export interface FormDialogProps {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Id of the form that it holds. */
	formId: string;
	/** What happens: a verb first. */
	submitLabel: string;
	/** What the way out says where the act itself cancels, as “Giữ lệnh” beside “Hủy lệnh”. @default 'Hủy' */
	keepLabel?: string | undefined;
	/** The form is being sent: the window stays until it is known what came of it. */
	pending: boolean;
	/** The form. */
	children: ReactNode;
}

/** A window with one form, sent by the button at its foot. */
export function FormDialog({
	open,
	onClose,
	title,
	formId,
	submitLabel,
	keepLabel,
	pending,
	children,
}: FormDialogProps) {
	const { t } = useTranslation('translation');
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
						{keepLabel ?? t('cancel')}
					</Button>
					<Button type="submit" form={formId} loading={pending}>
						{submitLabel}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	);
}
