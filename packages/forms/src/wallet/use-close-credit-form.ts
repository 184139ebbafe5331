import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type CloseCreditDraft, type CloseCreditValues, closeCreditSchema } from './staff-schema.ts';

export interface CloseCreditFormOptions {
	onSubmit: Submit<CloseCreditValues>;
}

/** The rules of closing money in doubt that did not stay with us. */
export function useCloseCreditForm({ onSubmit }: CloseCreditFormOptions): SchemaForm<CloseCreditDraft> {
	return useSchemaForm(closeCreditSchema, { defaultValues: { note: '' }, onSubmit });
}
