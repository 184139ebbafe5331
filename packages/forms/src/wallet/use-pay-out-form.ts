import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type PayOutDraft, type PayOutValues, payOutDraftSchema } from './staff-schema.ts';

export interface PayOutFormOptions {
	/** Answers codes for `phone` ('unknown'), `amount` ('too_large': the wallet has less) and `reference` ('taken'). */
	onSubmit: Submit<PayOutValues>;
}

/** The rules of booking money that was sent from a wallet to its owner's bank account. */
export function usePayOutForm({ onSubmit }: PayOutFormOptions): SchemaForm<PayOutDraft> {
	return useSchemaForm(payOutDraftSchema, {
		defaultValues: { phone: '', amount: '', reference: '', note: '' },
		onSubmit,
	});
}
