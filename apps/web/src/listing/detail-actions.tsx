import { type ListingCardFragment, useReportListingMutation } from '@ancu/api/listing';
import { ReportDialog } from '@ancu/ui/listing';
import { Button, LinkButton } from '@ancu/ui/primitives/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { planningHref } from '../planning/planning-address.ts';
import { newProcedureHref } from '../procedure/procedure-address.ts';
import { SaveListing } from './save-listing.tsx';

interface DetailActionsProps {
	listing: ListingCardFragment;
	/** As the server answers them; none while they are not known. */
	allowed: readonly string[];
}

/** What can be done with a listing on its page. */
export function DetailActions({ listing, allowed }: DetailActionsProps) {
	const { t } = useTranslation('web');
	const [reporting, setReporting] = useState(false);
	const report = useReportListingMutation();
	const submit = useSubmit();
	return (
		<>
			<SaveListing listing={listing} variant="text" />
			<LinkButton variant="secondary" href={planningHref({ name: 'new', listing: listing.sequenceId })}>
				{t('planning.checkPlot')}
			</LinkButton>
			{listing.tradingType === 'BUY' && (
				<LinkButton variant="secondary" href={newProcedureHref(listing.sequenceId)}>
					{t('procedure.startFrom')}
				</LinkButton>
			)}
			{allowed.includes('EDIT') && (
				<LinkButton variant="secondary" href={`/real-estate/update/${listing.id}`}>
					{t('editListing')}
				</LinkButton>
			)}
			{allowed.includes('REPORT') && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={() => setReporting(true)}>
					{t('reportListing')}
				</Button>
			)}
			<ReportDialog
				open={reporting}
				onClose={() => setReporting(false)}
				onSubmit={(values) => submit(() => report.mutateAsync({ id: listing.id, ...values }))}
			/>
		</>
	);
}
