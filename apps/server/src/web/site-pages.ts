import { policies } from '@ancu/forms/content';

/** Pages for everybody that are always there. */
export const publicPages: readonly string[] = [
	'/',
	'/real-estate',
	'/rent',
	'/project',
	'/map',
	'/invest',
	'/real-estate-broker',
	'/transaction',
	'/news',
	'/verify',
	...policies.map(({ path }) => path),
];

/** What is for one person or for staff, and what is no page: robots need not ask. */
export const privatePaths: readonly string[] = [
	'/auth/',
	'/setting/',
	'/notification',
	'/tool',
	'/saved/',
	'/estate',
	'/green-check',
	'/personal$',
	'/post-new',
	'/real-estate/update/',
	'/compare',
	'/moderation',
	'/planning-check',
	'/response-planning-check',
	'/request-tick-',
	'/procedure',
	'/send-request',
	'/unmatched-credit',
	'/health$',
	'/audit$',
	'/news-desk',
	'/graphql',
	'/uploads/',
	'/payments/',
];
