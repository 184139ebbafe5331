import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import type { Web } from '../web/web.routes.ts';
import type { TestServer } from './test-server.ts';

/** Builds the server on a test's database with pages that the test renders, and more variables where it needs them. */
export function buildAppWithPages(
	{ db, listen }: Pick<TestServer, 'db' | 'listen'>,
	render: Web['render'],
	variables: Record<string, string> = {},
): ReturnType<typeof buildApp> {
	return buildApp({
		env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables }),
		db,
		listen,
		web: { strictScripts: true, registerFiles: async () => undefined, render },
	});
}
