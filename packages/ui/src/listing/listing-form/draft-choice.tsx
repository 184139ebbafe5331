import type { ListingFormState } from '@ancu/forms/listing/form';
import { type Choice, ChoiceList } from '../../primitives/choice-list/index.ts';
import { useFormErrorWords } from './draft-field.tsx';

export interface DraftChoiceProps {
	form: ListingFormState;
	name: 'tradingType' | 'postMode' | 'legalStatus';
	legend: string;
	/** Said after it, where it may be left out. */
	optionalLabel?: string | undefined;
	choices: readonly Choice[];
	/** What follows from a choice. @default it is set */
	onChoose?: ((value: string) => void) | undefined;
}

/** One of a few in the listing form, all in sight. */
export function DraftChoice({ form, name, legend, optionalLabel, choices, onChoose }: DraftChoiceProps) {
	const words = useFormErrorWords();
	const code = form.errorOf(name);
	return (
		<div data-field={name}>
			<ChoiceList
				name={name}
				legend={legend}
				optionalLabel={optionalLabel}
				choices={choices}
				defaultValue={form.values[name]}
				error={code && words(name, code)}
				onChange={(value) => (onChoose ? onChoose(value) : form.set({ [name]: value }))}
			/>
		</div>
	);
}
