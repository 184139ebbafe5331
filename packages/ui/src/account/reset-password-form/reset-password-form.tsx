import { type ResetPasswordFormOptions, useResetPasswordForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';

export interface ResetPasswordFormProps extends ResetPasswordFormOptions {
	/** Phone number or e-mail that was confirmed, which password managers keep the password under; a link by mail does not tell it. */
	username?: string | undefined;
}

/** Sets a new password, written twice. */
export function ResetPasswordForm({ username, ...options }: ResetPasswordFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = useResetPasswordForm(options);
	const words = useErrorWords('account', errorOf);
	const eye = { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') };

	return (
		<AccountForm label={t('recover.title')} slot="reset-password-form" onSubmit={onSubmit}>
			{username && <input hidden readOnly type="text" autoComplete="username" value={username} />}
			<Field required label={t('recover.password')} hint={t('signUp.passwordHint')} error={words('password')}>
				{(control) => <PasswordInput {...control} {...register('password')} {...eye} autoComplete="new-password" />}
			</Field>
			<Field required label={t('recover.confirmPassword')} error={words('confirmPassword')}>
				{(control) => (
					<PasswordInput {...control} {...register('confirmPassword')} {...eye} autoComplete="new-password" />
				)}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('recover.submit')}
			</Button>
		</AccountForm>
	);
}
