import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { createFirebaseProof } from './firebase-proof.ts';
import { createCodeProof } from './phone-code.service.ts';
import type { PhoneProofVerifier } from './phone-proof.ts';

/** Takes our own tokens, and Firebase's too where a project is configured: clients in the field send those. */
export function createPhoneProof(db: Db, env: Pick<Env, 'firebaseProjectId' | 'firebaseKeysUrl'>): PhoneProofVerifier {
	const codes = createCodeProof(db);
	const projectId = env.firebaseProjectId;
	const firebase = projectId ? createFirebaseProof({ db, projectId, keysUrl: env.firebaseKeysUrl }) : undefined;
	return {
		// Ours has no dots, a JWT has two.
		use: (token, purpose) => (firebase && token.includes('.') ? firebase : codes).use(token, purpose),
	};
}
