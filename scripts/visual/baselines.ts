import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where pictures were taken: letters are drawn otherwise elsewhere. */
export interface Place {
	/** As `process.platform` says it. */
	platform: string;
	/** Major version. */
	chromium: string;
}

/** What is known of a picture. */
interface Known {
	/** Stands for exactly what was on the screen. */
	screen: string;
	/** By which it is compared when that is another. */
	signature: string;
}

interface Kept extends Place {
	/** By story and look. */
	pictures: Record<string, Record<string, Known>>;
}

/** The pictures that are kept in a folder to be looked at, with `kept.json` to compare by. */
export interface Baselines {
	/** Where they were taken; nothing when there are none. */
	place: Place | undefined;
	names(): string[];
	/** Whether this is exactly what was on the screen. */
	isKnown(name: string, look: string, png: Buffer): boolean;
	/** What is kept, if anything is. */
	read(name: string, look: string): { picture: Buffer; signature: string } | undefined;
	/** Keeps a picture with its signature and what was on the screen. */
	accept(name: string, look: string, taken: { picture: Buffer; signature: string; png: Buffer }): void;
	/** What was on the screen counts as the picture that is kept. */
	know(name: string, look: string, png: Buffer): void;
	remove(name: string): void;
	/** Writes what is known of them. */
	save(place: Place): void;
}

/** Opens a folder of pictures. */
export function openBaselines(folder: string): Baselines {
	const file = path.join(folder, 'kept.json');
	const kept: Kept | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
	const pictures = kept?.pictures ?? {};
	const fileOf = (name: string, look: string) => path.join(folder, `${name}.${look}.avif`);
	const find = (name: string, look: string) => (existsSync(fileOf(name, look)) ? pictures[name]?.[look] : undefined);
	return {
		place: kept,
		names: () => Object.keys(pictures),
		isKnown: (name, look, png) => find(name, look)?.screen === wordFor(png),
		read(name, look) {
			const known = find(name, look);
			return known && { picture: readFileSync(fileOf(name, look)), signature: known.signature };
		},
		accept(name, look, { picture, signature, png }) {
			pictures[name] = { ...pictures[name], [look]: { screen: wordFor(png), signature } };
			mkdirSync(path.dirname(fileOf(name, look)), { recursive: true });
			writeFileSync(fileOf(name, look), picture);
		},
		know(name, look, png) {
			const known = find(name, look);
			if (known) known.screen = wordFor(png);
		},
		remove(name) {
			for (const look of Object.keys(pictures[name] ?? {})) rmSync(fileOf(name, look), { force: true });
			delete pictures[name];
		},
		save({ platform, chromium }) {
			const sorted = Object.fromEntries(
				byName(pictures).map(([name, known]) => [name, Object.fromEntries(byName(known))]),
			);
			mkdirSync(folder, { recursive: true });
			writeFileSync(file, `${JSON.stringify({ platform, chromium, pictures: sorted }, null, 2)}\n`);
		},
	};
}

function wordFor(png: Buffer): string {
	return createHash('sha256').update(png).digest('base64url').slice(0, 12);
}

function byName<Value>(record: Record<string, Value>): [string, Value][] {
	return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
