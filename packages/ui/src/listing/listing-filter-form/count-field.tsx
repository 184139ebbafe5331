import { countSteps } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../primitives/segmented/index.ts';
import { withValue } from './step-field.tsx';

export interface CountFieldProps {
	/** Parameter in the address. */
	name: string;
	label: string;
	/** At least so many. */
	value: number | undefined;
}

/** At least so many rooms or floors, all choices in sight. */
export function CountField({ name, label, value }: CountFieldProps) {
	const { t } = useTranslation('listing');
	return (
		<Segmented
			label={label}
			labelShown
			name={name}
			width="full"
			defaultValue={String(value ?? '')}
			options={[
				{ value: '', label: t('filter.any') },
				...withValue(countSteps, value).map((step) => ({ value: String(step), label: `${step}+` })),
			]}
		/>
	);
}
