import type { ArticleFormState } from '@ancu/forms/content/form';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { MarkdownField } from '../markdown-field/markdown-field.tsx';
import { languages } from './article-local-field.tsx';
import { useArticleWords } from './use-article-words.ts';

type Language = keyof typeof languages;

export interface ArticleBodyProps {
	form: ArticleFormState;
	/** What a reader would see of a body. */
	preview: (body: string) => ReactNode;
}

/** The text of an article, one language at a time, beside what a reader will see. */
export function ArticleBody({ form, preview }: ArticleBodyProps) {
	const { t } = useTranslation('content');
	const errorWords = useArticleWords();
	const [language, setLanguage] = useState<Language>('vn');
	const { draft, wrong, submitTimes } = form;
	const section = useRef<HTMLElement>(null);
	const [led, setLed] = useState(0);
	// What is refused in the language that is not shown leads there, when it is refused: afterwards the choice is the writer's.
	const lead = useEffectEvent(() => {
		const there = (['vn', 'en'] as const).find((each) => wrong.includes(`body.${each}`));
		if (!there || wrong.includes(`body.${language}`)) return;
		setLanguage(there);
		// Another field that is wrong has the focus by itself.
		if (wrong.every((path) => path.startsWith('body.'))) setLed(submitTimes);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each submit may lead.
	useEffect(() => lead(), [submitTimes]);
	const focus = useEffectEvent(() => section.current?.querySelector<HTMLElement>(`[name="body.${language}"]`)?.focus());
	useEffect(() => {
		if (led > 0) focus();
	}, [led]);
	return (
		<section ref={section} aria-labelledby="article-body" className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="article-body" className="text-lg font-bold">
					{t('form.body')}
				</h2>
				<div className="flex flex-wrap items-center gap-3">
					{draft.body.vn.trim() && !draft.body.en.trim() && <Tag tone="outline">{t('form.untranslatedBody')}</Tag>}
					<Segmented
						label={t('form.bodyLanguage')}
						name="body-language"
						value={language}
						options={(['vn', 'en'] as const).map((value) => ({ value, label: t(`form.languageName.${value}`) }))}
						onChange={(value) => setLanguage(value as Language)}
					/>
				</div>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 @3xl:grid-cols-2">
				{(['vn', 'en'] as const).map((each) => (
					<div key={each} hidden={each !== language}>
						<MarkdownField
							required={each === 'vn'}
							label={t(`form.bodyIn.${each}`)}
							lang={languages[each]}
							error={errorWords(`body.${each}`, form.errorOf(`body.${each}`))}
							input={form.register(`body.${each}`)}
						/>
					</div>
				))}
				<div className="min-w-0">
					<h3 id="article-preview" className="mb-2 text-sm font-bold">
						{t('form.preview')}
					</h3>
					<section
						// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1: what scrolls must do so by keyboard.
						tabIndex={0}
						aria-labelledby="article-preview"
						lang={languages[language]}
						className="max-h-[42rem] overflow-y-auto rounded-card border border-line bg-surface-raised p-4"
					>
						{preview(draft.body[language])}
					</section>
				</div>
			</div>
		</section>
	);
}
