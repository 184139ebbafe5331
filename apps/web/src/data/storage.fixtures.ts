/** A storage of the browser, which lists its keys as its own. */
export function createStorage(): Record<string, string> {
	const kept: Record<string, string> = {};
	const methods = {
		getItem: (key: string) => kept[key] ?? null,
		setItem: (key: string, value: string) => {
			kept[key] = value;
		},
		removeItem: (key: string) => delete kept[key],
	};
	return new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] });
}
