import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { withConfirmedPassword } from './confirm-password.ts';
import { type RegisterDraft, type RegisterValues, registerSchema } from './schema.ts';

export interface RegisterFormOptions {
	/** What stands in the form at first. Never a consent. */
	defaultValues?: Partial<Pick<RegisterDraft, 'name' | 'email' | 'password' | 'confirmPassword'>> | undefined;
	onSubmit: Submit<RegisterValues>;
}

/** The rules of the last step of registering. Consents begin unticked, whatever the caller would like. */
export function useRegisterForm({ defaultValues, onSubmit }: RegisterFormOptions): SchemaForm<RegisterDraft> {
	return withConfirmedPassword(
		useSchemaForm(registerSchema, {
			defaultValues: {
				name: '',
				email: '',
				password: '',
				confirmPassword: '',
				...defaultValues,
				acceptTerms: false,
				acceptPrivacy: false,
			},
			onSubmit,
		}),
	);
}
