import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type ReturnCreditDraft, type ReturnCreditValues, returnCreditSchema } from './staff-schema.ts';

export interface ReturnCreditFormOptions {
	/** Returns the code `'taken'` for `reference` when that transfer is booked already. */
	onSubmit: Submit<ReturnCreditValues>;
}

/** The rules of booking that unmatched money was sent back. */
export function useReturnCreditForm({ onSubmit }: ReturnCreditFormOptions): SchemaForm<ReturnCreditDraft> {
	return useSchemaForm(returnCreditSchema, { defaultValues: { reference: '', note: '' }, onSubmit });
}
