import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FormFailure } from '../../primitives/form-failure/index.ts';
import { useToast } from '../../primitives/toast/index.ts';

export interface CancelCheckDialogProps {
	open: boolean;
	onClose: () => void;
	/** Of the plot. */
	name: string;
	/** What was paid and comes back, in đồng; 0 for nothing. */
	paid: number;
	onSubmit: () => Promise<SubmitFailure | undefined>;
}

/** Asks before a planning check is given up, and says what becomes of its fee. */
export function CancelCheckDialog({ open, onClose, name, paid, onSubmit }: CancelCheckDialogProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const locale = useLocale();
	const toast = useToast();
	const { pending, failure, run } = useAct();
	const fee = formatMoneyExact(paid, locale);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('checkDetail.cancelTitle')}
			closeLabel={t('translation:close')}
			footer={
				<>
					<Button variant="secondary" onClick={onClose}>
						{t('checkDetail.keep')}
					</Button>
					<Button
						loading={pending}
						onClick={async () => {
							if (!(await run(onSubmit))) return;
							onClose();
							toast({
								kind: 'success',
								message: t(paid > 0 ? 'checkDetail.cancelledRefunded' : 'checkDetail.cancelled', { fee }),
							});
						}}
					>
						{t('checkDetail.cancel')}
					</Button>
				</>
			}
		>
			<FormFailure message={failure} />
			<div className="grid gap-2">
				<p className="font-bold wrap-anywhere">{name}</p>
				<p>{paid > 0 ? t('checkDetail.cancelPaid', { fee }) : t('checkDetail.cancelUnpaid')}</p>
				<p className="text-ink-muted">{t('checkDetail.cancelFinal')}</p>
			</div>
		</Dialog>
	);
}
