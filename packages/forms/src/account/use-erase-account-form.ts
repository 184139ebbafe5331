import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type PasswordStepDraft, type PasswordStepValues, passwordStepSchema } from './schema.ts';

export interface EraseAccountFormOptions {
	/** Answers the code `'wrong'` for `password` when that is not the account's. */
	onSubmit: Submit<PasswordStepValues>;
}

/** The rule of erasing an account: its password is asked for once more. */
export function useEraseAccountForm({ onSubmit }: EraseAccountFormOptions): SchemaForm<PasswordStepDraft> {
	return useSchemaForm(passwordStepSchema, { defaultValues: { password: '' }, onSubmit });
}
