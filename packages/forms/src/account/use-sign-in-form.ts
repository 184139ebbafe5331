import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type SignInDraft, type SignInValues, signInSchema } from './schema.ts';

export interface SignInFormOptions {
	/** What stands in the form at first. */
	defaultValues?: Partial<SignInDraft> | undefined;
	onSubmit: Submit<SignInValues>;
}

/** The rules of signing in, without a look. */
export function useSignInForm({ defaultValues, onSubmit }: SignInFormOptions): SchemaForm<SignInDraft> {
	return useSchemaForm(signInSchema, { defaultValues: { username: '', password: '', ...defaultValues }, onSubmit });
}
