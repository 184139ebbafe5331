import type { ListingCardFragment } from '@ancu/api/listing';
import { listingHref } from '@ancu/ui/listing';
import { Button, LinkButton } from '@ancu/ui/primitives/button';
import { EditIcon, LayersIcon, ProcedureIcon, ReportIcon, SealIcon } from '@ancu/ui/primitives/icon';
import { ShareButton } from '@ancu/ui/translation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../data/late-part.tsx';
import { planningHref } from '../planning/planning-address.ts';
import { newProcedureHref } from '../procedure/procedure-address.ts';
import { useOrigin } from '../shell/use-origin.ts';
import { SaveListing } from './save-listing.tsx';

interface DetailActionsProps {
	listing: ListingCardFragment;
	/** As the server answers them; none while they are not known. */
	allowed: readonly string[];
	/** Everybody may see it. */
	isPublic: boolean;
	/** Its planning can be asked for. */
	hasPlot: boolean;
}

const ReportListing = latePart({
	namespaces: ['listing'],
	load: async () => (await import('./report-listing.tsx')).ReportListing,
});

const look = { variant: 'secondary', size: 'sm' } as const;

/** What can be done with a listing on its page: what most people do first, reporting it last. */
export function DetailActions({ listing, allowed, isPublic, hasPlot }: DetailActionsProps) {
	const { t } = useTranslation('web');
	const origin = useOrigin();
	// Undefined until somebody asks for it.
	const [reporting, setReporting] = useState<boolean>();
	return (
		<>
			{isPublic && (
				<>
					<SaveListing listing={listing} variant="text" />
					<ShareButton variant="secondary" title={listing.title} url={origin + listingHref(listing)} />
				</>
			)}
			{hasPlot && (
				<LinkButton
					{...look}
					leadingIcon={<LayersIcon aria-hidden="true" />}
					href={planningHref({ name: 'new', listing: listing.sequenceId })}
				>
					{t('planning.checkPlot')}
				</LinkButton>
			)}
			{listing.tradingType === 'BUY' && (
				<LinkButton
					{...look}
					leadingIcon={<ProcedureIcon aria-hidden="true" />}
					href={newProcedureHref(listing.sequenceId)}
				>
					{t('procedure.startFrom')}
				</LinkButton>
			)}
			{allowed.includes('EDIT') && (
				<LinkButton {...look} leadingIcon={<EditIcon aria-hidden="true" />} href={`/real-estate/update/${listing.id}`}>
					{t('editListing')}
				</LinkButton>
			)}
			{allowed.includes('REJECT') && (
				<LinkButton {...look} leadingIcon={<SealIcon aria-hidden="true" />} href={`/moderation?open=${listing.id}`}>
					{t('moderateListing')}
				</LinkButton>
			)}
			{allowed.includes('REPORT') && (
				<Button
					{...look}
					variant="quiet"
					leadingIcon={<ReportIcon aria-hidden="true" />}
					aria-haspopup="dialog"
					onClick={() => setReporting(true)}
				>
					{t('reportListing')}
				</Button>
			)}
			{reporting !== undefined && (
				<ReportListing id={listing.id} open={reporting} onClose={() => setReporting(false)} />
			)}
		</>
	);
}
