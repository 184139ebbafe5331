import { type PhoneStepFormOptions, usePhoneStepForm } from '@ancu/forms/account';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';

export interface PhoneStepFormProps extends PhoneStepFormOptions {}

/** Asks for a phone number and sends a code to it. */
export function PhoneStepForm(options: PhoneStepFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = usePhoneStepForm(options);
	const words = useErrorWords('account', errorOf);

	return (
		<form
			noValidate
			method="post"
			aria-label={t('code.phoneTitle')}
			data-slot="phone-step-form"
			className="grid gap-1"
			onSubmit={onSubmit}
		>
			<Field required label={t('code.phone')} hint={t('code.phoneHint')} error={words('phone')}>
				{(control) => <TextInput {...control} {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('code.send')}
			</Button>
		</form>
	);
}
