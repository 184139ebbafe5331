import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders all of a document, in UTF-8. `faults` are those of late parts, which stay away; what breaks the rest is thrown. */
export function renderWhole(document: ReactNode, nonce: string): Promise<{ html: Buffer; faults: unknown[] }> {
	const faults: unknown[] = [];
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(document, {
			nonce,
			// A late part stands in its place: put aside, it would want a script to be shown.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const body = new PassThrough();
				pipe(body);
				buffer(body).then((html) => resolve({ html, faults }), reject);
			},
			onShellError: reject,
			onError(error) {
				faults.push(error);
			},
		});
	});
}
