import type { Resolvers } from '../graphql/schema.generated.ts';
import { createUpload } from './upload.service.ts';

export const fileResolvers = {
	Mutation: {
		createUpload: (_parent, { purpose }, context) => createUpload(context, purpose),
	},
} satisfies Resolvers;
