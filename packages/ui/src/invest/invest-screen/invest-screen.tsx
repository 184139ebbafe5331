import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../primitives/tab-links/index.ts';

/** Parts of the page of shared investment: `all` are everybody's orders, for staff. */
export const investTabs = ['offerings', 'holdings', 'orders', 'all'] as const;
export type InvestTab = (typeof investTabs)[number];

export interface InvestScreenProps {
	tab: InvestTab;
	/** Address of a part. */
	hrefOf: (tab: InvestTab) => string;
	/** The one who looks may read everybody's orders. @default false */
	readsAll?: boolean | undefined;
	/** The open part: `OfferingList`, `HoldingList` or `OrderList`. */
	children: ReactNode;
}

/** Shared investment: what is offered, and what one has of it. */
export function InvestScreen({ tab, hrefOf, readsAll = false, children }: InvestScreenProps) {
	const { t } = useTranslation('invest');
	return (
		<div data-slot="invest-screen" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10">
			<div className="grid gap-1">
				<h1 className="text-2xl font-bold">{t('screen.title')}</h1>
				<p className="max-w-prose text-ink-muted">{t('screen.lead')}</p>
			</div>
			<TabLinks
				label={t('screen.tabs.label')}
				tabs={investTabs
					.filter((name) => name !== 'all' || readsAll)
					.map((name) => ({ href: hrefOf(name), label: t(`screen.tabs.${name}`), current: name === tab }))}
			/>
			{children}
		</div>
	);
}
