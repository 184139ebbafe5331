import { AppError } from './app-error.ts';

/** Throws `code` where somebody looked at another version than the one that is stored. Who names none means whichever it is. */
export function requireVersion(
	seen: string | null | undefined,
	stored: Date | null,
	code:
		| 'NOT_ALLOWED_NOW'
		| 'LISTING_CHANGED'
		| 'REVIEW_CHANGED'
		| 'CHECK_CHANGED'
		| 'FINDINGS_CHANGED'
		| 'SUGGEST_DOCUMENT_CHANGED'
		| 'TEMPLATE_CHANGED' = 'NOT_ALLOWED_NOW',
): void {
	if (seen && Date.parse(seen) !== stored?.getTime()) throw new AppError(code);
}
