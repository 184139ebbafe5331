import { type OfferingsQuery, type OfferingsQueryVariables, useOfferingsQuery } from '@ancu/api/invest';
import { OfferingList, type OfferingPhase } from '@ancu/ui/invest';
import { ListingPhoto } from '@ancu/ui/listing';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { investHref, investPageSizes, offeringHref } from './invest-address.ts';

const PAGE_SIZE = investPageSizes.offerings;
/** Cards of the first row of a wide page. */
const FIRST_ROW = 3;

/** Offerings of a page, from 1. */
export function offeringsOf({ phase, page }: Omit<OfferingsProps, 'now'>): OfferingsQueryVariables {
	return { page, limit: PAGE_SIZE, filter: { offeringPhase: phase } };
}

/** Where to go instead of a page of offerings that there is not. */
export function hrefInstead(
	offerings: OfferingsQuery | undefined,
	{ phase, page }: Omit<OfferingsProps, 'now'>,
): string | undefined {
	const instead = pageInstead(offerings?.getAllLocationInfo, page, PAGE_SIZE);
	return instead === undefined ? undefined : investHref({ name: 'offerings', phase, page: instead });
}

interface OfferingsProps {
	phase: OfferingPhase;
	/** From 1. */
	page: number;
	now: Date;
}

/** What is offered, with how far it is. */
export function Offerings({ phase, page, now }: OfferingsProps) {
	const { data, isError, refetch } = useOfferingsQuery(offeringsOf({ phase, page }), {
		placeholderData: keepFullPage(offeringsOf({ phase, page })),
	});
	const list = data?.getAllLocationInfo;
	const instead = hrefInstead(data, { phase, page });
	if (instead) return <Navigate to={instead} replace />;
	return (
		<OfferingList
			// Terms that nobody can read are not offered.
			listings={list?.data.flatMap(({ offering, ...listing }) => (offering ? [{ ...listing, offering }] : []))}
			total={list?.total}
			page={page}
			pageSize={PAGE_SIZE}
			hrefOf={(number) => investHref({ name: 'offerings', phase, page: number })}
			phase={phase}
			phaseHref={(name) => investHref({ name: 'offerings', phase: name, page: 1 })}
			failed={isError}
			onRetry={refetch}
			listingHref={offeringHref}
			photoOf={({ cover }, index) => (
				<ListingPhoto
					photo={cover}
					sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
					eager={index < FIRST_ROW}
				/>
			)}
			now={now}
		/>
	);
}
