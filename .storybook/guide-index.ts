import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Guide } from '../packages/ui/src/foundations/guide/guide.ts';
import { type GuideNames, guideNamesFile } from './guide-names.ts';

const root = path.resolve(import.meta.dirname, '..');
const guideOf = (stories: string) => stories.replace(/\.stories\.tsx$/, '.guide.ts');

/** Tags every story of a component that is new or deprecated, so that the sidebar can mark it and people can filter by it. */
export function tagByStatus(indexer: Indexer): Indexer {
	return {
		...indexer,
		createIndex: async (file, options) => {
			const [inputs, guide] = await Promise.all([indexer.createIndex(file, options), readGuide(guideOf(file))]);
			if (!guide || guide.status === 'stable') return inputs;
			return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), guide.status] }));
		},
	};
}

/** Serves what components are called in Vietnamese to the sidebar's search: no bundler there reads guides. */
export const serveGuideNames: Plugin = {
	name: 'ancu-guide-names',
	configureServer: (server) => {
		server.middlewares.use(`/${guideNamesFile}`, async (_request, response) => {
			response.setHeader('content-type', 'application/json');
			response.end(JSON.stringify(await readNames()));
		});
	},
	async generateBundle() {
		this.emitFile({ type: 'asset', fileName: guideNamesFile, source: JSON.stringify(await readNames()) });
	},
};

async function readNames(): Promise<GuideNames> {
	const files = globSync('packages/ui/src/**/*.guide.ts', { cwd: root }).sort();
	const guides = await Promise.all(files.map((file) => readGuide(path.join(root, file))));
	return Object.fromEntries(
		files.flatMap((file, index) => {
			const stories = `./${file.replaceAll(path.sep, '/').replace('.guide.ts', '.stories.tsx')}`;
			const guide = guides[index];
			return guide ? [[stories, guide.name]] : [];
		}),
	);
}

async function readGuide(file: string): Promise<Guide | undefined> {
	if (!file.endsWith('.guide.ts') || !existsSync(file)) return undefined;
	// Modules are kept for ever: one that was written again has another address.
	const { href } = pathToFileURL(file);
	return ((await import(`${href}?${statSync(file).mtimeMs}`)) as { default: Guide }).default;
}
