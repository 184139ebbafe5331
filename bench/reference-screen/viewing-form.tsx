import { useSchemaForm } from '@ancu/forms/form';
import { Button } from '@ancu/ui/primitives/button';
import { Checkbox } from '@ancu/ui/primitives/checkbox';
import { Field } from '@ancu/ui/primitives/field';
import { Select } from '@ancu/ui/primitives/select';
import { TextInput } from '@ancu/ui/primitives/text-input';
import { useTranslation } from 'react-i18next';
import { type Viewing, viewingSchema } from './rules.ts';

export interface ViewingFormProps {
	/** YYYY-MM-DD. */
	today: string;
	onSent: (viewing: Viewing) => void;
}

/** Four fields and a checkbox, checked by a schema. */
export function ViewingForm({ today, onSent }: ViewingFormProps) {
	const { t } = useTranslation('screen');
	const { register, errorOf, onSubmit, pending } = useSchemaForm<Viewing, Viewing>(viewingSchema(today), {
		defaultValues: { name: '', phone: '', day: '', hours: '', accepted: false },
		onSubmit: (viewing) => {
			onSent(viewing);
			return undefined;
		},
	});
	const errorText = (field: keyof Viewing) => {
		const code = errorOf(field);
		return code && t(`error.${field}.${code}` as 'error.name.required');
	};
	return (
		<form noValidate onSubmit={onSubmit}>
			<Field label={t('name')} error={errorText('name')} required>
				{(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
			</Field>
			<Field label={t('phone')} error={errorText('phone')} required>
				{(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
			</Field>
			<Field label={t('day')} error={errorText('day')} required>
				{(control) => <TextInput {...control} {...register('day')} type="date" min={today} />}
			</Field>
			<Field label={t('hours')} error={errorText('hours')} required>
				{(control) => (
					<Select
						{...control}
						{...register('hours')}
						emptyLabel={t('choose')}
						options={[
							{ value: 'morning', label: t('morning') },
							{ value: 'afternoon', label: t('afternoon') },
						]}
					/>
				)}
			</Field>
			<Checkbox {...register('accepted')} label={t('accepted')} aria-invalid={errorOf('accepted') !== undefined} />
			<p aria-live="polite">{errorText('accepted')}</p>
			<Button type="submit" variant="seal" width="full" loading={pending}>
				{t('send')}
			</Button>
		</form>
	);
}
