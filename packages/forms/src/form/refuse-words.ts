import type { SubmitFailure } from './submit-failure.ts';

/** Refuses words that go along with an act, with the codes 'required' and 'too_long': none where some are wanted, or more characters than `max`. */
export function refuseWords(
	path: string,
	words: string,
	{ max, required = true }: { max: number; required?: boolean },
): SubmitFailure | undefined {
	const code = words.length > max ? 'too_long' : required && !words ? 'required' : undefined;
	return code && { fields: [{ path, code }] };
}
