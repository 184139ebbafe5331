import type { FastifyInstance, FastifyRequest } from 'fastify';

const TYPE = 'application/x-www-form-urlencoded';

/** Whether a person sent it from a page, and wants a page back. */
export function isForm({ headers }: FastifyRequest): boolean {
	return headers['content-type']?.startsWith(TYPE) ?? false;
}

/** Takes forms as bodies, of the sandbox's own pages and of servers. A field that was left empty is not there. */
export function takeForms(scope: FastifyInstance): void {
	scope.addContentTypeParser<string>(TYPE, { parseAs: 'string' }, (request, body, done) => {
		// Any site that is open in the same browser can send one.
		if (request.headers['sec-fetch-site'] === 'cross-site')
			return done(Object.assign(new Error('Forms of other sites are not taken.'), { statusCode: 403 }));
		const filled = [...new URLSearchParams(body)].filter(([, value]) => value !== '');
		done(null, Object.fromEntries(filled));
	});
}
