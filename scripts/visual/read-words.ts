/** What is asked of `npm run visual`. */
export interface Wish {
	/** Take the pictures as they are from now on. */
	accept: boolean;
	/** Compare with pictures from another place too. */
	anyway: boolean;
	/** Components, domains or stories; none for all. */
	words: string[];
}

/** Reads the words of a command line. Throws at an unknown switch. */
export function readWords(given: readonly string[]): Wish {
	const switches = given.filter((word) => word.startsWith('-'));
	const unknown = switches.find((word) => word !== '--accept' && word !== '--anyway');
	if (unknown) throw new Error(`There is no ${unknown}, only --accept and --anyway.`);
	return {
		accept: switches.includes('--accept'),
		anyway: switches.includes('--anyway'),
		words: given.filter((word) => !word.startsWith('-')),
	};
}
