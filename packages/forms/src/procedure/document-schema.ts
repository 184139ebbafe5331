import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { LINK_MAX } from '../listing/links.ts';
import { isSafeLink } from '../text/is-safe-link.ts';
import { both } from './both.ts';
import { TEMPLATE_TEXT_MAX, TEMPLATE_TITLE_MAX } from './template-schema.ts';
import { procedureTypes } from './terms.ts';

/** Suggested documents that there may be: as many as a page beside a procedure shows. */
export const DOCUMENTS_MAX = 100;

/** What a suggested document says: SuggestDocumentInput. Paths of faults are as `title.en`. Whether there is room for one more is the server's to say (`types`, 'over_limit'). */
export const suggestDocumentSchema = z.object({
	title: both(TEMPLATE_TITLE_MAX),
	/** Plain text; a line that begins with `- ` is an item of a list. */
	content: both(TEMPLATE_TEXT_MAX),
	/** What it helps with, in the order of the types. */
	types: z.array(z.enum(procedureTypes, { error: 'required' }), { error: 'required' }).check(
		z.minLength(1, 'required'),
		z.overwrite((given) => procedureTypes.filter((type) => given.includes(type))),
	),
	/** Where to read on. */
	link: z.nullish(
		z.pipe(
			z.string().check(
				tidy,
				z.maxLength(LINK_MAX, 'too_long'),
				z.refine((link) => link === '' || isSafeLink(link), 'invalid'),
			),
			z.transform((link) => link || null),
		),
	),
});
export type SuggestDocumentDraft = z.input<typeof suggestDocumentSchema>;
export type SuggestDocumentValues = z.output<typeof suggestDocumentSchema>;
