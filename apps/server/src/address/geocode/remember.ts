import { LRUCache } from 'lru-cache';

/** Remembers answers by key and forgets the one that was asked for longest ago. Who asks at the same time waits for one answer; failures are not remembered. */
export function remember<Answer>(size: number): (key: string, find: () => Promise<Answer>) => Promise<Answer> {
	const known = new LRUCache<string, Promise<Answer>>({ max: size });
	return (key, find) => {
		const kept = known.get(key);
		if (kept) return kept;
		const answer = find();
		known.set(key, answer);
		answer.catch(() => known.peek(key) === answer && known.delete(key));
		return answer;
	};
}
