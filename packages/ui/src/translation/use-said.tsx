import { type ReactNode, useState } from 'react';

/** What was done last, for those who listen: `said` stands in a `role="status"`, and the same words are read once more where they come again. */
export function useSaid(): { said: ReactNode; say: (words: string) => void } {
	const [{ words, times }, setSaid] = useState({ words: '', times: 0 });
	return {
		said: <span key={times}>{words}</span>,
		say: (next) => setSaid((last) => ({ words: next, times: last.times + 1 })),
	};
}
