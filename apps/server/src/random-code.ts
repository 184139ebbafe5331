import { randomInt } from 'node:crypto';

/** A code that nobody guesses: so many characters of an alphabet, each as likely as the others. */
export function randomCode(alphabet: string, length: number): string {
	return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
