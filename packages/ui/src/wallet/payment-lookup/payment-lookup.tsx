import type { SubmitFailure } from '@ancu/forms/form';
import type { FindPaymentValues, RefundValues } from '@ancu/forms/wallet';
import { type FindPaymentFormOptions, type RefundFormOptions, useFindPaymentForm } from '@ancu/forms/wallet/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { PaymentRecord } from '../staff-payment-model.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { RefundForm } from './refund-form.tsx';

export interface PaymentLookupProps {
	/** Looks a payment up by the code on its receipt, or of the share order that it paid; returns what `useFindPaymentForm` says where there is none. */
	onFind: (code: string) => Promise<PaymentRecord | SubmitFailure>;
	/** Gives it back. Left out for who may not. */
	onRefund?: ((id: string, values: RefundValues) => ReturnType<RefundFormOptions['onSubmit']>) | undefined;
}

/** Answers who asks about a payment: a button, a window that asks which, and one that tells what happened to it and leads to giving it back. */
export function PaymentLookup({ onFind, onRefund }: PaymentLookupProps) {
	const { t } = useTranslation('wallet');
	const { t: tAll } = useTranslation('translation');
	const toast = useToast();
	const [step, setStep] = useState<'find' | 'shown' | 'why'>();
	const [payment, setPayment] = useState<PaymentRecord>();
	const close = () => setStep(undefined);

	async function find({ code }: FindPaymentValues): Promise<SubmitFailure | undefined> {
		const found = await onFind(code);
		if (!('id' in found)) return found;
		setPayment(found);
		return undefined;
	}
	return (
		<>
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setStep('find')}>
				{t('lookup.open')}
			</Button>
			<DecisionDialog
				open={step === 'find'}
				onClose={close}
				title={t('lookup.open')}
				submitLabel={t('lookup.find')}
				onSubmit={find}
				onDone={() => setStep('shown')}
			>
				{(form) => <FindForm {...form} />}
			</DecisionDialog>
			{payment && (
				<Dialog
					open={step === 'shown'}
					onClose={close}
					title={t('lookup.title', { code: payment.code })}
					closeLabel={tAll('close')}
					footer={
						<>
							<Button variant="secondary" onClick={close}>
								{tAll('close')}
							</Button>
							{onRefund && payment.isRefundable && (
								<Button aria-haspopup="dialog" onClick={() => setStep('why')}>
									{t('refund.submit')}
								</Button>
							)}
						</>
					}
				>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
						<PaymentFacts payment={payment} />
						<PaymentHistory payment={payment} />
					</div>
				</Dialog>
			)}
			{payment && onRefund && (
				<DecisionDialog
					open={step === 'why'}
					onClose={close}
					title={t('refund.open')}
					submitLabel={t('refund.submit')}
					onSubmit={(values: RefundValues) => onRefund(payment.id, values)}
					onDone={() => toast({ kind: 'success', message: t('refund.done') })}
				>
					{(form) => <RefundForm payment={payment} {...form} />}
				</DecisionDialog>
			)}
		</>
	);
}

function FindForm({ id, onSubmit }: FindPaymentFormOptions & { id: string }) {
	const { t } = useTranslation('wallet');
	const form = useFindPaymentForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('lookup.open')} onSubmit={form.onSubmit} failure={form.failure}>
			<Field required label={t('lookup.code')} hint={t('lookup.codeHint')} error={errorOf('code')}>
				{(control) => (
					<TextInput
						{...control}
						{...form.register('code')}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				)}
			</Field>
		</DecisionForm>
	);
}
