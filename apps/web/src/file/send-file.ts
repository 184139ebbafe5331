import { ApiError } from '@ancu/api/client';
import { languageTag, MINUTE_MS } from '@ancu/forms/format';
import { browserLocale } from '../i18n/browser.ts';

/** So long nothing goes on only where a connection is gone and nobody says so, as of a phone that changes networks. */
const STALLED_MS = 2 * MINUTE_MS;

/** A picture as the server keeps it. */
export interface SentFile {
	/** Of its upload. */
	id: string;
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
}

export interface SendFileOptions {
	/** Told how much has been sent, from 0 to 1. */
	onProgress?: (fraction: number) => void;
	signal?: AbortSignal;
	/** What the file is called, where that is kept along with it. */
	name?: string;
}

/** Sends a file to the address that an upload was opened at. Throws an ApiError with the server's reason, and the signal's where it was stopped. */
export function sendFile(
	url: string,
	file: Blob,
	{ onProgress, signal, name }: SendFileOptions = {},
): Promise<SentFile> {
	return new Promise((resolve, reject) => {
		// Stopped while its upload was opened: it would not be told again.
		signal?.throwIfAborted();
		// Not fetch, which tells nothing of what has been sent.
		const request = new XMLHttpRequest();
		const failed = () => reject(new ApiError('NETWORK', 'The file could not be sent.'));
		request.open('PUT', url);
		request.responseType = 'json';
		request.setRequestHeader('content-type', file.type);
		request.setRequestHeader('accept-language', languageTag(browserLocale()));
		if (name !== undefined) request.setRequestHeader('x-file-name', encodeURIComponent(name));
		let stalled: ReturnType<typeof setTimeout>;
		const goesOn = () => {
			clearTimeout(stalled);
			stalled = setTimeout(() => {
				failed();
				request.abort();
			}, STALLED_MS);
		};
		request.upload.onprogress = ({ loaded, total }) => {
			goesOn();
			onProgress?.(total > 0 ? loaded / total : 0);
		};
		request.onloadend = () => clearTimeout(stalled);
		request.onerror = failed;
		request.onabort = () => reject(signal?.reason ?? new DOMException('The upload was stopped.', 'AbortError'));
		request.onload = () => {
			const answer = request.response as Partial<SentFile & { code: string; message: string }> | null;
			if (request.status === 201) return resolve(answer as SentFile);
			reject(new ApiError(answer?.code ?? 'INTERNAL', answer?.message ?? `The upload was answered ${request.status}.`));
		};
		signal?.addEventListener('abort', () => request.abort(), { once: true });
		goesOn();
		request.send(file);
	});
}
