import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type ResolveCreditDraft, type ResolveCreditValues, resolveCreditSchema } from './staff-schema.ts';

export interface ResolveCreditFormOptions {
	/** Returns the code `'unknown'` for `phone` when nobody has registered with it. */
	onSubmit: Submit<ResolveCreditValues>;
	/** Of who is likely its owner. */
	phone?: string | undefined;
}

/** The rules of putting unmatched money into somebody's wallet. */
export function useResolveCreditForm({
	onSubmit,
	phone = '',
}: ResolveCreditFormOptions): SchemaForm<ResolveCreditDraft> {
	return useSchemaForm(resolveCreditSchema, { defaultValues: { phone, note: '' }, onSubmit });
}
