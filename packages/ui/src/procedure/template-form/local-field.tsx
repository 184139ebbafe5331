import { useIsUntranslated, useTemplateValue } from '@ancu/forms/procedure/form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useTemplateEditor } from './template-context.ts';
import { useTemplateWords } from './use-template-words.ts';

const languages = { vn: 'vi', en: 'en' } as const;

export interface LocalFieldProps {
	/** Where the text stands, as `steps.0.title`. */
	path: string;
	label: string;
	/** @default false */
	required?: boolean | undefined;
	/** Several lines. @default false */
	multiline?: boolean | undefined;
}

/** A text in both languages side by side; the one that is missing is marked. */
export function LocalField({ path, label, required = false, multiline = false }: LocalFieldProps) {
	const { t } = useTranslation('procedure');
	const { form } = useTemplateEditor();
	const { errorWords } = useTemplateWords();
	const isUntranslated = useIsUntranslated(form, path);
	const text = useTemplateValue<Record<'vn' | 'en', string>>(form, path);
	const Control = multiline ? TextArea : TextInput;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-2 @xl:grid-cols-2">
			{(['vn', 'en'] as const).map((language) => {
				const field = `${path}.${language}`;
				const code = form.errorOf(field);
				return (
					<Field
						key={language}
						required={required && language === 'vn'}
						compact={!code}
						label={
							<span className="flex flex-wrap items-center gap-x-2">
								<span>
									{label} <span className="font-normal text-ink-muted">{t(`template.language.${language}`)}</span>
								</span>
								{isUntranslated && !text[language].trim() && <Tag tone="outline">{t('template.untranslated')}</Tag>}
							</span>
						}
						error={code && errorWords(field, code)}
					>
						{(control) => (
							<Control
								{...control}
								{...form.register(field)}
								lang={languages[language]}
								autoComplete="off"
								{...(multiline ? { rows: 2 } : {})}
							/>
						)}
					</Field>
				);
			})}
		</div>
	);
}
