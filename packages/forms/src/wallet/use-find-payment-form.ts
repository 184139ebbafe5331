import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type FindPaymentValues, findPaymentSchema } from './staff-schema.ts';

export interface FindPaymentFormOptions {
	/** Returns a code for `code`: `'unknown'` when there is none, `'not_refundable'` when its money cannot be given back. */
	onSubmit: Submit<FindPaymentValues>;
}

/** The rules of finding a payment that is to be given back. */
export function useFindPaymentForm({ onSubmit }: FindPaymentFormOptions): SchemaForm<FindPaymentValues> {
	return useSchemaForm(findPaymentSchema, { defaultValues: { code: '' }, onSubmit });
}
