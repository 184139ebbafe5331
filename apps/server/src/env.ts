import os from 'node:os';
import path from 'node:path';
import type { Operator } from '@ancu/forms/content';
import { z } from 'zod/mini';
import { type GeocoderSettings, problemsOfGeocoder, readGeocoder } from './address/geocode/geocoder-settings.ts';
import type { S3Options } from './file/s3-store.ts';
import { isGuarded } from './loopback.ts';
import { problemsOfTiles, readTiles, type Tiles } from './map/tiles.ts';
import { type PushSettings, problemsOfPush, pushVariables, readPush } from './notification/push/push-settings.ts';
import { problemsOfSigningKeys, readSigningKeys } from './planning/signing-key.ts';
import { problemsOfSecretKeys, readSecretKeys, type SecretKeys } from './secret-key.ts';
import { DEVELOPMENT_PASSWORD } from './seed/staff.ts';
import {
	type GatewaySettings,
	gatewayVariables,
	problemsOfGateways,
	readGateways,
} from './wallet/gateway/gateway-settings.ts';
import { problemsOfWatch, readWatch, type WatchSettings, watchVariables } from './watch/watch-settings.ts';
import { operatorVariables, readOperator } from './web/operator-settings.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

const optional = z.optional(z.string());
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
/** How many balancers stand in a row; `true` is one. */
const balancers = z.pipe(
	z.string().check(z.regex(/^(false|true|\d)$/, 'false, true, or how many balancers stand in a row')),
	z.transform((text) => (text === 'true' ? 1 : Number(text) || 0)),
);

/** What has a stand-in or a default in development, and none where real people are served. */
const neededInProduction = [
	'PUBLIC_URL',
	'SECRET_KEY',
	'SIGNING_KEY',
	'SMS_URL',
	'SMTP_URL',
	'MAIL_FROM',
	'OPERATOR_NAME',
	'OPERATOR_ADDRESS',
	'OPERATOR_TAX_NUMBER',
	'OPERATOR_PHONE',
	'OPERATOR_EMAIL',
] as const;

const schema = z.object({
	NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
	PORT: z._default(port, 3000),
	HOST: z._default(z.string(), '127.0.0.1'),
	DATA_DIR: z._default(z.string(), path.join(repository, '.data')),
	DATABASE_URL: z.optional(
		z
			.string()
			.check(z.refine(isDatabase, 'as postgresql://user:password@host/database, what is no letter or digit encoded')),
	),
	SEED_PASSWORD: z._default(z.string().check(z.minLength(8)), DEVELOPMENT_PASSWORD),
	SEED_COUNT: z._default(z.coerce.number().check(z.int(), z.gte(0)), 3_600),
	PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isSite, 'as https://ancu.vn, without a path'))),
	SECRET_KEY: optional,
	SIGNING_KEY: optional,
	RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.gt(0)), 1),
	ONLY_KNOWN_DOCUMENTS: z._default(z.stringbool(), false),
	SANDBOX_PORT: z._default(port, 4010),
	SANDBOX_SMTP_PORT: z._default(port, 4025),
	SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
	SMS_TOKEN: optional,
	SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
	MAIL_FROM: z.optional(z.string().check(z.refine(isSender, 'an address, as An Cư <lien-he@ancu.vn>'))),
	S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
	S3_BUCKET: optional,
	S3_REGION: z._default(z.string(), 'us-east-1'),
	S3_ACCESS_KEY: optional,
	S3_SECRET_KEY: optional,
	GEOCODER: z._default(z.enum(['embedded', 'google', 'goong', 'nominatim']), 'embedded'),
	GEOCODER_KEY: optional,
	GEOCODER_URL: z.optional(z.url({ protocol: /^https?$/ })),
	TILE_URL: optional,
	TILE_ATTRIBUTION: optional,
	FIREBASE_PROJECT_ID: optional,
	FIREBASE_KEYS_URL: z.optional(z.url({ protocol: /^https?$/ })),
	...gatewayVariables,
	...pushVariables,
	...operatorVariables,
	...watchVariables,
	TRUST_PROXY: z._default(balancers, 0),
	LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

type Values = z.output<typeof schema>;

/** Whether an address says a site and no place in it: the paths of pages are put behind it. */
function isSite(address: string): boolean {
	const url = URL.parse(address);
	return url?.href === `${url?.origin}/`;
}

/** Whether a sender has one address, alone or behind a name. Mail servers refuse what comes from nobody. */
function isSender(sender: string): boolean {
	return /^([^<>@,]*<[^<>@,\s]+@[^<>@,\s]+>|[^<>@,\s]+@[^<>@,\s]+)$/.test(sender);
}

