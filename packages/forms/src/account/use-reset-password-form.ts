import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { withConfirmedPassword } from './confirm-password.ts';
import { type ResetPasswordDraft, type ResetPasswordValues, resetPasswordSchema } from './schema.ts';

export interface ResetPasswordFormOptions {
	/** What stands in the form at first. */
	defaultValues?: Partial<ResetPasswordDraft> | undefined;
	onSubmit: Submit<ResetPasswordValues>;
}

/** The rules of choosing a new password, written twice. */
export function useResetPasswordForm({
	defaultValues,
	onSubmit,
}: ResetPasswordFormOptions): SchemaForm<ResetPasswordDraft> {
	return withConfirmedPassword(
		useSchemaForm(resetPasswordSchema, {
			defaultValues: { password: '', confirmPassword: '', ...defaultValues },
			onSubmit,
		}),
	);
}
