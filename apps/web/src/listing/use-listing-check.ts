import { type CheckListingQuery, type CheckListingQueryVariables, useCheckListingQuery } from '@ancu/api/listing';
import { type ListingDraft, readableFields } from '@ancu/forms/listing';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quiet } from '../data/query-client.ts';

const WAIT_MS = 800;

type Check = CheckListingQuery['checkLocationInfo'];

/**
 * What a listing would meet if it were posted as it stands: others like it, and what its ward costs. Asked a little
 * after the last change, and no more once it is being sent: it would find itself.
 */
export function useListingCheck(
	id: string | undefined,
	draft: ListingDraft,
	isSending: boolean,
): { median: Check['median'] | undefined; duplicates: Check['duplicates'] } {
	const text = JSON.stringify(toVariables(id, draft));
	const [asked, setAsked] = useState<string>();
	useEffect(() => {
		const timer = setTimeout(setAsked, WAIT_MS, text);
		return () => clearTimeout(timer);
	}, [text]);
	const variables = asked ? (JSON.parse(asked) as CheckListingQueryVariables | null) : null;
	const { data } = useCheckListingQuery(variables ?? { data: {} }, {
		...quiet,
		enabled: variables !== null && !isSending,
		placeholderData: keepPreviousData,
	});
	return { median: data?.checkLocationInfo.median ?? undefined, duplicates: data?.checkLocationInfo.duplicates ?? [] };
}

/** Null while too little is known to compare. */
function toVariables(id: string | undefined, draft: ListingDraft): CheckListingQueryVariables | null {
	const { images: _images, captions: _captions, description: _description, ...data } = readableFields(draft);
	return data.tradingType && data.categoryId && data.districtId ? { ...(id && { id }), data } : null;
}
