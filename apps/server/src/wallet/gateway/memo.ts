import { randomCode } from '../../random-code.ts';

// Crockford's: no I, L, O and U, which people read and type as something else.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'NAPVI';
const LENGTH = 8;

// Spaces and dashes may stand between any two characters. Behind the last one a word must end: one character more is
// another code, typed wrongly. Looking ahead finds codes that overlap.
const gap = String.raw`[\s\p{Pd}_]*`;
const CODE = new RegExp(`(?=${[...PREFIX].join(gap)}((?:${gap}[${ALPHABET}OIL]){${LENGTH}})(?![0-9A-Z]))`, 'gu');

/** A new memo for a transfer: `NAPVI` (nạp ví) and 40 random bits, 13 characters of the 19 that every bank carries. */
export function newMemo(): string {
	return PREFIX + randomCode(ALPHABET, LENGTH);
}

/**
 * What may be memos of ours in what a bank wrote beside a transfer. Of words about the wallet (`nap vi tai khoan`) some look like one:
 * only that a payment bears it makes it one, which words practically never do.
 */
export function findMemos(text: string): string[] {
	const upper = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
	const codes = Array.from(upper.matchAll(CODE), ([, code = '']) => {
		const digits = code.replace(/[^0-9A-Z]/g, '').replaceAll('O', '0');
		return PREFIX + digits.replace(/[IL]/g, '1');
	});
	return [...new Set(codes)];
}
