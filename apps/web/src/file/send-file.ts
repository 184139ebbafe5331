import { ApiError } from '@ancu/api/client';
import { languageTag } from '@ancu/forms/format';
import { browserLocale } from '../i18n/browser.ts';

/** Sends a file to the address that an upload was opened at. Throws an ApiError with the server's reason. */
export async function sendFile(url: string, file: Blob): Promise<void> {
	let response: Response;
	try {
		response = await fetch(url, {
			method: 'PUT',
			body: file,
			headers: { 'content-type': file.type, 'accept-language': languageTag(browserLocale()) },
		});
	} catch (cause) {
		throw new ApiError('NETWORK', 'The file could not be sent.', { cause });
	}
	if (response.ok) return;
	const { code, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
	throw new ApiError(code ?? 'INTERNAL', message ?? `The upload was answered ${response.status}.`);
}
