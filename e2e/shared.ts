import path from 'node:path';
import { startFileStore } from '../apps/sandbox/src/file/start-file-store.ts';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { newSigningKey } from '../apps/server/src/planning/signing-key.ts';
import { addressOf } from '../apps/server/src/testing/databases.ts';

const keys = { accessKey: 'ancu', secretKey: 'a secret of the house' };

/** What several servers have in common: a database, a store for files, and the key that seals their documents. */
export async function startShared(
	folder: string,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
	const database = await startEmbedded({ folder: path.join(folder, 'postgres'), durable: false });
	const store = await startFileStore(keys);
	return {
		env: {
			DATABASE_URL: addressOf(database.connection, 'postgres'),
			S3_ENDPOINT: store.url,
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
