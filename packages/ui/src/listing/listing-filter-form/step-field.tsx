import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';

export interface StepFieldProps {
	/** Parameter in the address. */
	name: string;
	label: string;
	/** Values to choose between. */
	steps: readonly number[];
	/** Says a value, with what it limits: `Từ 4 m`. */
	format: (value: number) => string;
	/** What is set; a value that is no step is offered too, since links carry any. */
	value: number | undefined;
}

/** One limit, chosen from usual values. */
export function StepField({ name, label, steps, format, value }: StepFieldProps) {
	const { t } = useTranslation('listing');
	return (
		<Field compact label={label}>
			{(control) => (
				<Select
					{...control}
					name={name}
					defaultValue={value ?? ''}
					emptyLabel={t('filter.any')}
					options={withValue(steps, value).map((step) => ({ value: String(step), label: format(step) }))}
				/>
			)}
		</Field>
	);
}

/** The steps, and what a link asked for between them. */
export function withValue(steps: readonly number[], value: number | undefined): readonly number[] {
	return value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
}
