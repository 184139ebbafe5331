import type { ProcedureType } from '../../graphql/schema.generated.ts';
import { forBuying } from './for-buying.ts';
import { forGiving } from './for-giving.ts';
import { forRegistering } from './for-registering.ts';

/** A document that helps with procedures, as an installation begins with it. */
export interface SuggestedDocument {
	/** A word, as `deposit-checklist`. */
	id: string;
	/** What it helps with. */
	types: readonly ProcedureType[];
	title: { vn: string; en: string };
	/** Plain text; a line that begins with `- ` is an item of a list. */
	content: { vn: string; en: string };
	/** Where to read on. */
	link?: string;
}

/** Every document, in the order in which they are shown. */
export const suggestDocuments: readonly SuggestedDocument[] = [...forBuying, ...forGiving, ...forRegistering];
