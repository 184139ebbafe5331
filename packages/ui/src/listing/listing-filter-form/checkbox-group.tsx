import { Checkbox } from '../../primitives/checkbox/index.ts';

export interface CheckboxGroupProps {
	/** Parameter in the address. */
	name: string;
	legend: string;
	options: readonly { value: string; label: string }[];
	/** Those that are ticked. */
	values: readonly string[] | undefined;
}

/** Several of several. */
export function CheckboxGroup({ name, legend, options, values }: CheckboxGroupProps) {
	return (
		<fieldset>
			<legend className="mb-1 text-sm font-bold">{legend}</legend>
			<div className="grid grid-cols-1 gap-x-4 min-[22rem]:grid-cols-2">
				{options.map(({ value, label }) => (
					<Checkbox key={value} name={name} value={value} label={label} defaultChecked={values?.includes(value)} />
				))}
			</div>
		</fieldset>
	);
}
