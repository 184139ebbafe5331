import path from 'node:path';
import fastify from 'fastify';
import { registerFileStore } from '../apps/sandbox/src/file/file-store.routes.ts';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { newSigningKey } from '../apps/server/src/planning/signing-key.ts';
import { addressOf } from '../apps/server/src/testing/address-of.ts';

const keys = { accessKey: 'ancu', secretKey: 'a secret of the house' };

/** What several servers have in common: a database, a store for files, and the key that seals their documents. */
export async function startShared(
	folder: string,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
	const database = await startEmbedded({ folder: path.join(folder, 'postgres'), durable: false });
	const store = fastify({ forceCloseConnections: true });
	await registerFileStore(store, keys);
	const url = await store.listen({ port: 0, host: '127.0.0.1' });
	return {
		env: {
			DATABASE_URL: addressOf(database.connection, 'postgres'),
			S3_ENDPOINT: `${url}/s3`,
			S3_BUCKET: 'ancu',
			S3_ACCESS_KEY: keys.accessKey,
			S3_SECRET_KEY: keys.secretKey,
			SIGNING_KEY: newSigningKey(),
			TRUST_PROXY: 'true',
		},
		close: async () => {
			await database.stop();
			await store.close();
		},
	};
}
