import { formatArea, formatLength } from '@ancu/forms/format';
import type { ComponentType, SVGProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { AreaIcon, BedroomIcon, DirectionIcon, FacadeIcon, ToiletIcon } from '../../primitives/icon/index.ts';
import type { ListingSummary } from '../listing-model.ts';

export interface ListingFactsRowProps {
	listing: Pick<ListingSummary, 'area' | 'bedroom' | 'toilet' | 'facadeArea' | 'direction'>;
}

/** Area, rooms, front and direction in one line; what is not known is left out. */
export function ListingFactsRow({ listing }: ListingFactsRowProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { area, bedroom, toilet, facadeArea, direction } = listing;
	return (
		<ul
			aria-label={t('facts')}
			data-slot="listing-facts-row"
			className="flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums"
		>
			<Fact
				icon={AreaIcon}
				short={formatArea(area, locale)}
				long={t('fact.area', { value: formatArea(area, locale) })}
			/>
			{bedroom !== null && (
				<Fact
					icon={BedroomIcon}
					short={t('short.bedrooms', { count: bedroom })}
					long={t('fact.bedrooms', { count: bedroom })}
				/>
			)}
			{toilet !== null && (
				<Fact
					icon={ToiletIcon}
					short={t('short.toilets', { count: toilet })}
					long={t('fact.toilets', { count: toilet })}
				/>
			)}
			{facadeArea !== null && (
				<Fact
					icon={FacadeIcon}
					short={t('short.facade', { value: formatLength(facadeArea, locale) })}
					long={t('fact.facade', { value: formatLength(facadeArea, locale) })}
				/>
			)}
			{direction !== null && (
				<Fact
					icon={DirectionIcon}
					short={t(`direction.${direction}`)}
					long={t('fact.direction', { value: t(`direction.${direction}`) })}
				/>
			)}
		</ul>
	);
}

interface FactProps {
	icon: ComponentType<SVGProps<SVGSVGElement>>;
	/** What is seen. */
	short: string;
	/** What is heard. */
	long: string;
}

function Fact({ icon: FactIcon, short, long }: FactProps) {
	return (
		<li className="inline-flex items-center gap-1.5 whitespace-nowrap">
			<FactIcon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
			<span aria-hidden="true">{short}</span>
			<span className="sr-only">{long}</span>
		</li>
	);
}
