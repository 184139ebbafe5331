import { readFileSync } from 'node:fs';
import { Kind, type OperationDefinitionNode, parse } from 'graphql';

/** A document of our own client. */
export interface ClientDocument {
	/** Of its operation. */
	name: string;
	text: string;
	operation: OperationDefinitionNode;
}

const file = new URL('../../../../packages/api/documents.json', import.meta.url);

/** Every document that our own client sends, by its operation's name. */
export function readClientDocuments(): ClientDocument[] {
	const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
	return Object.values(texts).map((text) => {
		const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
		if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A document of the client has no operation.');
		return { name: operation.name?.value ?? '', text, operation };
	});
}
