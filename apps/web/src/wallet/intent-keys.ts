/** Gives idempotency keys: the same for the same intent, so that a retry does nothing twice, and a new one when it changes. */
export function createIntentKeys(): (...intent: readonly string[]) => string {
	let last: { intent: string; key: string } | undefined;
	return (...given) => {
		const intent = JSON.stringify(given);
		if (last?.intent !== intent) last = { intent, key: crypto.randomUUID() };
		return last.key;
	};
}
