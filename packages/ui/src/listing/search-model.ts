import type { ListingFilter, SearchSuggestion } from '@ancu/forms/listing';

/** A search that was made in this browser. */
export interface RecentSearch {
	/** Words, or the name of what was chosen. */
	label: string;
	/** Where it lies. */
	detail?: string | undefined;
	/** What it asks for, the kind left out. */
	filter: ListingFilter;
}

/** What a search proposes while somebody types. */
export interface SearchProposals {
	/** For what stands in the field, the likeliest first. */
	suggestions: readonly SearchSuggestion[];
	/** The latest first. */
	recent: readonly RecentSearch[];
	/** Told what stands in the field. */
	onText: (text: string) => void;
	/** Forgets one recent search, or all. */
	onForget: (search?: RecentSearch) => void;
}
