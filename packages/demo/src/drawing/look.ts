import { SEAL } from './pen.ts';
import type { Random } from './random.ts';

/** How the sky of a drawing is laid in. */
type SkyStyle = 'wash' | 'disc' | 'fade' | 'lines' | 'clear';

/** What makes one house unlike the next: its tints, its light, its side. */
export interface Look {
	plaster: string;
	/** The plaster in shade, for side walls and recesses. */
	plasterShade: string;
	roof: string;
	wood: string;
	/** The one seal-red thing of a front; plain wood where the red is spent elsewhere. */
	door: string;
	sky: string;
	skyStyle: SkyStyle;
	/** Swaps left and right of the composition. */
	mirror: boolean;
}

const PLASTERS = [
	['#f7efdc', '#e9dfc6'],
	['#f4e5c3', '#e5d3aa'],
	['#f5e6da', '#e6d2c2'],
	['#eaefed', '#d5dedd'],
	['#fcfaf4', '#e6e6df'],
	['#e3ecef', '#ccdade'],
	['#efe6d8', '#ddd0bd'],
	['#f3ebe4', '#dfd3c8'],
	['#e9e7dc', '#d5d2c3'],
] as const;

const ROOFS = ['#d4b09c', '#c9b3a3', '#b9c6c9', '#cdbfae', '#dabfa6', '#c4b1a6'] as const;

const WOODS = ['#d9c4a6', '#cdb797', '#c9bfae', '#dccdb4', '#bfcccd'] as const;

const SKIES = ['#dcebf1', '#e2edf1', '#d9e7ea', '#f2e9da', '#e9e7ee', '#e3ebe6', '#d6e6ee'] as const;

/** Rolls the look of one listing. */
export function rollLook(random: Random): Look {
	const [plaster, plasterShade] = random.pick(PLASTERS);
	return {
		plaster,
		plasterShade,
		roof: random.pick(ROOFS),
		wood: random.pick(WOODS),
		door: SEAL,
		sky: random.pick(SKIES),
		skyStyle: random.weighted([
			['wash', 4],
			['disc', 2],
			['fade', 3],
			['lines', 2],
			['clear', 1],
		] as const),
		mirror: random.chance(0.5),
	};
}
