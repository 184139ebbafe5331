import type { SubmitFailure } from '@ancu/forms/form';
import type { FindPaymentValues, RefundValues } from '@ancu/forms/wallet';
import {
	type FindPaymentFormOptions,
	type RefundFormOptions,
	useFindPaymentForm,
	useRefundForm,
} from '@ancu/forms/wallet/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';
import type { StaffPayment } from '../staff-payment-model.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';

export interface RefundPaymentProps {
	/** Looks a payment up by the code on its receipt, or of the share order that it paid; returns what `useFindPaymentForm` says where it cannot be given back. */
	onFind: (code: string) => Promise<StaffPayment | SubmitFailure>;
	/** Gives it back. */
	onRefund: (id: string, values: RefundValues) => ReturnType<RefundFormOptions['onSubmit']>;
}

/** Gives a payment back to the wallet that it came from: a button, a window that asks which, and one that shows it and asks why. */
export function RefundPayment({ onFind, onRefund }: RefundPaymentProps) {
	const { t } = useTranslation('wallet');
	const toast = useToast();
	const [step, setStep] = useState<'find' | 'why'>();
	const [payment, setPayment] = useState<StaffPayment>();

	async function find({ code }: FindPaymentValues): Promise<SubmitFailure | undefined> {
		const found = await onFind(code);
		if (!('id' in found)) return found;
		setPayment(found);
		return undefined;
	}
	return (
		<>
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setStep('find')}>
				{t('refund.open')}
			</Button>
			<DecisionDialog
				open={step === 'find'}
				onClose={() => setStep(undefined)}
				title={t('refund.open')}
				submitLabel={t('refund.find')}
				onSubmit={find}
				onDone={() => setStep('why')}
			>
				{(form) => <FindForm {...form} />}
			</DecisionDialog>
			{payment && (
				<DecisionDialog
					open={step === 'why'}
					onClose={() => setStep(undefined)}
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
		<form noValidate id={id} aria-label={t('refund.open')} className="grid gap-3" onSubmit={form.onSubmit}>
			<Field required label={t('refund.code')} hint={t('refund.codeHint')} error={errorOf('code')}>
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
			<FormFailure message={form.failure} />
		</form>
	);
}

function RefundForm({ id, payment, onSubmit }: RefundFormOptions & { id: string; payment: StaffPayment }) {
	const { t } = useTranslation('wallet');
	const { paymentOf, payerOf } = useStaffPaymentWords();
	const form = useRefundForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<form
			noValidate
			id={id}
			aria-label={t('refund.open')}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={form.onSubmit}
		>
			<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3 wrap-anywhere">
				<p className="font-bold">{paymentOf(payment)}</p>
				{payment.order && (
					<p className="text-sm">
						<span className="text-ink-muted">{t('staffPayment.order')}: </span>
						{`${payment.order.code}, ${payment.order.locationInfo.title}`}
					</p>
				)}
				<p className="text-sm">
					<span className="text-ink-muted">{t('staffPayment.payer')}: </span>
					{payerOf(payment)}
				</p>
			</div>
			<p>{t(payment.order ? 'refund.orderWarning' : 'refund.warning', { code: payment.order?.code })}</p>
			<Field required label={t('refund.reason')} hint={t('refund.reasonHint')} error={errorOf('reason')}>
				{(control) => <TextArea {...control} {...form.register('reason')} rows={3} />}
			</Field>
			<FormFailure message={form.failure} />
		</form>
	);
}
