import { formatMoneyExact } from '@ancu/forms/format';
import { GREEN_CHECK_DAYS, GREEN_CHECK_FEE } from '@ancu/forms/verification';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { ItemList } from '../finding-list/finding-list.tsx';

const terms = ['order', 'cancel', 'failed', 'falls', 'closing', 'reports'] as const;

export interface RequestOfferProps {
	/** What asks for it. */
	children: ReactNode;
}

/** What the green check is, what it looks at, what it costs and when its mark falls away; said before it is asked for. */
export function RequestOffer({ children }: RequestOfferProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
			<Sheet title={t('request.items')} lead={t('request.itemsLead')}>
				<ItemList>{(name) => t(`itemText.${name}`)}</ItemList>
			</Sheet>
			<section
				aria-label={t('request.fee')}
				className="grid gap-4 rounded-card border border-line-strong bg-surface-raised p-4 sm:p-6"
			>
				<dl className="grid gap-3">
					<div className="flex flex-wrap items-baseline justify-between gap-x-4">
						<dt>{t('request.fee')}</dt>
						<dd className="text-xl font-bold">{formatMoneyExact(GREEN_CHECK_FEE, locale)}</dd>
					</div>
					<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
						<dt>{t('request.lasts')}</dt>
						<dd className="font-bold">{t('request.days', { count: GREEN_CHECK_DAYS })}</dd>
					</div>
				</dl>
				<ul className="grid gap-2 border-t border-line pt-3 text-sm">
					{terms.map((term) => (
						<li key={term} className="flex items-start gap-2">
							<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{t(`request.term.${term}`)}
						</li>
					))}
				</ul>
				{children}
			</section>
		</div>
	);
}
