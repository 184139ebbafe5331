import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';

export interface RangeFieldProps {
	/** Parameter in the address. */
	name: string;
	label: string;
	/** Values to choose between. */
	steps: readonly number[];
	format: (value: number) => string;
	/** What is set; a value that is no step is offered too, since links carry any. */
	value: number | undefined;
	/** The choice of no limit. */
	anyLabel: string;
}

/** One end of a range, chosen from usual values. */
export function RangeField({ name, label, steps, format, value, anyLabel }: RangeFieldProps) {
	const all = value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
	return (
		<Field compact label={label}>
			{(control) => (
				<Select
					{...control}
					name={name}
					defaultValue={value ?? ''}
					emptyLabel={anyLabel}
					options={all.map((step) => ({ value: String(step), label: format(step) }))}
				/>
			)}
		</Field>
	);
}
