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

/** The memo of ours in what a bank wrote beside a transfer. Null where there is none, and where there are two. */
export function findMemo(text: string): string | null {
	const upper = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
	const codes = Array.from(upper.matchAll(CODE), ([, code = '']) => {
		const digits = code.replace(/[^0-9A-Z]/g, '').replaceAll('O', '0');
		return PREFIX + digits.replace(/[IL]/g, '1');
	});
	const [memo = null, ...others] = new Set(codes);
	return others.length === 0 ? memo : null;
}
