import { useReportListingMutation } from '@ancu/api/listing';
import { ReportDialog } from '@ancu/ui/listing';
import { useSubmit } from '../data/use-submit.ts';

interface ReportListingProps {
	/** Id of the listing. */
	id: string;
	open: boolean;
	onClose: () => void;
}

/** Asks what is wrong with a listing, and says so. */
export function ReportListing({ id, open, onClose }: ReportListingProps) {
	const report = useReportListingMutation();
	const submit = useSubmit();
	return (
		<ReportDialog
			open={open}
			onClose={onClose}
			onSubmit={(values) => submit(() => report.mutateAsync({ id, ...values }))}
		/>
	);
}
