import type { UploadPurpose } from '../graphql/schema.generated.ts';
import type { TestServer } from './test-server.ts';

interface SentFile {
	bytes: Uint8Array;
	/** Its content type. */
	type: string;
	/** What its sender calls it. */
	name?: string | undefined;
}

/** Sends a file for a purpose, as somebody; returns its upload's id. Throws the server's words where it is refused. */
export async function sendUpload(
	server: Pick<TestServer, 'url' | 'ask'>,
	token: string,
	purpose: UploadPurpose,
	{ bytes, type, name }: SentFile,
): Promise<string> {
	const { data, errors } = await server.ask(
		'mutation ($purpose: UploadPurpose!) { createUpload(purpose: $purpose) { id url } }',
		{ token, variables: { purpose } },
	);
	if (errors) throw new Error(JSON.stringify(errors));
	const response = await fetch(server.url + data.createUpload.url, {
		method: 'PUT',
		headers: { 'content-type': type, ...(name && { 'x-file-name': encodeURIComponent(name) }) },
		body: new Uint8Array(bytes),
	});
	if (response.status !== 201) throw new Error(await response.text());
	return data.createUpload.id;
}
