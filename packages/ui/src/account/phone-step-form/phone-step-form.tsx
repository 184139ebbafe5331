import { type PhoneStepFormOptions, usePhoneStepForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';

export interface PhoneStepFormProps extends PhoneStepFormOptions {}

/** Asks for a phone number and sends a code to it. */
export function PhoneStepForm(options: PhoneStepFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = usePhoneStepForm(options);
	const words = useErrorWords('account', errorOf);

	return (
		<AccountForm label={t('code.phoneTitle')} slot="phone-step-form" onSubmit={onSubmit}>
			<Field required label={t('code.phone')} hint={t('code.phoneHint')} error={words('phone')}>
				{(control) => <TextInput {...control} {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('code.send')}
			</Button>
		</AccountForm>
	);
}
