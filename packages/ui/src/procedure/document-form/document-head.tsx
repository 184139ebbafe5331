import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';

export interface DocumentHeadProps {
	/** Of the document as it was saved, or what a new one is called. */
	title: string;
	/** Address of the list of documents. */
	listHref: string;
	/** Address of the templates of procedures. */
	templatesHref: string;
	/** Its title gets the focus as it comes. */
	takesFocus: boolean;
}

/** Which document is written, and what saving it does. */
export function DocumentHead({ title, listHref, templatesHref, takesFocus }: DocumentHeadProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('templates.title'), href: templatesHref },
					{ label: t('documentDesk.title'), href: listHref },
					{ label: title },
				]}
			/>
			<h1 ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere outline-none">
				{title}
			</h1>
			<p className="flex max-w-prose items-start gap-2 text-ink-muted">
				<InfoIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
				{t('document.lead')}
			</p>
		</div>
	);
}
