import { useTranslation } from 'react-i18next';
import { Field } from '../primitives/field/index.ts';
import { PasswordInput, type PasswordInputProps } from '../primitives/text-input/index.ts';

interface CurrentPasswordFieldProps {
	/** What the form registers for it. */
	field: Partial<PasswordInputProps>;
	/** What is wrong with it, as its rule says: `required` or `wrong`. */
	code: string | undefined;
	/** Why it is asked for. */
	hint?: string;
}

/** Asks for the password that somebody has, once more. */
export function CurrentPasswordField({ field, code, hint }: CurrentPasswordFieldProps) {
	const { t } = useTranslation('account');
	return (
		<Field
			required
			label={t('password.old')}
			hint={hint}
			error={code && t(`error.oldPassword.${code}` as 'error.oldPassword.required')}
		>
			{(control) => (
				<PasswordInput
					{...control}
					{...field}
					autoComplete="current-password"
					showLabel={t('signIn.showPassword')}
					hideLabel={t('signIn.hidePassword')}
				/>
			)}
		</Field>
	);
}
