import type { SubmitFailure } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';

export interface CancelCheckDialogProps {
	open: boolean;
	onClose: () => void;
	/** Of the plot. */
	name: string;
	/** What was paid, in đồng; 0 for nothing. */
	paid: number;
	/** It has come back already, as of one that is late; else it comes back now. */
	isRefunded: boolean;
	onSubmit: () => Promise<SubmitFailure | undefined>;
}

/** Asks before a planning check is given up, and says what becomes of its fee. */
export function CancelCheckDialog({ name, paid, isRefunded, ...dialog }: CancelCheckDialogProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const toast = useToast();
	const fee = formatMoneyExact(paid, locale);
	const comesBack = paid > 0 && !isRefunded;
	return (
		<ActDialog
			{...dialog}
			title={t('checkDetail.cancelTitle')}
			submitLabel={t('checkDetail.cancel')}
			keepLabel={t('checkDetail.keep')}
			onDone={() =>
				toast({
					kind: 'success',
					message: t(comesBack ? 'checkDetail.cancelledRefunded' : 'checkDetail.cancelled', { fee }),
				})
			}
		>
			{() => (
				<div className="grid gap-2">
					<p className="font-bold wrap-anywhere">{name}</p>
					<p>
						{t(`checkDetail.${comesBack ? 'cancelPaid' : isRefunded ? 'cancelRefunded' : 'cancelUnpaid'}`, { fee })}
					</p>
					<p className="text-ink-muted">{t('checkDetail.cancelFinal')}</p>
				</div>
			)}
		</ActDialog>
	);
}
