import { type EmailStepFormOptions, useEmailStepForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';

export interface EmailStepFormProps extends EmailStepFormOptions {}

/** Asks for an e-mail and sends a link to it, with which a new password can be set. */
export function EmailStepForm(options: EmailStepFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = useEmailStepForm(options);
	const words = useErrorWords('account', errorOf);

	return (
		<AccountForm label={t('recover.sendLink')} slot="email-step-form" onSubmit={onSubmit}>
			<Field required label={t('recover.email')} hint={t('recover.emailHint')} error={words('email')}>
				{(control) => (
					<TextInput
						{...control}
						{...register('email')}
						type="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
					/>
				)}
			</Field>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('recover.sendLink')}
			</Button>
		</AccountForm>
	);
}
