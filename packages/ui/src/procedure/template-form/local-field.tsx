import { useIsUntranslated, useTemplateValue } from '@ancu/forms/procedure/form';
import { LocalTextField } from '../local-text-field/local-text-field.tsx';
import { useTemplateEditor } from './template-context.ts';
import { useTemplateWords } from './use-template-words.ts';

export interface LocalFieldProps {
	/** Where the text stands, as `steps.0.title`. */
	path: string;
	label: string;
	/** @default false */
	required?: boolean | undefined;
	/** Several lines. @default false */
	multiline?: boolean | undefined;
}

/** A text of the template in both languages. */
export function LocalField({ path, label, required = false, multiline = false }: LocalFieldProps) {
	const { form } = useTemplateEditor();
	const { errorWords } = useTemplateWords();
	const isUntranslated = useIsUntranslated(form, path);
	const text = useTemplateValue<Record<'vn' | 'en', string>>(form, path);
	return (
		<LocalTextField
			compact
			label={label}
			required={required ? ['vn'] : []}
			rows={multiline ? 2 : undefined}
			isMissing={(language) => isUntranslated && !text[language].trim()}
			errorOf={(language) => {
				const code = form.errorOf(`${path}.${language}`);
				return code && errorWords(`${path}.${language}`, code);
			}}
			register={(language) => form.register(`${path}.${language}`)}
		/>
	);
}
