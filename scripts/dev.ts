/** Serves the website while it is being worked on: pages and styles change as their files are saved. */
import path from 'node:path';
import { serve } from '../apps/server/src/serve.ts';
import type { WebBuild } from '../apps/server/src/web/built-web.ts';
import { endWithNpm } from './end-with-npm.ts';
import { startSandbox } from './sandbox.ts';

endWithNpm();
startSandbox();

await serve(async (repository) => {
	const root = path.join(repository, 'apps/web');
	// The website's configuration is found from where Vite runs.
	process.chdir(root);
	const { createServer } = await import('vite');
	const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
	return {
		strictScripts: false,
		registerFiles: async (app) => {
			app.addHook('onRequest', async (request, reply) => {
				if (/^\/(graphql|files|healthz|readyz)\b/.test(request.url)) return;
				await new Promise<void>((next) => {
					reply.raw.once('finish', next);
					vite.middlewares(request.raw, reply.raw, () => next());
				});
				if (reply.raw.writableEnded) reply.hijack();
			});
		},
		render: async (request, host) => {
			const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
			return build.entry.module.createHandler(build)(request, host);
		},
	};
});
