import { badField } from './app-error.ts';

/** Words that somebody wrote, without the space around them. Throws BAD_INPUT at `path` where there are none, or more characters than `max`. */
export function readWords(given: string | null | undefined, path: string, max: number): string {
	const words = given?.trim();
	if (!words) throw badField(path, 'required');
	if (words.length > max) throw badField(path, 'too_long', { max });
	return words;
}
