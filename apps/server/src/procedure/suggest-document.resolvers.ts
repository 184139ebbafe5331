import { localized } from '@ancu/forms/format';
import { fileUrl } from '../file/file-url.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { toPhoto } from '../listing/to-photo.ts';
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
		images: ({ photos }) => photos.map(({ key }) => fileUrl(key)),
		photos: ({ photos }, _args, { locale }) => photos.map((photo) => toPhoto(photo, locale)),
	},
	SuggestDocumentText: {
		images: ({ photos }, _args, { locale }) =>
			photos.map((photo) => ({ photo: toPhoto(photo, locale), alt: photo.caption ?? { vn: '', en: '' } })),
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
} satisfies Resolvers;
