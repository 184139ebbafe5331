import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it('a file is not read beyond what may be held', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-import-'));
	const file = path.join(folder, 'plan.geojson');
	await writeFile(file, `\uFEFF${'x'.repeat(200_000)}`);
	expect(await readTextFile(file)).toHaveLength(200_000);
	await expect(readTextFile(file, 100_000)).rejects.toThrow('larger than');
	await rm(folder, { recursive: true });
});
