import type { Context } from '../graphql/context.ts';

/** More than anybody reads in an hour who looks for a home, and too few for whoever gathers them all. */
const CONTACTS_AN_HOUR = 600;

/** A phone number or an e-mail address of somebody else, as whoever asks is shown it; throws TOO_MANY_REQUESTS beyond the most in an hour. */
export function showContact(
	{ budget, viewer, env }: Pick<Context, 'budget' | 'viewer' | 'env'>,
	contact: string | null,
): string | null {
	if (contact && viewer) budget.take('contact', viewer.id, CONTACTS_AN_HOUR * env.rateLimitFactor, 3_600);
	return contact;
}
