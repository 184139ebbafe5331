/** Why a file cannot be taken, whatever it is for: before it is looked into. */
export type FileFault = 'heic' | 'tooLarge' | 'duplicate' | 'tooMany';

/** What a form takes. */
export interface FileRules<Fault extends string> {
	/** Media types. */
	types: readonly string[];
	/** What a file of another type is told. */
	wrongType: Fault;
	/** Of 2^20 bytes, for one file. */
	megabytes: number;
	/** So many files in all. */
	most: number;
}

/** Tells which of the chosen files can join those that a form has, and why the others cannot. */
export function sortFiles<Fault extends string>(
	present: readonly { file: File | null }[],
	files: readonly File[],
	{ types, wrongType, megabytes, most }: FileRules<Fault>,
): { taken: File[]; refused: { name: string; fault: Fault | FileFault }[] } {
	const known = new Set(present.flatMap(({ file }) => (file ? [fingerprint(file)] : [])));
	const taken: File[] = [];
	const refused: { name: string; fault: Fault | FileFault }[] = [];
	const faultOf = (file: File): Fault | FileFault | undefined => {
		// Windows and some browsers give iPhone pictures no type.
		if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'heic';
		if (!types.includes(file.type)) return wrongType;
		if (file.size > megabytes * 1024 * 1024) return 'tooLarge';
		if (known.has(fingerprint(file))) return 'duplicate';
		return present.length + taken.length >= most ? 'tooMany' : undefined;
	};
	for (const file of files) {
		const fault = faultOf(file);
		if (fault) {
			refused.push({ name: file.name, fault });
		} else {
			known.add(fingerprint(file));
			taken.push(file);
		}
	}
	return { taken, refused };
}

function fingerprint({ name, size, lastModified }: File): string {
	return `${size} ${lastModified} ${name}`;
}
