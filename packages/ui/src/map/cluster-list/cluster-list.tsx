import { formatArea, formatMoney, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { SaveIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { RetryButton } from '../../translation/load-error/retry-button.tsx';
import { perMonth } from '../../translation/per-month.ts';
import type { MapListing } from '../map-model.ts';

/** A listing in a list of its place. */
export interface ClusterListing extends MapListing {
	/** m². */
	area: number;
}

export interface ClusterListProps<Listing extends ClusterListing> {
	/** Listings that lie here, the first of them; undefined while they load. */
	listings: readonly Listing[] | undefined;
	/** How many lie here. */
	total: number;
	/** They could not be had. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of a listing's page. */
	hrefOf: (listing: Listing) => string;
	/** Address of the list of all that lie here. */
	allHref: string;
	/** Ids of the listings that the person saved. */
	savedIds?: ReadonlySet<string> | undefined;
}

/** Listings of one place on the map, as of a tower: no zoom tells their markers apart. */
export function ClusterList<Listing extends ClusterListing>({
	listings,
	total,
	failed = false,
	onRetry,
	hrefOf,
	allHref,
	savedIds,
}: ClusterListProps<Listing>) {
	const { t } = useTranslation('map');
	const { t: inListing } = useTranslation('listing');
	const locale = useLocale();
	const Element = useLinkElement();
	const formatted = formatNumber(total, locale, 0);
	return (
		<section
			data-slot="cluster-list"
			aria-label={t('cluster.label')}
			className="flex w-64 max-w-[calc(100vw-3rem)] flex-col"
		>
			<h2 className="border-b border-line py-2 pr-12 pl-3 font-bold">
				{t('cluster.title', { count: total, formatted })}
			</h2>
			{/* The height is the same in each state: a popup that grew would push the map about. */}
			<div className="h-56 overflow-y-auto overscroll-contain">
				{listings ? (
					<ul className="divide-y divide-line">
						{listings.map((listing) => (
							<li key={listing.id} className="relative px-3 py-2 hover:bg-surface-sunken">
								<p className="flex items-baseline gap-2">
									<span className="font-bold">
										{listing.priceRaw === null
											? inListing('negotiable')
											: perMonth(inListing, formatMoney(listing.priceRaw, locale), listing.tradingType)}
									</span>
									<span className="text-sm text-ink-muted">{formatArea(listing.area, locale)}</span>
									{savedIds?.has(listing.id) && (
										<>
											<SaveIcon aria-hidden="true" className="ml-auto size-4 fill-current" />
											<span className="sr-only">{t('saved')}</span>
										</>
									)}
								</p>
								<Element
									href={hrefOf(listing)}
									lang={langOf(listing.title)}
									className="line-clamp-2 text-sm outline-offset-[-2px] after:absolute after:inset-0 hover:underline"
								>
									{listing.title}
								</Element>
							</li>
						))}
					</ul>
				) : failed ? (
					<div role="alert" className="grid justify-items-start gap-3 p-3">
						<p>{t('cluster.error')}</p>
						<RetryButton size="sm" onRetry={onRetry} />
					</div>
				) : (
					<div role="status" aria-busy="true" aria-label={t('cluster.loading')} className="grid gap-3 p-3">
						{[1, 2, 3].map((row) => (
							<span key={row} className="h-14">
								<Skeleton shape="box" />
							</span>
						))}
					</div>
				)}
			</div>
			<div className="border-t border-line p-2">
				<LinkButton href={allHref} size="sm" variant="secondary" width="full">
					{t('cluster.all', { count: total, formatted })}
				</LinkButton>
			</div>
		</section>
	);
}
