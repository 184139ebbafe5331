import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { useTranslation } from 'react-i18next';

interface LeaveQuestionProps {
	open: boolean;
	title: string;
	/** What becomes of what is not saved. */
	text: string;
	leaveLabel: string;
	onLeave: () => void;
	onStay: () => void;
}

/** Asks whether somebody goes though something is not saved. To stay is what is proposed. */
export function LeaveQuestion({ open, title, text, leaveLabel, onLeave, onStay }: LeaveQuestionProps) {
	const { t } = useTranslation(['web', 'translation']);
	return (
		<Dialog
			open={open}
			onClose={onStay}
			title={title}
			closeLabel={t('translation:close')}
			footer={
				<>
					<Button variant="secondary" onClick={onLeave}>
						{leaveLabel}
					</Button>
					<Button onClick={onStay}>{t('leave.stay')}</Button>
				</>
			}
		>
			<p>{text}</p>
		</Dialog>
	);
}
