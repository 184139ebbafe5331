import { type RegisterFormOptions, useRegisterForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { PasswordInput, TextInput } from '../../primitives/text-input/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { AccountForm } from '../account-form.tsx';
import { ConsentCheckbox } from '../consent-checkbox/consent-checkbox.tsx';

export interface RegisterFormProps extends RegisterFormOptions {
	/** The confirmed number, which password managers keep the password under. */
	phone: string;
	/** Where the terms of use are. @default '/used/service' */
	termsHref?: string | undefined;
	/** Where the privacy policy is. @default '/privacy' */
	privacyHref?: string | undefined;
}

/** Makes an account for a confirmed phone number. What is read beside it opens elsewhere, so nothing typed is lost. */
export function RegisterForm({
	phone,
	termsHref = '/used/service',
	privacyHref = '/privacy',
	...options
}: RegisterFormProps) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, pending, failure } = useRegisterForm(options);
	const words = useErrorWords('account', errorOf);
	const eye = { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') };

	return (
		<AccountForm label={t('signUp.title')} slot="register-form" onSubmit={onSubmit}>
			<input hidden readOnly type="text" autoComplete="username" value={phone} />
			<Field required label={t('signUp.name')} error={words('name')}>
				{(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
			</Field>
			<Field
				label={t('signUp.email')}
				optionalLabel={t('signUp.optional')}
				hint={t('signUp.emailHint')}
				error={words('email')}
			>
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
			<Field required label={t('signUp.password')} hint={t('signUp.passwordHint')} error={words('password')}>
				{(control) => <PasswordInput {...control} {...register('password')} {...eye} autoComplete="new-password" />}
			</Field>
			<Field required label={t('signUp.confirmPassword')} error={words('confirmPassword')}>
				{(control) => (
					<PasswordInput {...control} {...register('confirmPassword')} {...eye} autoComplete="new-password" />
				)}
			</Field>
			<fieldset className="mb-5 grid gap-2">
				<legend className="mb-1 text-sm font-bold">{t('signUp.consents')}</legend>
				<ConsentCheckbox
					{...register('acceptTerms')}
					required
					error={words('acceptTerms')}
					label={
						<>
							{t('signUp.acceptTerms')} <PolicyLink href={termsHref}>{t('signUp.terms')}</PolicyLink>
						</>
					}
				/>
				<ConsentCheckbox
					{...register('acceptPrivacy')}
					required
					error={words('acceptPrivacy')}
					label={
						<>
							{t('signUp.acceptPrivacy')} <PolicyLink href={privacyHref}>{t('signUp.privacy')}</PolicyLink>
						</>
					}
				/>
			</fieldset>
			<FormFailure message={failure} />
			<Button type="submit" width="full" loading={pending}>
				{t('signUp.submit')}
			</Button>
		</AccountForm>
	);
}

function PolicyLink({ href, children }: { href: string; children: string }) {
	const { t } = useTranslation('account');
	return (
		<Link external href={href}>
			{children} <VisuallyHidden>{t('signUp.opensElsewhere')}</VisuallyHidden>
		</Link>
	);
}
