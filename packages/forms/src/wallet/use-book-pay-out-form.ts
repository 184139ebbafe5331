import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type BookPayOutDraft, type BookPayOutValues, bookPayOutSchema } from './staff-schema.ts';

export interface BookPayOutFormOptions {
	/** Returns the code `'taken'` for `reference` when that transfer is booked already. */
	onSubmit: Submit<BookPayOutValues>;
}

/** The rules of booking that the bank has sent what was set aside. */
export function useBookPayOutForm({ onSubmit }: BookPayOutFormOptions): SchemaForm<BookPayOutDraft> {
	return useSchemaForm(bookPayOutSchema, { defaultValues: { reference: '' }, onSubmit });
}
