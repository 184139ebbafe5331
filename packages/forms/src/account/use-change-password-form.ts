import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { withConfirmedPassword } from './confirm-password.ts';
import { type ChangePasswordDraft, type ChangePasswordValues, changePasswordSchema } from './schema.ts';

export interface ChangePasswordFormOptions {
	/** Returns the code `'wrong'` for `oldPassword` when that is not the account's. */
	onSubmit: Submit<ChangePasswordValues>;
}

const empty: ChangePasswordDraft = { oldPassword: '', password: '', confirmPassword: '' };

/** The rules of changing a password. Empty again once it is changed. */
export function useChangePasswordForm({ onSubmit }: ChangePasswordFormOptions): SchemaForm<ChangePasswordDraft> {
	const form = withConfirmedPassword(
		useSchemaForm(changePasswordSchema, {
			defaultValues: empty,
			onSubmit: async (values) => {
				const refused = await onSubmit(values);
				if (!refused) form.control.reset(empty);
				return refused;
			},
		}),
	);
	return form;
}
