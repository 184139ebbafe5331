/** What is given in parts: each holds so many items, the last what is left. No more than one part is in memory. */
export function* chunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
	let some: Item[] = [];
	for (const item of items) {
		if (some.push(item) < size) continue;
		yield some;
		some = [];
	}
	if (some.length > 0) yield some;
}
