/**
 * Says that a push was put away. Every tab of the browser hears of that at once: the first one says it for all of them. Nothing is
 * counted down before the answer, as it may have been seen before; what the server counts, it tells.
 */
export async function putAway(id: string, say: (id: string) => Promise<unknown>): Promise<void> {
	await navigator.locks.request(`notification ${id}`, { ifAvailable: true }, (lock) => lock && say(id));
}
