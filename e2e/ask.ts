import type { Site } from './site.ts';

/** Asks a site's server, as a visitor or with somebody's token. Throws what it refuses. */
export async function ask<Data>(site: Site, query: string, variables: object = {}, token = ''): Promise<Data> {
	const answer = await fetch(`${site.url}/graphql`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-token': token },
		body: JSON.stringify({ query, variables }),
	});
	const { data, errors } = (await answer.json()) as { data: Data; errors?: object };
	if (errors) throw new Error(JSON.stringify(errors));
	return data;
}
