import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type FindOwnerValues, findOwnerSchema } from './staff-schema.ts';

export interface FindOwnerFormOptions {
	/** Returns the code `'unknown'` for `phone` when nobody has registered with it. */
	onSubmit: Submit<FindOwnerValues>;
	/** Of who is likely its owner. */
	phone?: string | undefined;
}

/** The rules of finding whose wallet money is to be moved of. */
export function useFindOwnerForm({ onSubmit, phone = '' }: FindOwnerFormOptions): SchemaForm<FindOwnerValues> {
	return useSchemaForm(findOwnerSchema, { defaultValues: { phone }, onSubmit });
}