/** Whether an address is one of PostgreSQL, or the place of its socket: the driver takes any text for one. */
function isDatabase(address: string): boolean {
	if (/^(socket:|\/)/.test(address)) return true;
	return /^postgres(ql)?:\/\//.test(address) && URL.canParse(address.replaceAll(' ', '%20'));
}

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
	/** How many balancers stand in a row before this server: so many of the last addresses in `x-forwarded-for` are theirs to tell. */
	trustProxy: number;
	logLevel: string;
	/** Key the hashes of short codes and the addresses of private files: the first is used, all are known again. */
	secretKeys: SecretKeys;
	/** Ed25519 keys that planning answers are signed with, base64: the first signs, all are known again. Without one a key is made in `dataDir`. */
	signingKeys: string[] | undefined;
	/** Multiplies what `spend`, `Budget` and the turns of searches hold somebody to; above 1 only where one address plays many people. */
	rateLimitFactor: number;
	/** Takes the documents of our own client alone. */
	onlyKnownDocuments: boolean;
	/** Takes short messages, see notification/sms.ts. */
	smsUrl: string;
	smsToken: string | undefined;
	smtpUrl: string;
	/** Sender of mails. */
	mailFrom: string;
	/** An S3-compatible store for files; without one they are in `dataDir`. */
	s3: S3Options | undefined;
	/** Turns addresses into points and back. */
	geocoder: GeocoderSettings;
	/** Pictures under the listings of a map; without them maps have the built-in ground alone. */
	tiles: Tiles | undefined;
	/** Takes Firebase's phone tokens for this project, beside our own codes. */
	firebaseProjectId: string | undefined;
	firebaseKeysUrl: string | undefined;
	/** Ways to be paid. */
	gateways: GatewaySettings;
	/** How messages come to browsers that are not on the site. */
	push: PushSettings;
	/** Who runs the site, for its policy pages. */
	operator: Operator;
	/** Figures and traces, for whoever watches the server. */
	watch: WatchSettings;
	/** Root of this repository, absolute. */
	repository: string;
	/** Threads for password hashing and images. */
	cores: number;
}

/** Reads the configuration; throws an error that names the variable and says what it should be. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
	// A line of .env that was not filled in, or with blanks, says nothing: not an empty text, and not 0.
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
	const parsed = schema.safeParse(given);
	const problems = parsed.success
		? [
				...missingInProduction(parsed.data),
				...missingOfS3(parsed.data),
				...problemsOfGeocoder(parsed.data),
				...problemsOfTiles(parsed.data),
				...problemsOfSigningKeys(parsed.data.SIGNING_KEY),
				...problemsOfGateways(parsed.data),
				...problemsOfPush(parsed.data),
				...problemsOfSecretKeys(parsed.data.SECRET_KEY),
				...problemsOfWatch(parsed.data),
				...problemsOfFirebase(parsed.data),
				...problemsOfSms(parsed.data),
			]
		: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
	if (!parsed.success || problems.length > 0) {
		const list = problems.map((problem) => `  ${problem}`).join('\n');
		throw new Error(`The environment is wrong:\n${list}\nThe README's table says what each variable takes.`);
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
		secretKeys: readSecretKeys(values.SECRET_KEY) ?? ['a key that anybody can read in the repository'],
		signingKeys: readSigningKeys(values.SIGNING_KEY),
		rateLimitFactor: values.RATE_LIMIT_FACTOR,
		onlyKnownDocuments: values.ONLY_KNOWN_DOCUMENTS,
		smsUrl: values.SMS_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}/sms`,
		smsToken: values.SMS_TOKEN,
		smtpUrl: values.SMTP_URL ?? `smtp://127.0.0.1:${values.SANDBOX_SMTP_PORT}`,
		mailFrom: values.MAIL_FROM ?? 'An Cư <no-reply@ancu.test>',
		s3: readS3(values),
		geocoder: readGeocoder(values),
		tiles: readTiles(values),
		firebaseProjectId: values.FIREBASE_PROJECT_ID,
		firebaseKeysUrl: values.FIREBASE_KEYS_URL,
		gateways: readGateways(values),
		push: readPush(values),
		operator: readOperator(values),
		watch: readWatch(values),
		repository,
		cores: os.availableParallelism(),
	};
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

function missingOfS3(values: Values): string[] {
	const given = s3Names.filter((name) => values[name]);
	if (given.length === 0 || given.length === s3Names.length) return [];
	return s3Names.filter((name) => !values[name]).map((name) => `${name}: ${given.join(', ')} needs it`);
}

function readS3(values: Values): S3Options | undefined {
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
	if (!endpoint || !bucket || !accessKey || !secretKey) return undefined;
	return { endpoint, bucket, region: values.S3_REGION, accessKey, secretKey };
}

function missingInProduction(values: Values): string[] {
	if (values.NODE_ENV !== 'production') return [];
	return neededInProduction.filter((name) => !values[name]).map((name) => `${name}: production needs it`);
}

/** Whoever could answer in place of these keys could sign in as anybody. */
function problemsOfFirebase({ FIREBASE_KEYS_URL: url, NODE_ENV }: Values): string[] {
	return url && !isGuarded(url, NODE_ENV) ? ['FIREBASE_KEYS_URL: it begins with https://'] : [];
}

/** Whoever reads the codes on their way could sign in as anybody. A gateway of one's own may be on another machine in development. */
function problemsOfSms({ SMS_URL: url, NODE_ENV }: Values): string[] {
	return url && NODE_ENV === 'production' && !isGuarded(url, NODE_ENV) ? ['SMS_URL: it begins with https://'] : [];
}

/** Where people reach the site, without a slash at the end, for what is sent without a request: mails, pushes, sealed documents. */
export function siteOf({ publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>): string {
	return publicUrl ?? `http://${host}:${port}`;
}

/** Where a reader reaches the site, without a slash at the end. Production never believes a request's own word: its mails would lead wherever a stranger says. */
export function originOf(request: { protocol: string; host: string }, { publicUrl }: Pick<Env, 'publicUrl'>): string {
	return publicUrl ?? `${request.protocol}://${request.host}`;
}
