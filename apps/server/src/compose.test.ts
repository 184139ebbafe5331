import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const compose = readFileSync(path.join(readEnv({}).repository, 'compose.yaml'), 'utf8');
const images = [...compose.matchAll(/^\s+image: (.+)$/gm)].map(([, image = '']) => image);

it.each(images)('compose.yaml names a version, so that a new machine gets what was tried: %s', (image) =>
	expect(image).toMatch(/:(?!latest$).+/),
);

it('compose.yaml gives servers no password that is somebody else’s', () => {
	const server = compose.slice(0, compose.indexOf('\nservices:'));
	for (const name of ['POSTGRES_PASSWORD', 'STORE_PASSWORD'])
		expect(server).toMatch(new RegExp(`^ +${name}: ""$`, 'm'));
});
