import { formatDate } from '@ancu/forms/format';
import type { ProcedureType } from '@ancu/forms/procedure';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ProcedureTemplateSummary } from '../procedure-template-model.ts';

export interface TemplateHeadProps {
	template: ProcedureTemplateSummary | undefined;
	type: ProcedureType;
	/** Address of the list of versions. */
	listHref: string;
	/** Its title gets the focus as it comes. */
	takesFocus: boolean;
}

/** Which version of which kind is written, and what saving it does. */
export function TemplateHead({ template, type, listHref, takesFocus }: TemplateHeadProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const locale = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	const version = template ? t('templates.version', { version: template.version }) : t('templates.new');
	return (
		<div className="grid gap-3">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('templates.title'), href: listHref }, { label: version }]}
			/>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
					{`${t(`type.${type}`)} · ${version}`}
				</h1>
				{template && !template.publishedAt && <Tag tone="outline">{t('templates.draft')}</Tag>}
			</div>
			<p className="flex max-w-prose items-start gap-2 text-ink-muted">
				<InfoIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
				{template?.publishedAt
					? t('template.published', {
							version: template.version,
							date: formatDate(template.publishedAt, locale),
						})
					: t('template.draftText')}
			</p>
		</div>
	);
}
