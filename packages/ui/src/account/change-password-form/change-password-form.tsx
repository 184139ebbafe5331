import { type ChangePasswordFormOptions, useChangePasswordForm } from '@ancu/forms/account/form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SettingsSection } from '../settings-section/settings-section.tsx';

export interface ChangePasswordFormProps extends ChangePasswordFormOptions {
	/** What the person signs in with, so that a password manager knows whose password changes. */
	username: string | null;
}

/** Changes the password, and says that other devices are signed out by it. */
export function ChangePasswordForm({ username, onSubmit: change }: ChangePasswordFormProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const { register, errorOf, onSubmit, pending, failure } = useChangePasswordForm({
		onSubmit: async (values) => {
			const refused = await change(values);
			if (!refused) toast({ kind: 'success', message: t('password.changed') });
			return refused;
		},
	});
	const words = useErrorWords('account', errorOf);
	const labels = { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') };

	return (
		<SettingsSection title={t('password.title')} lead={t('password.lead')}>
			<form
				noValidate
				method="post"
				aria-label={t('password.title')}
				data-slot="change-password-form"
				className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-3"
				onSubmit={onSubmit}
			>
				{username && <input hidden readOnly autoComplete="username" value={username} />}
				<CurrentPasswordField field={register('oldPassword')} code={errorOf('oldPassword')} />
				<Field required label={t('password.new')} hint={t('password.hint')} error={words('password')}>
					{(control) => (
						<PasswordInput {...control} {...register('password')} {...labels} autoComplete="new-password" />
					)}
				</Field>
				<Field required label={t('password.confirm')} error={words('confirmPassword')}>
					{(control) => (
						<PasswordInput {...control} {...register('confirmPassword')} {...labels} autoComplete="new-password" />
					)}
				</Field>
				<FormFailure message={failure} />
				<div>
					<Button type="submit" loading={pending}>
						{t('password.submit')}
					</Button>
				</div>
			</form>
		</SettingsSection>
	);
}
