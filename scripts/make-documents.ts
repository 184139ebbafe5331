/** Lists every document of our own client by its id, in `packages/api/documents.json`: what the server knows beforehand. */
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentId } from '../packages/api/src/client/document-id.ts';

const folder = path.resolve(import.meta.dirname, '../packages/api');
const documents: Record<string, string> = {};
for (const file of globSync('src/*/*.generated.ts', { cwd: folder }).sort()) {
	const exported: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href);
	for (const [name, value] of Object.entries(exported)) {
		if (!name.endsWith('Document')) continue;
		const text = String(value);
		const id = documentId(text);
		if (documents[id] !== undefined && documents[id] !== text) throw new Error(`Two documents have the id ${id}.`);
		documents[id] = text;
	}
}
writeFileSync(path.join(folder, 'documents.json'), `${JSON.stringify(documents, null, 2)}\n`);
