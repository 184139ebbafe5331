import type { ComponentProps } from 'react';
import { Field } from '../../primitives/field/index.ts';
import { Select, type SelectProps } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useTemplateEditor } from './template-context.ts';
import { useTemplateWords } from './use-template-words.ts';

export interface PlainFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode'> {
	/** Where it stands, as `steps.0.substeps.1.daysMin`. */
	path: string;
	label: string;
	/** @default false */
	required?: boolean | undefined;
	/** What is chosen between; left out, it is typed. */
	options?: SelectProps['options'] | undefined;
	/** The choice of none. */
	emptyLabel?: string | undefined;
}

/** A field of the template that is the same in both languages. */
export function PlainField({ path, label, required, options, emptyLabel, ...input }: PlainFieldProps) {
	const { form } = useTemplateEditor();
	const { errorWords } = useTemplateWords();
	const code = form.errorOf(path);
	return (
		<Field required={required} compact label={label} error={code && errorWords(path, code)}>
			{(control) =>
				options ? (
					<Select {...control} {...form.register(path)} options={options} emptyLabel={emptyLabel} />
				) : (
					<TextInput {...control} {...form.register(path)} {...input} autoComplete="off" />
				)
			}
		</Field>
	);
}
