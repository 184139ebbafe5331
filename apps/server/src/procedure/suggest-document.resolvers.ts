import { localized } from '@ancu/forms/format';
import type { Resolvers } from '../graphql/schema.generated.ts';
import {
	getSuggestDocument,
	listSuggestDocuments,
	listSuggestDocumentTexts,
	removeSuggestDocument,
	saveSuggestDocument,
} from './suggest-document.service.ts';

export const suggestDocumentResolvers = {
	Query: {
		getAllSuggestDocument: (_parent, args, context) => listSuggestDocuments(context, args),
		getAllSuggestDocumentText: (_parent, _args, context) => listSuggestDocumentTexts(context),
		getOneSuggestDocumentText: (_parent, { id }, context) => getSuggestDocument(context, id),
	},
	Mutation: {
		saveSuggestDocument: (_parent, args, context) => saveSuggestDocument(context, args),
		removeSuggestDocument: (_parent, looked, context) => removeSuggestDocument(context, looked),
	},
	SuggestDocument: {
		title: ({ title }, _args, { locale }) => localized(title, locale),
		content: ({ content }, _args, { locale }) => localized(content, locale),
	},
	SuggestDocumentText: {
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
} satisfies Resolvers;
