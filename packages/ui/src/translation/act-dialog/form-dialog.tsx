import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useUnsavedWindow } from '../use-unsaved-window.ts';
import { useFirstField } from './use-first-field.ts';

export interface FormDialogProps {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Id of the form that it holds. Left out, with `submitLabel`, where a form in it has its own button. */
	formId?: string | undefined;
	/** What happens: a verb first. */
	submitLabel?: string | undefined;
	/** What the way out says where the act itself cancels, as “Giữ lệnh” beside “Hủy lệnh”. @default the word for cancelling */
	keepLabel?: string | undefined;
	/** The form is being sent: the window stays until it is known what came of it. */
	pending: boolean;
	/** The form. */
	children: ReactNode;
}

/** A window with a form, sent by the button at its foot. It begins at the first field; what was typed in it is not lost by a stray touch or key. */
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
	const { way, onStrayClose, isWarned, onTyped } = useUnsavedWindow(open);
	const body = useFirstField(open, way);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			pending={pending}
			onStrayClose={onStrayClose}
			title={title}
			closeLabel={t('close')}
			footer={
				<>
					<p role="status" className="w-full text-sm empty:sr-only">
						{isWarned && t('typedHeld')}
					</p>
					<Button ref={way} variant="secondary" aria-disabled={pending} onClick={onClose}>
						{keepLabel ?? t('cancel')}
					</Button>
					{submitLabel && (
						<Button type="submit" form={formId} loading={pending}>
							{submitLabel}
						</Button>
					)}
				</>
			}
		>
			<div ref={body} onInput={onTyped}>
				{children}
			</div>
		</Dialog>
	);
}
