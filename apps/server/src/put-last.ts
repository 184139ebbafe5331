/** Puts an entry behind all others of a map. Where `most` are there already, the one that was put in longest ago is forgotten. */
export function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
	map.delete(key);
	const [longestAgo] = map.keys();
	if (map.size >= most && longestAgo !== undefined) map.delete(longestAgo);
	map.set(key, value);
}
