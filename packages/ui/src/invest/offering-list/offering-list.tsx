import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { ProjectIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import type { OfferedListing } from '../invest-model.ts';
import { OfferingCard, type OfferingCardProps, OfferingCardSkeleton } from '../offering-card/offering-card.tsx';

/** Where offerings are between their dates, what can be bought first. */
export const offeringPhases = ['OPEN', 'UPCOMING', 'ENDED'] as const;
export type OfferingPhase = (typeof offeringPhases)[number];

export interface OfferingListProps<Listing extends OfferingCardProps['listing']> extends PagedListProps {
	/** Those of the page; undefined while they load. */
	listings: readonly Listing[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** Those that are shown. */
	phase: OfferingPhase;
	/** Address of those of another phase. */
	phaseHref: (phase: OfferingPhase) => string;
	/** Address of an offering. */
	listingHref: (listing: OfferedListing) => string;
	/** The picture of an offering, in a frame of 4:3. */
	photoOf: (listing: Listing, index: number) => ReactNode;
	/** The moment that days are counted from. */
	now: Date;
}

/** Offerings as cards. */
export function OfferingList<Listing extends OfferingCardProps['listing']>({
	listings,
	phase,
	phaseHref,
	listingHref,
	photoOf,
	now,
	...list
}: OfferingListProps<Listing>) {
	const { t } = useTranslation(['invest', 'translation']);
	// Where there may be some when there are none here.
	const elsewhere = phase === 'OPEN' ? 'UPCOMING' : 'OPEN';
	return (
		<section
			aria-labelledby="invest-offerings"
			aria-busy={!listings && !list.failed}
			data-slot="offering-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id="invest-offerings" className="text-lg font-bold">
					{t(`offerings.title.${phase}`)}
				</h2>
				<nav aria-label={t('offerings.phases')} className="flex flex-wrap gap-2">
					{offeringPhases.map((name) => (
						<LinkButton
							key={name}
							href={phaseHref(name)}
							size="sm"
							variant={name === phase ? 'primary' : 'secondary'}
							aria-current={name === phase ? 'page' : undefined}
						>
							{t(`offerings.phase.${name}`)}
						</LinkButton>
					))}
				</nav>
			</div>
			<ListBody
				{...list}
				rows={listings}
				level={3}
				error={t('offerings.error')}
				loading={
					<div role="status" aria-label={t('translation:loading')} className={GRID}>
						{[1, 2, 3].map((card) => (
							<OfferingCardSkeleton key={card} />
						))}
					</div>
				}
				empty={
					<StateMessage
						level={3}
						title={t(`offerings.empty.${phase}`)}
						icon={<ProjectIcon />}
						actions={
							<LinkButton variant="secondary" href={phaseHref(elsewhere)}>
								{t(`offerings.see.${elsewhere}`)}
							</LinkButton>
						}
					>
						{t('offerings.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<ul aria-labelledby="invest-offerings" className={GRID}>
						{rows.map((listing, index) => (
							<li key={listing.id} className="grid min-w-0">
								<OfferingCard listing={listing} href={listingHref(listing)} photo={photoOf(listing, index)} now={now} />
							</li>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3';
