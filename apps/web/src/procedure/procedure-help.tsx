import { useSuggestDocumentsQuery } from '@ancu/api/procedure';
import { vietnamDay } from '@ancu/forms/format';
import { estimateFees, type FeeLine } from '@ancu/forms/procedure';
import { FeeEstimate, type FeeEstimateProps, type ProcedureRecord, SuggestedDocuments } from '@ancu/ui/procedure';
import { useState } from 'react';

const DOCUMENTS_MOST = 20;

interface ProcedureHelpProps {
	record: ProcedureRecord;
}

/** What helps beside the steps of a procedure: what it costs, and what to read. */
export function ProcedureHelp({ record: { type, price } }: ProcedureHelpProps) {
	const documents = useSuggestDocumentsQuery({ type, page: 1, limit: DOCUMENTS_MOST }, { staleTime: 0 });
	const first = { type, price: price ?? undefined, statePrice: undefined, isCloseFamily: false, isOnlyHome: false };
	const [lines, setLines] = useState(() => linesOf(first));
	return (
		<>
			<FeeEstimate isTypeFixed defaultValues={first} lines={lines} onChange={(input) => setLines(linesOf(input))} />
			<SuggestedDocuments
				documents={documents.data?.getAllSuggestDocument.data}
				failed={documents.isError}
				onRetry={documents.refetch}
			/>
		</>
	);
}

function linesOf({ price, ...facts }: Parameters<FeeEstimateProps['onChange']>[0]): FeeLine[] {
	return price === undefined ? [] : estimateFees({ ...facts, price, on: vietnamDay(new Date()) }).lines;
}
