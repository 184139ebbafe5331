import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type PayOutDraft, type PayOutValues, payOutDraftSchema } from './staff-schema.ts';

export interface PayOutFormOptions {
	/** Returns codes for `phone` ('unknown') and `amount` ('too_large': the wallet has less). */
	onSubmit: Submit<PayOutValues>;
	/** Of its owner, who is found before. */
	phone?: string | undefined;
}

/** The rules of setting money of a wallet aside that is to be sent to its owner's bank account. */
export function usePayOutForm({ onSubmit, phone = '' }: PayOutFormOptions): SchemaForm<PayOutDraft> {
	return useSchemaForm(payOutDraftSchema, {
		defaultValues: { phone, amount: '', note: '' },
		onSubmit,
	});
}
