import type { SubmitFailure } from '@ancu/forms/form';
import { formatMoneyExact } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { CheckStep } from '../../translation/check-step/check-step.tsx';
import { useNextWords } from '../green-check-status/use-next-words.ts';
import { type GreenCheck, refundOf, stageOf } from '../verification-model.ts';

export interface RequestStateProps {
	check: GreenCheck;
	payHref: string;
	onCancel: () => Promise<SubmitFailure | undefined>;
}

/** Where an own green check stands: what comes next, the way to pay, the way out. */
export function RequestState({ check, payHref, onCancel }: RequestStateProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const toast = useToast();
	const nextWords = useNextWords();
	const [isAsking, setAsking] = useState(false);
	const stage = stageOf(check);
	const may = new Set(check.allowedActions);
	const fee = formatMoneyExact(check.fee, locale);
	const comesBack = refundOf(check) > 0;
	return (
		<CheckStep
			step={`${check.id} ${stage}`}
			title={t(`request.now.${stage}`)}
			text={nextWords(check)}
			quote={stage === 'cancelled' ? check.reason : null}
			isAsking={isAsking}
			actions={
				<>
					{may.has('PAY') && (
						<LinkButton href={payHref} variant="seal">
							{t('request.pay', { fee })}
						</LinkButton>
					)}
					{may.has('CANCEL') && (
						<Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
							{t('request.cancel.open')}
						</Button>
					)}
				</>
			}
		>
			<ActDialog
				open={isAsking}
				onClose={() => setAsking(false)}
				title={t('request.cancel.title')}
				submitLabel={t('request.cancel.submit')}
				keepLabel={t('keep')}
				onSubmit={onCancel}
				onDone={() => toast({ kind: 'success', message: t('request.cancel.done') })}
			>
				{() => (
					<>
						<p className="font-bold wrap-anywhere">{check.locationInfo.title}</p>
						<p>{t(comesBack ? 'request.cancel.refund' : 'request.cancel.nothing', { fee })}</p>
					</>
				)}
			</ActDialog>
		</CheckStep>
	);
}
