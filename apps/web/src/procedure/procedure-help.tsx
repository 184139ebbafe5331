import { useSuggestDocumentsQuery } from '@ancu/api/procedure';
import { formatNumber, serverDate, vietnamDay } from '@ancu/forms/format';
import { feeLines, SUGGESTED_DOCUMENTS_MAX } from '@ancu/forms/procedure';
import { type FeeDraft, readFeeDraft } from '@ancu/forms/procedure/form';
import { useLocale } from '@ancu/ui/i18n';
import { FeeEstimate, type ProcedureRecord, SuggestedDocuments } from '@ancu/ui/procedure';
import { useState } from 'react';

interface ProcedureHelpProps {
	record: ProcedureRecord;
}

/** What helps beside the steps of a procedure: what it costs, and what to read. */
export function ProcedureHelp({ record }: ProcedureHelpProps) {
	const { type } = record;
	const documents = useSuggestDocumentsQuery({ type, page: 1, limit: SUGGESTED_DOCUMENTS_MAX }, { staleTime: 0 });
	const locale = useLocale();
	const price = record.price === null ? '' : formatNumber(record.price, locale);
	const [known, setKnown] = useState(record.price);
	const [draft, setDraft] = useState<FeeDraft>({
		type,
		price,
		statePrice: '',
		isCloseFamily: false,
		isOnlyHome: false,
	});
	// Another price of the record is the estimate's too; what else was said stays.
	if (known !== record.price) {
		setKnown(record.price);
		setDraft({ ...draft, price });
	}
	return (
		<>
			<FeeEstimate
				key={known}
				isTypeFixed
				defaultValues={draft}
				lines={feeLines({ ...readFeeDraft(draft), on: vietnamDay(serverDate()) })}
				onChange={setDraft}
			/>
			<SuggestedDocuments
				documents={documents.data?.getAllSuggestDocument.data}
				failed={documents.isError}
				onRetry={documents.refetch}
			/>
		</>
	);
}
