import { useSuggestDocumentsQuery } from '@ancu/api/procedure';
import { serverDate, vietnamDay } from '@ancu/forms/format';
import { feeLines } from '@ancu/forms/procedure';
import type { FeeInput } from '@ancu/forms/procedure/form';
import { FeeEstimate, type ProcedureRecord, SuggestedDocuments } from '@ancu/ui/procedure';
import { useState } from 'react';

const DOCUMENTS_MOST = 20;

interface ProcedureHelpProps {
	record: ProcedureRecord;
}

/** What helps beside the steps of a procedure: what it costs, and what to read. */
export function ProcedureHelp({ record }: ProcedureHelpProps) {
	const { type } = record;
	const documents = useSuggestDocumentsQuery({ type, page: 1, limit: DOCUMENTS_MOST }, { staleTime: 0 });
	const [known, setKnown] = useState(record.price);
	const [input, setInput] = useState<FeeInput>({
		type,
		price: record.price ?? undefined,
		statePrice: undefined,
		isCloseFamily: false,
		isOnlyHome: false,
	});
	// Another price of the record is the estimate's too; what else was said stays.
	if (known !== record.price) {
		setKnown(record.price);
		setInput({ ...input, price: record.price ?? undefined });
	}
	return (
		<>
			<FeeEstimate
				key={known}
				isTypeFixed
				defaultValues={input}
				lines={feeLines({ ...input, on: vietnamDay(serverDate()) })}
				onChange={setInput}
			/>
			<SuggestedDocuments
				documents={documents.data?.getAllSuggestDocument.data}
				failed={documents.isError}
				onRetry={documents.refetch}
			/>
		</>
	);
}
