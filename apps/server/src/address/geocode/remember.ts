/** Remembers answers by key and forgets the one that was asked for longest ago. Who asks at the same time waits for one answer; failures are not remembered. */
export function remember<Answer>(size: number): (key: string, find: () => Promise<Answer>) => Promise<Answer> {
	// A Map keeps the order of insertion, so the first key is the oldest.
	const known = new Map<string, Promise<Answer>>();
	return (key, find) => {
		const answer = known.get(key) ?? find();
		known.delete(key);
		known.set(key, answer);
		answer.catch(() => known.get(key) === answer && known.delete(key));
		for (const oldest of known.keys()) {
			if (known.size <= size) break;
			known.delete(oldest);
		}
		return answer;
	};
}
