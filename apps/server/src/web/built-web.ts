import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Env } from '../env.ts';
import type { RenderPage, Web } from './web.routes.ts';

/** The website's server build: see apps/web/src/entry.server.tsx. */
export interface WebBuild {
	entry: { module: { createHandler: (build: WebBuild, client?: string) => RenderPage } };
}

/** The website as it was built last. */
export async function openBuiltWeb({ repository }: Pick<Env, 'repository'>): Promise<Web> {
	const folder = path.join(repository, 'apps/web/build');
	const client = path.join(folder, 'client');
	const entry = path.join(folder, 'server/index.js');
	if (!(await stat(entry).catch(() => undefined)))
		throw new Error('The website is not built. Run `npm run build` first; `npm start` does it by itself.');
	const build = (await import(pathToFileURL(entry).href)) as WebBuild;
	return {
		strictScripts: true,
		render: build.entry.module.createHandler(build, client),
		registerFiles: async (app) => {
			await app.register(fastifyStatic, {
				root: client,
				prefix: '/',
				wildcard: false,
				index: false,
				// As the build made it: x.js.br is sent for x.js.
				preCompressed: true,
				setHeaders: (reply, file) => {
					const name = path.relative(client, file).replace(/\.br$/, '');
					reply.header('cache-control', `public, ${cachingOf(name)}`);
				},
			});
		},
	};
}

function cachingOf(file: string): string {
	// The names of built files hold a hash of what is in them.
	if (file.startsWith(`assets${path.sep}`)) return 'max-age=31536000, immutable';
	// A worker that lingers would go on showing pushes as it did before.
	return /\.(js|html|webmanifest)$/.test(file) ? 'no-cache' : 'max-age=3600';
}
