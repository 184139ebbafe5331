import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type RefundDraft, type RefundValues, refundSchema } from './staff-schema.ts';

export interface RefundFormOptions {
	onSubmit: Submit<RefundValues>;
}

/** The rules of giving money back into a wallet: a payment, or a pay-out that was not sent. */
export function useRefundForm({ onSubmit }: RefundFormOptions): SchemaForm<RefundDraft> {
	return useSchemaForm(refundSchema, { defaultValues: { reason: '' }, onSubmit });
}
