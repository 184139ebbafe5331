import { formatPhone } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { HiddenPhone, type HiddenPhoneProps } from '../hidden-phone/hidden-phone.tsx';
import { TextField } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

export interface ContactStepProps extends StepProps {
	/** The account's number, E.164; null when it has none. */
	ownPhone: string | null;
	/** Shows that number to others, who see it by the time this answers; left out where they do already. */
	onShowPhone?: HiddenPhoneProps['onShow'];
}

/** Whom to call, and where there is more to see. */
export function ContactStep({ form, ownPhone, onShowPhone }: ContactStepProps) {
	const { t } = useTranslation('listing');
	const isOwn = form.values.isDefaultContactPhone;
	return (
		<>
			<TextField required form={form} name="contactPersonName" autoComplete="name" />
			{ownPhone && (
				<div data-field="isDefaultContactPhone">
					<ChoiceList
						name="isDefaultContactPhone"
						legend={t('form.label.isDefaultContactPhone')}
						choices={[
							{ value: 'own', label: t('form.ownPhone', { phone: formatPhone(ownPhone) }) },
							{ value: 'other', label: t('form.otherPhone') },
						]}
						defaultValue={isOwn ? 'own' : 'other'}
						onChange={(value) => form.set({ isDefaultContactPhone: value === 'own' })}
					/>
					<HiddenPhone onShow={isOwn ? onShowPhone : undefined} />
				</div>
			)}
			{!(ownPhone && isOwn) && (
				<TextField
					required
					form={form}
					name="contactPersonPhone"
					hint={t('form.hint.contactPersonPhone')}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
				/>
			)}
			<h3 className="mt-2 mb-3 border-t border-line pt-4 font-bold">{t('form.links')}</h3>
			{(['youtubeLink', 'tiktokLink', 'facebookLink'] as const).map((name) => (
				<TextField key={name} form={form} name={name} hint={t(`form.hint.${name}`)} inputMode="url" />
			))}
		</>
	);
}
