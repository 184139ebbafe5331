import type { ToolForm } from '@ancu/forms/tool/form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';

export interface ToolFieldProps<Name extends string> {
	form: {
		register: (name: Name) => ReturnType<ToolForm<Record<Name, string>, unknown>['register']>;
		errorOf: (name: Name) => string | undefined;
		tidy: (name: Name) => void;
	};
	name: Name;
	label: string;
	hint?: string | undefined;
	/** It may be left out. @default false */
	optional?: boolean | undefined;
	/** Which keys a phone offers; `text` where one may write `4,2 tỷ`. @default 'text' */
	inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
}

/** One line of a tool's form. What was typed is written as the language does once it is left. */
export function ToolField<Name extends string>({
	form,
	name,
	label,
	hint,
	optional = false,
	inputMode = 'text',
}: ToolFieldProps<Name>) {
	const { t } = useTranslation('tool');
	const words = useErrorWords('tool', form.errorOf);
	const { onBlur, ...input } = form.register(name);
	return (
		<Field label={label} hint={hint} optionalLabel={optional ? t('optional') : undefined} error={words(name)}>
			{(control) => (
				<TextInput
					{...control}
					{...input}
					autoComplete="off"
					inputMode={inputMode}
					onBlur={(event) => {
						form.tidy(name);
						return onBlur(event);
					}}
				/>
			)}
		</Field>
	);
}
