import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { both } from '../form/written.ts';
import { LINK_MAX } from '../listing/links.ts';
import { isSafeLink } from '../text/is-safe-link.ts';
import { TEMPLATE_TEXT_MAX, TEMPLATE_TITLE_MAX } from './template-schema.ts';
import { procedureTypes } from './terms.ts';

/** Suggested documents that there may be: as many as a page beside a procedure shows. */
export const SUGGESTED_DOCUMENTS_MAX = 100;
/** Pictures that a suggested document may have. */
export const DOCUMENT_IMAGES_MAX = 6;
/** Length of what a picture shows, in each language, in characters. */
export const DOCUMENT_ALT_MAX = 200;

/** Codes of what only the server finds out, at `images.0.image`. */
export const documentRefusals = { imageUnknown: 'unknown' } as const;

const picture = z.object({
	/** Id of an upload, or key of a picture that it has. */
	image: z.string({ error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(200, 'invalid')),
	/** What it shows, in words. */
	alt: both(DOCUMENT_ALT_MAX),
});

// One that has not arrived is missing, and no other's double.
const areDifferent = (pictures: readonly { image: string }[]) => {
	const there = pictures.map(({ image }) => image).filter(Boolean);
	return new Set(there).size === there.length;
};

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
	/** Its pictures, in the order in which they are shown. */
	images: z.nullish(
		z.array(picture).check(z.maxLength(DOCUMENT_IMAGES_MAX, 'over_limit'), z.refine(areDifferent, 'duplicate')),
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
