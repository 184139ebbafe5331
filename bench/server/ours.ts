import { signIn } from './questions.ts';

/** What signing in answers. */
export interface Session {
	token: string;
	user: { id: string };
}

/** Our server as the benches start it: the API alone, without a log, and nobody is told to slow down. */
export const ours = {
	name: 'An Cư',
	script: '../apps/server/src/testing/serve-api.ts',
	env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
	path: '/graphql',
	/** A session of somebody who looks for a home. */
	openSession: async (url: string): Promise<Session> => {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(signIn.ours[0]),
		});
		const { data } = (await response.json()) as { data: { loginUser: Session } };
		return data.loginUser;
	},
};
