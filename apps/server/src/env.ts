import os from 'node:os';
import path from 'node:path';
import { z } from 'zod/mini';

const repository = path.resolve(import.meta.dirname, '../../..');

const optional = z.optional(z.string());

const schema = z.object({
	NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
	PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
	HOST: z._default(z.string(), '127.0.0.1'),
	DATA_DIR: z._default(z.string(), path.join(repository, '.data')),
	DATABASE_URL: optional,
	SEED_PASSWORD: z._default(z.string().check(z.minLength(8)), 'ancu-dev'),
	SEED_COUNT: z._default(z.coerce.number().check(z.int(), z.gte(0)), 3_600),
	PUBLIC_URL: z.optional(z.url()),
	TRUST_PROXY: z._default(z.stringbool(), false),
	LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** The server's configuration. Each variable is described in the README's table. */
export interface Env {
	/** `development` makes demo data and accounts; `production` never does. */
	mode: 'development' | 'production' | 'test';
	/** 0 takes any free port. */
	port: number;
	host: string;
	/** Absolute path of the embedded database and uploaded files. */
	dataDir: string;
	/** A PostgreSQL address; without one the embedded database is used. */
	databaseUrl: string | undefined;
	seedPassword: string;
	seedCount: number;
	/** Where people reach the site, without a slash at the end. */
	publicUrl: string | undefined;
	/** Believe `x-forwarded-for` of the balancer in front. */
	trustProxy: boolean;
	logLevel: string;
	/** Root of this repository, absolute. */
	repository: string;
	/** Threads for password hashing and images. */
	cores: number;
}

/** Reads the configuration; throws an error that names the variable and says what it should be. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
	const parsed = schema.safeParse(source);
	if (!parsed.success) {
		const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
		throw new Error(
			`The environment is wrong:\n${problems.join('\n')}\nThe README's table says what each variable takes.`,
		);
	}
	const values = parsed.data;
	return {
		mode: values.NODE_ENV,
		port: values.PORT,
		host: values.HOST,
		dataDir: path.resolve(values.DATA_DIR),
		databaseUrl: values.DATABASE_URL,
		seedPassword: values.SEED_PASSWORD,
		seedCount: values.SEED_COUNT,
		publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
		trustProxy: values.TRUST_PROXY,
		logLevel: values.LOG_LEVEL,
		repository,
		cores: os.availableParallelism(),
	};
}
