import type { IncomingMessage } from 'node:http';
import { readablePath } from '@ancu/forms/text';

/** The address that a browser asks for, such that a page can answer; others hear what is wrong with theirs. */
export function readableUrl({ url = '/', headers }: IncomingMessage): string {
	if (!headers.accept?.includes('text/html')) return url;
	const [path = ''] = url.split('?', 1);
	return readablePath(path) + url.slice(path.length);
}
