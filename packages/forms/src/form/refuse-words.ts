import { tidied } from '../text/tidied.ts';
import type { SubmitFailure } from './submit-failure.ts';

/** Refuses words that go along with an act, with the codes 'required' and 'too_long': none where some are wanted, or more characters than `max`, as the server counts them. */
export function refuseWords(
	path: string,
	words: string,
	{ max, required = true }: { max: number; required?: boolean },
): SubmitFailure | undefined {
	const { length } = tidied(words);
	const code = length > max ? 'too_long' : required && length === 0 ? 'required' : undefined;
	return code && { fields: [{ path, code }] };
}
