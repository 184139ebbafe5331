import { Checkbox } from '../../primitives/checkbox/index.ts';

export interface CheckboxGroupProps {
	/** Parameter in the address. */
	name: string;
	legend: string;
	/** The legend is said elsewhere, as by the section's name. @default false */
	legendHidden?: boolean | undefined;
	/** The options are short: two stand side by side on any screen. @default false */
	dense?: boolean | undefined;
	/** One that does not fit keeps its tick for when it does again. */
	options: readonly { value: string; label: string; fits?: boolean }[];
	/** Those that are ticked. */
	values: readonly string[] | undefined;
}

/** Several of several. */
export function CheckboxGroup({
	name,
	legend,
	legendHidden = false,
	dense = false,
	options,
	values,
}: CheckboxGroupProps) {
	return (
		<fieldset className="@container min-w-0">
			<legend className={legendHidden ? 'sr-only' : 'mb-1 text-sm font-bold'}>{legend}</legend>
			<div
				className={`grid gap-x-4 ${dense ? 'grid-cols-2 max-[15rem]:grid-cols-1' : 'grid-cols-1 @min-[21rem]:grid-cols-2'}`}
			>
				{options.map(({ value, label, fits = true }) => (
					<div key={value} hidden={!fits}>
						<Checkbox name={name} value={value} label={label} defaultChecked={values?.includes(value)} />
					</div>
				))}
			</div>
		</fieldset>
	);
}
