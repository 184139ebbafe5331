/** Digits of Crockford's base 32: no letter that is read as a digit. */
export const CHECK_CODE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CHECK_CODE_LENGTH = 12;
/** How much of an answer's signature is printed on its document, in characters: 96 of its bits. */
export const SIGNATURE_PRINTED = 16;

const readAs: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A check code as somebody typed it off a document: `7k3m-91xd-qo2w` → `7K3M91XDQ02W`. Undefined when it can be none. */
export function readCheckCode(typed: string): string | undefined {
	const code = typed
		.toUpperCase()
		.replace(/[\s-]/g, '')
		.replace(/[OIL]/g, (letter) => readAs[letter] ?? letter);
	const isCode = code.length === CHECK_CODE_LENGTH && [...code].every((digit) => CHECK_CODE_DIGITS.includes(digit));
	return isCode ? code : undefined;
}

/** A check code as it is printed: `7K3M-91XD-Q02W`. */
export function writeCheckCode(code: string): string {
	return code.replace(/(.{4})(?=.)/g, '$1-');
}
