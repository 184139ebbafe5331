import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type PasswordStepDraft, type PasswordStepValues, passwordStepSchema } from './schema.ts';

export interface PasswordStepFormOptions {
	/** Returns the code `'wrong'` for `password` when that is not the account's. */
	onSubmit: Submit<PasswordStepValues>;
}

/** The rule of what changes whom an account belongs to: its password is asked for once more. */
export function usePasswordStepForm({ onSubmit }: PasswordStepFormOptions): SchemaForm<PasswordStepDraft> {
	return useSchemaForm(passwordStepSchema, { defaultValues: { password: '' }, onSubmit });
}
