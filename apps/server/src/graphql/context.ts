import type { Locale } from '@ancu/forms/format';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { PhoneProofVerifier } from '../account/phone-proof.ts';
import type { Geocoder } from '../address/geocode/geocoder.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import type { Budget } from '../limit/budget.ts';
import type { InTurn } from '../limit/search-turns.ts';
import type { PushSender } from '../notification/push/push.ts';
import type { Cashier } from '../wallet/cashier.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** What every operation knows about its request. Services take it first. */
export interface Context {
	db: Db;
	/** For what anybody may look for: see `OpenDatabase`. */
	searchDb: Db;
	/** For what looks at everything: see `OpenDatabase`. */
	longDb: Db;
	env: Env;
	/** Who asks; null for a visitor. */
	viewer: Viewer | null;
	/** The reader's language, from `accept-language`. */
	locale: Locale;
	/** Batches look-ups of one request. */
	loaders: Loaders;
	log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
	requestId: string;
	client: Client;
	/** Where the reader reaches the site, for links in mails. */
	origin: string;
	/** Checks proofs of phone numbers. */
	phoneProof: PhoneProofVerifier;
	/** Turns addresses into points and back. */
	geocoder: Geocoder;
	/** The ways to be paid. */
	cashier: Cashier;
	/** Reaches devices. */
	push: PushSender;
	/** Counts what is asked. */
	budget: Budget;
	/** Every statement to `searchDb` goes through it. */
	inTurn: InTurn;
	/** Counts what people changed through this process: pages that were rendered before are no longer true. */
	changes: { count: number };
	/** It is asked by a page that is rendered here. */
	isPage: boolean;
	/** The header `idempotency-key`, as it came: see idempotency.ts. */
	idempotencyKey: string | null;
}

/** The other end of the connection. */
export interface Client {
	/** IP address. */
	address: string;
	userAgent: string | null;
}

/** What a context that nobody counts goes without. */
const uncounted: Pick<Context, 'budget' | 'inTurn' | 'changes' | 'isPage'> = {
	budget: { take: () => undefined },
	inTurn: (work) => work(),
	changes: { count: 0 },
	isPage: false,
};

/** Completes what is known of a request into a context. */
export function createContext(
	known: Omit<Context, 'loaders' | keyof typeof uncounted> & Partial<typeof uncounted>,
): Context {
	const context = { ...uncounted, ...known };
	return { ...context, loaders: createLoaders(context) };
}
