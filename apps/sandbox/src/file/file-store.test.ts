import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerFileStore } from './file-store.routes.ts';

// What signed requests get is proved by the server's own client, in apps/server/src/file/file-store.test.ts.
it('gives nothing to requests without a signature, and takes nothing from them', async () => {
	const app = fastify();
	await registerFileStore(app, { accessKey: 'ancu', secretKey: 'secret' });
	for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
		const payload = method === 'PUT' ? { payload: 'x', headers: { 'content-type': 'image/webp' } } : {};
		const answer = await app.inject({ method, url: '/s3/ancu/photo/a.webp', ...payload });
		expect(answer.statusCode).toBe(403);
		if (method !== 'HEAD') expect(answer.body).toContain('<Code>AccessDenied</Code>');
	}
	await app.close();
});
