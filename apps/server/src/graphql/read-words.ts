import { tidied } from '@ancu/forms/text';
import { badField } from './app-error.ts';

/** Words that somebody wrote, tidied and counted as in their form. Throws BAD_INPUT at `path` where there are none, or more characters than `max`. */
export function readWords(given: string | null | undefined, path: string, max: number): string {
	const words = tidied(given ?? '');
	if (!words) throw badField(path, 'required');
	if (words.length > max) throw badField(path, 'too_long', { max });
	return words;
}
