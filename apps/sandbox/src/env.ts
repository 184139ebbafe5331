import * as z from 'zod/mini';
import type { SandboxOptions } from './sandbox.ts';
import { readWalletSettings } from './wallet/keys.ts';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

const schema = z.object({
	NODE_ENV: z._default(z.string(), 'development'),
	SANDBOX_PORT: z._default(port, 4010),
	SANDBOX_SMTP_PORT: z._default(port, 4025),
	SANDBOX_SMS_TOKEN: z.optional(z.string().check(z.minLength(1))),
	ONESIGNAL_KEY: z.optional(z.string().check(z.minLength(1))),
});

/** The sandbox's configuration; throws in production, where the outside world is real. */
export function readSandboxEnv(source: NodeJS.ProcessEnv = process.env): SandboxOptions {
	const { NODE_ENV, SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_SMS_TOKEN, ONESIGNAL_KEY } = z.parse(schema, source);
	if (NODE_ENV === 'production') {
		throw new Error('The sandbox stands in for gateways and post offices. It does not run with NODE_ENV=production.');
	}
	return {
		port: SANDBOX_PORT,
		smtpPort: SANDBOX_SMTP_PORT,
		smsToken: SANDBOX_SMS_TOKEN,
		oneSignalKey: ONESIGNAL_KEY,
		wallet: readWalletSettings(source),
	};
}
