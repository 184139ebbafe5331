import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import type { LocalText } from '../procedure-template-model.ts';

type Language = keyof LocalText;
type Registered = Pick<ComponentProps<'input'>, 'name' | 'disabled'> & {
	ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
	onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
	onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
};

const languages = { vn: 'vi', en: 'en' } as const;

export interface LocalTextFieldProps {
	label: string;
	/** How to write it. */
	hint?: ReactNode;
	/** Languages in which it has to be there. @default [] */
	required?: readonly Language[] | undefined;
	/** Lines, where it has several. */
	rows?: number | undefined;
	/** Keeps no line for an error that is not there. @default false */
	compact?: boolean | undefined;
	/** It is missing in this language alone. */
	isMissing: (language: Language) => boolean;
	/** What is wrong with it in a language. */
	errorOf: (language: Language) => string | undefined;
	/** Name, ref and handlers of its input. */
	register: (language: Language) => Registered;
}

/** A text in both languages side by side; the one that is missing is marked. */
export function LocalTextField({
	label,
	hint,
	required = [],
	rows,
	compact = false,
	isMissing,
	errorOf,
	register,
}: LocalTextFieldProps) {
	const { t } = useTranslation('procedure');
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-2 @xl:grid-cols-2">
			{(['vn', 'en'] as const).map((language) => {
				const error = errorOf(language);
				return (
					<Field
						key={language}
						required={required.includes(language)}
						compact={compact}
						hint={hint}
						label={
							<span className="flex flex-wrap items-center gap-x-2">
								<span>
									{label} <span className="font-normal text-ink-muted">{t(`template.language.${language}`)}</span>
								</span>
								{isMissing(language) && <Tag tone="outline">{t('template.untranslated')}</Tag>}
							</span>
						}
						error={error}
					>
						{(control) => {
							const input = { ...control, ...register(language), lang: languages[language], autoComplete: 'off' };
							return rows ? <TextArea {...input} rows={rows} /> : <TextInput {...input} />;
						}}
					</Field>
				);
			})}
		</div>
	);
}
