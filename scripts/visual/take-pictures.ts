import type { Camera } from './camera.ts';
import type { Subject } from './choose-stories.ts';
import { type Look, looks } from './looks.ts';

/** What is done with pictures. */
interface Album {
	/** Whether a picture is known already. */
	isKnown(name: string, look: Look, png: Buffer): boolean;
	add(name: string, look: Look, png: Buffer): Promise<void>;
}

/** Windows of each size that are open at once: one draws while another waits. */
const AT_ONCE = 2;

/** Takes every story in every look. Gives why stories failed, by name. */
export async function takePictures(
	camera: Camera,
	address: string,
	subjects: readonly Subject[],
	{ isKnown, add }: Album,
): Promise<Map<string, string>> {
	const failures = new Map<string, string>();
	const windows = [...Map.groupBy(looks, ({ window }) => window)].flatMap(([window, inIt]) => {
		const queue = subjects.values();
		return Array.from({ length: AT_ONCE }, async () => {
			const shots = await camera.open(address, window);
			for (const { id, name, isPlayed } of queue)
				try {
					await shots.show({ id, isPlayed });
					for (const look of inIt)
						await add(name, look, await shots.take(look.theme, (png) => isKnown(name, look, png)));
				} catch (error) {
					failures.set(name, error instanceof Error ? error.message : String(error));
				}
		});
	});
	await Promise.all(windows);
	return failures;
}
