import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type FindPaymentValues, findPaymentSchema } from './staff-schema.ts';

export interface FindPaymentFormOptions {
	/** Returns the code `'unknown'` for `code` when there is none. */
	onSubmit: Submit<FindPaymentValues>;
}

/** The rules of looking a payment up. */
export function useFindPaymentForm({ onSubmit }: FindPaymentFormOptions): SchemaForm<FindPaymentValues> {
	return useSchemaForm(findPaymentSchema, { defaultValues: { code: '' }, onSubmit });
}
