import { type PasswordStepFormOptions, usePasswordStepForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { AccountForm } from '../account-form.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';

export interface PasswordStepFormProps extends PasswordStepFormOptions {}

/** Asks for the password once more, before the phone number becomes another. */
export function PasswordStepForm(options: PasswordStepFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = usePasswordStepForm(options);

	return (
		<AccountForm label={t('phoneChange.title')} slot="password-step-form" onSubmit={onSubmit}>
			<CurrentPasswordField field={register('password')} code={errorOf('password')} hint={t('phoneChange.hint')} />
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('phoneChange.submit')}
			</Button>
		</AccountForm>
	);
}
