import type { Baselines } from './baselines.ts';
import type { Look } from './looks.ts';
import { drawDifference, keep, present, readPixels } from './picture.ts';
import { signatureOf, squaresThatDiffer } from './signature.ts';

/** A picture that is not as it was kept. */
export interface Change {
	name: string;
	look: Look;
	/** How many squares of the picture differ; nothing for a new one. */
	squares: number | undefined;
	/** Draws it for a report. */
	draw(): Promise<Views>;
	/** Keeps it from now on. */
	accept(): void;
}

/** A change to look at. A new picture has an after only. */
export interface Views {
	/** As it is kept. */
	before?: Buffer;
	/** As large as it was on the screen. */
	after: Buffer;
	/** Where they differ, as large as what is kept. */
	difference?: Buffer;
}

/** Compares what was on the screen with what is kept. Nothing when that is the same. */
export async function compare(
	baselines: Baselines,
	name: string,
	look: Look,
	png: Buffer,
): Promise<Change | undefined> {
	if (baselines.isKnown(name, look.name, png)) return;
	const kept = baselines.read(name, look.name);
	const pixels = await readPixels(png);
	const signature = signatureOf(pixels);
	const squares = kept && squaresThatDiffer(kept.signature, signature);
	if (squares?.length === 0) {
		baselines.know(name, look.name, png);
		return;
	}
	const small = await keep(pixels, look.reduction);
	return {
		name,
		look,
		squares: squares?.length,
		accept: () => baselines.accept(name, look.name, { picture: small, signature, png }),
		async draw() {
			const after = await present(await readPixels(png));
			if (!kept || !squares) return { after };
			const [before, now] = [await readPixels(kept.picture), await readPixels(small)];
			return { before: kept.picture, after, difference: await drawDifference(before, now, squares, look.reduction) };
		},
	};
}
