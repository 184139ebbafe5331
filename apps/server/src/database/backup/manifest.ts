import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

export const MANIFEST = 'manifest.json';
/** Every file of a backup with its checksum, as `sha256sum --check` reads it. */
export const SUMS = 'SHA256SUMS';
export const FILES = 'files';

const tableSchema = z.object({
	name: z.string(),
	/** Without those that the database computes by itself. */
	columns: z.array(z.string()),
	rows: z.number(),
});

const manifestSchema = z.object({
	format: z.literal(1),
	/** The moment that it shows, ISO 8601. */
	takenAt: z.string(),
	/** What the database's schema was made by, in order. */
	migrations: z.array(z.string()),
	tables: z.array(tableSchema),
	sequences: z.array(z.object({ name: z.string(), value: z.number() })),
	/** Where the files are: here, or still where they were. */
	files: z.union([
		z.object({ kind: z.literal('disk'), count: z.number() }),
		z.object({ kind: z.literal('s3'), endpoint: z.string(), bucket: z.string() }),
	]),
});

/** What a backup holds. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackupTable = z.output<typeof tableSchema>;

/** Where a table is in a backup's folder. */
export function tableFile({ name }: Pick<BackupTable, 'name'>): string {
	return `tables/${name}.copy.gz`;
}

/** Throws when there is no backup, or one of another form. */
export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
		throw new Error(`There is no backup in ${folder}: it has no ${MANIFEST}.`);
	});
	const parsed = manifestSchema.safeParse(JSON.parse(text));
	if (!parsed.success) throw new Error(`${path.join(folder, MANIFEST)} is of a form that this version does not know.`);
	return parsed.data;
}
