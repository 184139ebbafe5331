import { fold } from '@ancu/forms/text';

let common: Promise<ReadonlySet<string>> | undefined;

// 49,000 passwords from leaks, in the order in which they are tried: loaded when the first one is checked.
async function load(): Promise<ReadonlySet<string>> {
	const { dictionary } = await import('@zxcvbn-ts/language-common');
	return new Set(dictionary['passwords-common'] as readonly string[]);
}

/** Whether a password is among the first that somebody would try: a leaked one, or the person's own name, number or address. */
export async function isCommonPassword(
	password: string,
	own: readonly (string | null | undefined)[] = [],
): Promise<boolean> {
	common ??= load();
	const plain = fold(password);
	if ((await common).has(plain) || /^(.)\1+$/u.test(password)) return true;
	return own.some(
		(text) => text && [fold(text), fold(text).replace(/\s/g, ''), text.replace('+84', '0')].includes(plain),
	);
}
