import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';

export interface ProcedurePageProps {
	title: string;
	/** What it is about, in a sentence. */
	lead?: ReactNode;
	/** Address of the list that it lies below. */
	listHref: string;
	children: ReactNode;
}

/** A page below the list of procedures that is no procedure itself: the way here, its title, what it holds. */
export function ProcedurePage({ title, lead, listHref, children }: ProcedurePageProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	return (
		<div data-slot="procedure-page" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('list.title'), href: listHref },
					{ label: title },
				]}
			/>
			<div className="grid gap-1">
				<h1 className="text-2xl font-bold">{title}</h1>
				{lead && <div className="max-w-prose text-ink-muted">{lead}</div>}
			</div>
			{children}
		</div>
	);
}
