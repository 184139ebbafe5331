import { isNotFound } from './is-not-found.ts';
import { saysAtFields } from './query-client.ts';

/** Waits for something to be ended or removed. That it is gone already is what was wanted, and nobody is told that anything failed. */
export async function unlessGone(ending: Promise<unknown>): Promise<void> {
	try {
		await ending;
	} catch (error) {
		if (!isNotFound(error)) throw error;
		saysAtFields(error);
	}
}
