import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane; about 25 ms here, off the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
	return hash(password.normalize('NFC'), cost);
}

// Checked for unknown names too, so that the time to answer does not tell who has an account.
const nobody = hashPassword(crypto.randomUUID());

/** Whether the password is the one that was hashed. Without a hash it takes as long and says no. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
	const right = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
	return right && Boolean(passwordHash);
}
