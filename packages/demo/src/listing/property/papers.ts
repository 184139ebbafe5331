import type { Random } from '../../drawing/random.ts';
import type { LegalStatus } from '../seed-listing.ts';

/** Draws which papers there are; `book` is how likely a certificate is. */
export function drawLegalStatus(r: Random, book: number): LegalStatus | null {
	const share = r.next();
	if (share < book) return 'HAVE_BOOK';
	if (share < book + (1 - book) * 0.5) return 'WAITING_BOOK';
	return share < book + (1 - book) * 0.8 ? 'OTHER_PAPERS' : null;
}
