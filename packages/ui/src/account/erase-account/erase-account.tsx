import { type PasswordStepFormOptions, usePasswordStepForm } from '@ancu/forms/account/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { WarningIcon } from '../../primitives/icon/index.ts';
import { FormDialog } from '../../translation/act-dialog/form-dialog.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SettingsSection } from '../settings-section/settings-section.tsx';

const erased = ['profile', 'sessions', 'listings'] as const;
const kept = ['money', 'prices', 'consents'] as const;

export interface EraseAccountProps extends PasswordStepFormOptions {}

/** Says what erasing the account takes and what stays, and asks for the password before it does so. */
export function EraseAccount({ onSubmit }: EraseAccountProps) {
	const { t } = useTranslation('account');
	const [asking, setAsking] = useState(false);
	const [pending, setPending] = useState(false);
	const formId = useId();
	return (
		<SettingsSection title={t('erase.title')} lead={t('erase.lead')}>
			<div data-slot="erase-account" className="grid gap-5 sm:grid-cols-2">
				<div className="grid content-start gap-2">
					<h3 className="font-bold">{t('erase.erased.title')}</h3>
					<ul className="grid list-disc gap-1 pl-5">
						{erased.map((name) => (
							<li key={name}>{t(`erase.erased.${name}`)}</li>
						))}
					</ul>
				</div>
				<div className="grid content-start gap-2">
					<h3 className="font-bold">{t('erase.kept.title')}</h3>
					<ul className="grid list-disc gap-1 pl-5">
						{kept.map((name) => (
							<li key={name}>{t(`erase.kept.${name}`)}</li>
						))}
					</ul>
				</div>
			</div>
			<div>
				<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
					{t('erase.open')}
				</Button>
			</div>
			<FormDialog
				open={asking}
				onClose={() => setAsking(false)}
				pending={pending}
				title={t('erase.title')}
				formId={formId}
				submitLabel={t('erase.submit')}
				keepLabel={t('settings.cancel')}
			>
				<EraseForm
					id={formId}
					onSubmit={async (values) => {
						setPending(true);
						try {
							const refused = await onSubmit(values);
							if (!refused) setAsking(false);
							return refused;
						} finally {
							setPending(false);
						}
					}}
				/>
			</FormDialog>
		</SettingsSection>
	);
}

function EraseForm({ id, ...options }: PasswordStepFormOptions & { id: string }) {
	const { t } = useTranslation('account');
	const { register, errorOf, onSubmit, failure } = usePasswordStepForm(options);
	return (
		<form noValidate method="post" id={id} aria-label={t('erase.title')} className="-mb-4" onSubmit={onSubmit}>
			<p className="mb-4 flex items-start gap-2 font-bold">
				<WarningIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{t('erase.warning')}
			</p>
			<CurrentPasswordField field={register('password')} code={errorOf('password')} />
			<FormFailure message={failure} />
		</form>
	);
}
