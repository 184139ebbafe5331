import type { Resolvers } from '../graphql/schema.generated.ts';
import { deleteTemplate, getTemplate, listTemplates, publishTemplate, saveTemplate } from './template.service.ts';

export const procedureTemplateResolvers = {
	Query: {
		getAllProcedureTemplate: (_parent, { type }, context) => listTemplates(context, type),
		getOneProcedureTemplate: (_parent, { id }, context) => getTemplate(context, id),
	},
	Mutation: {
		saveProcedureTemplate: (_parent, args, context) => saveTemplate(context, args),
		publishProcedureTemplate: (_parent, draft, context) => publishTemplate(context, draft),
		deleteProcedureTemplate: (_parent, draft, context) => deleteTemplate(context, draft),
	},
	ProcedureTemplate: {
		publishedAt: ({ published_at }) => published_at?.toISOString() ?? null,
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
		recordCount: ({ id }, _args, { loaders }) => loaders.procedureCount.load(id),
		title: ({ content }) => content.title,
		steps: ({ content }) => content.steps,
	},
} satisfies Resolvers;
