import { type SignInFormOptions, useSignInForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { PasswordInput, TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';

export interface SignInFormProps extends SignInFormOptions {}

/** Signs in by phone number or e-mail. What was typed stays, whatever the answer. */
export function SignInForm(options: SignInFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = useSignInForm(options);
	const words = useErrorWords('account', errorOf);

	return (
		<AccountForm label={t('signIn.title')} slot="sign-in-form" onSubmit={onSubmit}>
			<Field required label={t('signIn.username')} error={words('username')}>
				{(control) => (
					<TextInput
						{...control}
						{...register('username')}
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
					/>
				)}
			</Field>
			<Field required label={t('signIn.password')} error={words('password')}>
				{(control) => (
					<PasswordInput
						{...control}
						{...register('password')}
						autoComplete="current-password"
						showLabel={t('signIn.showPassword')}
						hideLabel={t('signIn.hidePassword')}
					/>
				)}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('signIn.submit')}
			</Button>
		</AccountForm>
	);
}
