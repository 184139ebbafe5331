import type { SubmitFailure } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { type GreenCheck, refundOf } from '../verification-model.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface RejectCheckDialogProps {
	check: Pick<GreenCheck, 'status' | 'isPaid' | 'fee'>;
	open: boolean;
	onClose: () => void;
	/** Ends it; the owner reads the reason as it is. */
	onSubmit: (reason: string) => Promise<SubmitFailure | undefined>;
	/** Told once it is rejected. */
	onDone?: (() => void) | undefined;
}

/** Asks staff why a green check ends without a mark, and says whether its fee goes back. */
export function RejectCheckDialog({ check, ...dialog }: RejectCheckDialogProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const fee = formatMoneyExact(check.fee, locale);
	const money = check.fee === 0 ? 'free' : refundOf(check) > 0 ? 'refund' : 'kept';
	return (
		<ReasonDialog
			{...dialog}
			title={t('reject.title')}
			label={t('reject.reason')}
			hint={t('reject.hint')}
			submitLabel={t('reject.submit')}
			keepLabel={t('keep')}
		>
			{t(`reject.${money}`, { fee })}
		</ReasonDialog>
	);
}
