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
	// Ours has no dots, a JWT has two.
	const proofFor = (token: string) => (firebase && token.includes('.') ? firebase : codes);
	return {
		read: (token, purpose) => proofFor(token).read(token, purpose),
		use: (token, purpose) => proofFor(token).use(token, purpose),
	};
}
