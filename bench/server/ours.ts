import { signIn } from './questions.ts';

/** Our server as the benches start it: the API alone, without a log, and nobody is told to slow down. */
export const ours = {
	name: 'An Cư',
	script: '../apps/server/src/testing/serve-api.ts',
	env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
	path: '/graphql',
	/** A session's token. */
	signIn: async (url: string): Promise<string> => {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(signIn.ours[0]),
		});
		const { data } = (await response.json()) as { data: { loginUser: { token: string } } };
		return data.loginUser.token;
	},
};
