import { createHash, createPublicKey, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import type { PlanningAnswerRow } from './planning-answer.repository.ts';
import { newSigningKey, openSigningKey } from './signing-key.ts';

/** What of an answer is signed: everything that was said, so nothing of it changes unseen, not even in the database. */
export type SealedAnswer = Omit<
	PlanningAnswerRow,
	| 'id'
	| 'author_id'
	| 'signature'
	| 'document_key'
	| 'document_hash'
	| 'rating'
	| 'disputed_at'
	| 'superseded_at'
	| 'updated_at'
>;

/** Signs answers and knows signatures of ours again. */
export interface Sealer {
	/** Ed25519 over the answer's SHA-256, base64url. */
	sign: (answer: SealedAnswer) => string;
	holds: (answer: SealedAnswer & { signature: string }) => boolean;
}

type SealEnv = Pick<Env, 'signingKeys' | 'dataDir'>;

const sealers = new WeakMap<SealEnv, Promise<Sealer>>();

/** The sealer of a configuration: by its keys, else by one that is made once in `dataDir`. */
export function sealerOf(env: SealEnv): Promise<Sealer> {
	const known = sealers.get(env);
	if (known) return known;
	const opened = openSealer(env);
	sealers.set(env, opened);
	// What went wrong once may go right the next time.
	opened.catch(() => sealers.delete(env));
	return opened;
}

async function openSealer({ signingKeys, dataDir }: SealEnv): Promise<Sealer> {
	const keys = (signingKeys ?? [await readOwnKey(dataDir)]).map(openSigningKey);
	const [own] = keys;
	if (!own) throw new Error('There is no key to sign planning answers with.');
	const publicKeys: KeyObject[] = keys.map((key) => createPublicKey(key));
	return {
		sign: (answer) => sign(null, digestOf(answer), own).toString('base64url'),
		holds: (answer) => {
			const signature = Buffer.from(answer.signature, 'base64url');
			return publicKeys.some((key) => verify(null, digestOf(answer), key, signature));
		},
	};
}

/** The key of a development machine. Whoever comes first makes it. */
async function readOwnKey(dataDir: string): Promise<string> {
	const file = path.join(dataDir, 'signing-key');
	const draft = `${file}.${randomUUID()}`;
	await mkdir(dataDir, { recursive: true });
	await writeFile(draft, newSigningKey(), { mode: 0o600 });
	try {
		// A whole key or none: who comes second reads the first one's.
		await link(draft, file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	} finally {
		await rm(draft);
	}
	return readFile(file, 'utf8');
}

// Names and order stay as they are: with others, what was signed before would no longer hold.
function digestOf(answer: SealedAnswer): Buffer {
	const statement = JSON.stringify([
		'planning answer 1',
		answer.check_code,
		answer.check_id,
		answer.version,
		answer.created_at.toISOString(),
		answer.map_sheet_no,
		answer.land_plot_no,
		answer.place,
		answer.zones.map(({ landCode, name, area, percent }) => [landCode, name, area, percent]),
		answer.road_reserve,
		answer.max_density,
		answer.floor_area_ratio,
		answer.storeys,
		answer.plan_name,
		answer.decision,
		answer.decided_on,
		answer.horizon,
		answer.source,
		answer.confidence,
		answer.as_of,
		answer.content,
		answer.file_ids,
	]);
	return createHash('sha256').update(statement).digest();
}
