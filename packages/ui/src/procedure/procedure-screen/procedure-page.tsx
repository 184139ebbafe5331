import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';

export interface ProcedurePageProps {
	title: string;
	/** Address of the list that it lies below. */
	listHref: string;
	children: ReactNode;
}

/** A page below the list of procedures that is no procedure itself: the way here, its title, what it holds. */
export function ProcedurePage({ title, listHref, children }: ProcedurePageProps) {
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
			<h1 className="text-2xl font-bold">{title}</h1>
			{children}
		</div>
	);
}
