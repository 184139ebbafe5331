import { useSearchSuggestionsQuery } from '@ancu/api/listing';
import { readListingFilter, writeListingFilter } from '@ancu/forms/listing';
import type { RecentSearch, SearchProposals } from '@ancu/ui/listing';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quiet } from '../data/query-client.ts';
import { storedList } from '../data/stored-list.ts';
import { useDebouncedState } from '../data/use-debounced.ts';

/** Of one letter anything may be meant. */
const LEAST_LETTERS = 2;

const stored = storedList('searches', 6, (value): value is string => typeof value === 'string');

/** What a search proposes: what the text may mean, and what was searched for in this browser. */
export function useProposals(): SearchProposals {
	const [asked, ask] = useDebouncedState('');
	const isAsked = asked.length >= LEAST_LETTERS;
	const { data } = useSearchSuggestionsQuery(
		{ text: asked },
		{ ...quiet, enabled: isAsked, placeholderData: keepPreviousData },
	);
	const written = stored.useItems();
	const recent = useMemo(() => written.map(readSearch), [written]);
	return {
		suggestions: isAsked ? (data?.getAllSearchSuggestion ?? []) : [],
		recent,
		onText: (text) => ask(text.trim()),
		onForget: (search) => (search ? stored.remove(writeSearch(search)) : stored.clear()),
	};
}

/** Remembers a search in this browser. */
export function rememberSearch(search: RecentSearch | undefined): void {
	if (search) stored.add(writeSearch(search));
}

/** One text, so that the same search is the same: its address, with what it is called. */
export function writeSearch({ label, detail = '', filter }: RecentSearch): string {
	const params = writeListingFilter(filter);
	params.set('label', label);
	if (detail) params.set('detail', detail);
	return params.toString();
}

/** Reads what `writeSearch` wrote. */
export function readSearch(written: string): RecentSearch {
	const params = new URLSearchParams(written);
	return {
		label: params.get('label') ?? '',
		detail: params.get('detail') ?? undefined,
		filter: readListingFilter(params),
	};
}
