import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Env } from '../env.ts';
import type { RenderPage, Web } from './web.routes.ts';

/** The website's server build: see apps/web/src/entry.server.tsx. */
export interface WebBuild {
	entry: { module: { createHandler: (build: WebBuild) => RenderPage } };
}

/** The website as it was built last. */
export async function openBuiltWeb({ repository }: Pick<Env, 'repository'>): Promise<Web> {
	const folder = path.join(repository, 'apps/web/build');
	const entry = path.join(folder, 'server/index.js');
	if (!(await stat(entry).catch(() => undefined)))
		throw new Error('The website is not built. Run `npm run build` first; `npm start` does it by itself.');
	const build = (await import(pathToFileURL(entry).href)) as WebBuild;
	return {
		strictScripts: true,
		render: build.entry.module.createHandler(build),
		registerFiles: async (app) => {
			await app.register(fastifyStatic, {
				root: path.join(folder, 'client'),
				prefix: '/',
				wildcard: false,
				index: false,
				setHeaders: (reply, file) => {
					// The names of built files hold a hash of what is in them.
					const isHashed = file.includes(`${path.sep}assets${path.sep}`);
					reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
				},
			});
		},
	};
}
