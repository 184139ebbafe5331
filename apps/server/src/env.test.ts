import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { production } from './testing/production.ts';

const bank = { BANK_BIN: '970416', BANK_ACCOUNT: '257678859', BANK_ACCOUNT_NAME: 'CONG TY AN CU' };

describe('a list of keys', () => {
	it.each(['SECRET_KEY', 'SIGNING_KEY', 'BANK_FEED_SECRET'])(
		'is not taken for one when there is none in it: %s',
		(name) => {
			expect(() => readEnv({ ...production, ...bank, [name]: `${','.repeat(16)} ` })).toThrow(`${name}:`);
		},
	);

	it('is one of good keys', () => {
		const read = (keys: string) => readEnv({ ...production, ...bank, BANK_FEED_SECRET: keys }).gateways.bank;
		expect(read('a-secret-of-a-feed, the-next-one-of-it')).toBeDefined();
		expect(() => read('a-secret-of-a-feed,short')).toThrow('BANK_FEED_SECRET:');
	});
});

describe('an empty variable', () => {
	it('is one that is not there', () => {
		const names = [
			'PORT',
			'SEED_COUNT',
			'MAIL_FROM',
			'METRICS_PORT',
			'SMS_URL',
			'OPERATOR_EMAIL',
			'ONLY_KNOWN_DOCUMENTS',
		];
		for (const empty of ['', ' ', '\t\r'])
			expect(readEnv(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readEnv({}));
	});

	it.each(['MAIL_FROM', 'SMTP_URL', 'OPERATOR_NAME'])('is missed in production: %s', (name) =>
		expect(() => readEnv({ ...production, [name]: '' })).toThrow(`${name}: production needs it`),
	);
});

describe('PUBLIC_URL', () => {
	it.each(['ancu.vn:443', 'ftp://ancu.vn', 'https://ancu.vn/site', 'https://ancu.vn/?a=1', 'https://an@ancu.vn'])(
		'is no address that paths of pages can be put behind: %s',
		(address) => expect(() => readEnv({ ...production, PUBLIC_URL: address })).toThrow('PUBLIC_URL:'),
	);

	it.each(['https://ancu.vn', 'https://ancu.vn/', 'http://127.0.0.1:3000', 'https://ANCU.vn:443'])(
		'is %s',
		(address) => {
			expect(readEnv({ ...production, PUBLIC_URL: address }).publicUrl).toBe(address.replace(/\/$/, ''));
		},
	);
});

describe('MAIL_FROM', () => {
	it.each(['An Cư', 'ancu.vn', 'An Cư <ancu.vn>', '<lien-he@ancu.vn> An Cư', 'a@ancu.vn, b@ancu.vn'])(
		'without one address to send from is refused: %s',
		(sender) => expect(() => readEnv({ MAIL_FROM: sender })).toThrow('MAIL_FROM:'),
	);

	it.each(['lien-he@ancu.vn', 'An Cư <lien-he@ancu.vn>'])('is %s', (sender) => {
		expect(readEnv({ MAIL_FROM: sender }).mailFrom).toBe(sender);
	});
});

describe('the address of a service', () => {
	it.each([
		['SMTP_URL', 'smtp.example.com:587'],
		['SMTP_URL', 'https://mail.example'],
		['SMS_URL', 'sms.example:443/send'],
		['SMS_URL', 'http://sms.example/send'],
		['DATABASE_URL', 'db.example:5432/ancu'],
		['DATABASE_URL', 'mysql://ancu@db.example/ancu'],
		['DATABASE_URL', 'postgresql://ancu:a#b@db.example/ancu'],
	])('is not one that is asked in another way: %s=%s', (name, address) => {
		expect(() => readEnv({ ...production, [name]: address })).toThrow(`${name}:`);
	});

	it('of files likewise', () => {
		const keys = { S3_BUCKET: 'ancu', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
		expect(() => readEnv({ ...keys, S3_ENDPOINT: 's3.example:443' })).toThrow('S3_ENDPOINT:');
		expect(readEnv({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.endpoint).toBe('http://127.0.0.1:9000');
	});

	it.each([
		'postgresql://ancu:a%23b@db.example/ancu?sslmode=require',
		'postgres://%2Frun%2Fpostgresql/ancu',
		'/run ancu',
	])('of the database is %s', (DATABASE_URL) => expect(readEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL));
});

describe('TRUST_PROXY', () => {
	it.each([
		[undefined, 0],
		['false', 0],
		['0', 0],
		['true', 1],
		['2', 2],
	])('%s is as many balancers as %i', (TRUST_PROXY, count) => {
		expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(count);
	});

	it.each(['-1', '1.5', 'loopback', '10.0.0.1'])('is no number of balancers: %s', (TRUST_PROXY) => {
		expect(() => readEnv({ TRUST_PROXY })).toThrow('TRUST_PROXY: false, true, or how many');
	});
});

describe('FIREBASE_KEYS_URL', () => {
	it.each(['http://keys.example', 'ftp://127.0.0.1', 'file:///keys'])(
		'is nowhere that somebody on the way could answer: %s',
		(FIREBASE_KEYS_URL) => expect(() => readEnv({ FIREBASE_KEYS_URL })).toThrow('FIREBASE_KEYS_URL:'),
	);

	it('is of this machine in development alone', () => {
		const FIREBASE_KEYS_URL = 'http://127.0.0.1:4010/keys';
		expect(readEnv({ FIREBASE_KEYS_URL }).firebaseKeysUrl).toBe(FIREBASE_KEYS_URL);
		expect(() => readEnv({ ...production, FIREBASE_KEYS_URL })).toThrow('FIREBASE_KEYS_URL:');
	});
});

describe('deploy/env.example', () => {
	const example = parseEnv(readFileSync(path.join(readEnv({}).repository, 'deploy/env.example'), 'utf8'));
	const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, ...withoutPush } = production;

	it.each([
		['web', { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }],
		['onesignal', { ONESIGNAL_APP_ID: randomUUID(), ONESIGNAL_KEY: 'key' }],
	])('starts when it is filled in, with one of the services that push: %s', (kind, push) => {
		expect(readEnv({ ...example, ...withoutPush, ...push }).push.kind).toBe(kind);
	});

	it('names all that production needs', () => {
		for (const name of Object.keys(production)) if (name !== 'NODE_ENV') expect(example).toHaveProperty(name);
	});
});
