import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '@playwright/test';

const file = path.resolve(import.meta.dirname, '../packages/api/documents.json');
const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));

/** Whether a page's request asks for this: words of the document that it names by id, as `mutation CreateArticle`. */
export function asks(request: Request, words: RegExp): boolean {
	if (!request.url().endsWith('/graphql')) return false;
	const { id } = request.postDataJSON() as { id?: string };
	return words.test(documents[id ?? ''] ?? '');
}
