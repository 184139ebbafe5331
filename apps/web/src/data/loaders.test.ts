import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Host, hostContext, statusContext } from '../host.ts';
import { serverLoader } from './loaders.ts';

/** The status of a page of which these queries fail. */
async function statusWith(...codes: string[]): Promise<number> {
	const context = new RouterContextProvider();
	context.set(hostContext, {
		execute: async (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] }),
	} as Partial<Host> as Host);
	const load = serverLoader({
		namespaces: [],
		queries: () => codes.map((code) => ({ queryKey: [code], document: code, variables: undefined })),
	});
	await load({ request: new Request('https://ancu.vn/rent'), params: {}, context } as unknown as LoaderFunctionArgs);
	return context.get(statusContext);
}

describe('a page that is rendered on the server', () => {
	it.each([
		['is there', [], 200],
		['is there for a visitor who may not see all of it', ['UNAUTHENTICATED'], 200],
		['is not there', ['UNAUTHENTICATED', 'NOT_FOUND'], 404],
		['is not to be had so often', ['TOO_MANY_REQUESTS'], 429],
		['broke', ['INTERNAL'], 500],
		['takes too long now', ['TOO_SLOW'], 503],
		['cannot be read now: nobody knows whether it is there', ['NOT_FOUND', 'UNAVAILABLE'], 503],
	])('says by its status that it %s', async (_what, codes, status) => {
		expect(await statusWith(...codes)).toBe(status);
	});
});
