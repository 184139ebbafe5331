import { DECISION_MAX, type RefundFormOptions, useRefundForm } from '@ancu/forms/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FormFailure } from '../../primitives/form-failure/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';
import { useErrorWords } from '../use-error-words.ts';

export interface RefundPaymentProps extends RefundFormOptions {}

/** Gives a payment back to the wallet that it came from: a button, and the window that asks which and why. */
export function RefundPayment({ onSubmit }: RefundPaymentProps) {
	const { t } = useTranslation('wallet');
	const toast = useToast();
	const [asking, setAsking] = useState(false);
	return (
		<>
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
				{t('refund.open')}
			</Button>
			<DecisionDialog
				open={asking}
				onClose={() => setAsking(false)}
				title={t('refund.open')}
				submitLabel={t('refund.submit')}
				onSubmit={onSubmit}
				onDone={() => toast({ kind: 'success', message: t('refund.done') })}
			>
				{(form) => <RefundForm {...form} />}
			</DecisionDialog>
		</>
	);
}

function RefundForm({ id, onSubmit }: RefundFormOptions & { id: string }) {
	const { t } = useTranslation('wallet');
	const form = useRefundForm({ onSubmit });
	const errorOf = useErrorWords(form.errorOf);
	return (
		<form
			noValidate
			id={id}
			aria-label={t('refund.open')}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={form.onSubmit}
		>
			<p>{t('refund.warning')}</p>
			<Field required label={t('refund.paymentId')} hint={t('refund.paymentIdHint')} error={errorOf('paymentId')}>
				{(control) => (
					<TextInput
						{...control}
						{...form.register('paymentId')}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
					/>
				)}
			</Field>
			<Field required label={t('refund.reason')} hint={t('refund.reasonHint')} error={errorOf('reason')}>
				{(control) => <TextArea {...control} {...form.register('reason')} rows={3} maxLength={DECISION_MAX} />}
			</Field>
			<FormFailure message={form.failure} />
		</form>
	);
}
