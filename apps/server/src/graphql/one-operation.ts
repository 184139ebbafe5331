import { GraphQLError, Kind, type ValidationRule } from 'graphql';

/** Refuses a document with several operations: compiled documents are cached by their text, which says nothing of the operation's name. */
export const oneOperation: ValidationRule = (context) => ({
	Document(node) {
		const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
		if (operations.length > 1)
			context.reportError(new GraphQLError('Send one operation in a document.', { nodes: operations }));
	},
});
