import type { ArticleFormState, ArticlePath } from '@ancu/forms/content/form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useArticleWords } from './use-article-words.ts';

/** Languages of an article, as HTML names them. */
export const languages = { vn: 'vi', en: 'en' } as const;

export interface ArticleLocalFieldProps {
	form: ArticleFormState;
	/** Which text. */
	name: 'title' | 'summary' | 'cover.alt';
	label: string;
	/** Several lines. @default false */
	multiline?: boolean | undefined;
}

/** A short text in both languages side by side; the one that is missing is marked. */
export function ArticleLocalField({ form, name, label, multiline = false }: ArticleLocalFieldProps) {
	const { t } = useTranslation('content');
	const errorWords = useArticleWords();
	const { draft } = form;
	const text = name === 'cover.alt' ? draft.cover?.alt : draft[name];
	const Control = multiline ? TextArea : TextInput;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 @2xl:grid-cols-2">
			{(['vn', 'en'] as const).map((language) => {
				const path: ArticlePath = `${name}.${language}`;
				return (
					<Field
						key={language}
						required={language === 'vn'}
						label={
							<span className="flex min-h-6 flex-wrap items-center gap-x-2">
								<span>
									{label} <span className="font-normal text-ink-muted">{t(`form.language.${language}`)}</span>
								</span>
								{language === 'en' && text?.vn.trim() && !text.en.trim() && (
									<Tag tone="outline">{t('form.untranslated')}</Tag>
								)}
							</span>
						}
						error={errorWords(path, form.errorOf(path))}
					>
						{(control) => (
							<Control
								{...control}
								{...form.register(path)}
								lang={languages[language]}
								autoComplete="off"
								{...(multiline ? { rows: 3 } : {})}
							/>
						)}
					</Field>
				);
			})}
		</div>
	);
}
