/** Those who want to hear of something. */
export function createListeners<Args extends readonly unknown[] = []>() {
	const listeners = new Set<(...args: Args) => void>();
	return {
		/** Adds one. Returns how to stop listening. */
		add(listener: (...args: Args) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		tell(...args: Args): void {
			for (const listener of listeners) listener(...args);
		},
	};
}
