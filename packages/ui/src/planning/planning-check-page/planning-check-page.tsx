import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';

export interface PlanningCheckPageProps {
	title: string;
	/** The check that the page is a part of: one more step of the way here. */
	check?: { id: string; sequenceId: number } | undefined;
	children: ReactNode;
}

/** A page about planning checks below their list: the way here, its title, what it holds. */
export function PlanningCheckPage({ title, check, children }: PlanningCheckPageProps) {
	const { t } = useTranslation(['planning', 'translation']);
	return (
		<div data-slot="planning-check-page" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('checkPage.list'), href: '/planning-check' },
					...(check
						? [
								{
									label: t('checkPage.number', { number: check.sequenceId }),
									href: `/planning-check?id=${check.id}`,
								},
							]
						: []),
					{ label: title },
				]}
			/>
			<h1 className="text-2xl font-bold">{title}</h1>
			{children}
		</div>
	);
}
