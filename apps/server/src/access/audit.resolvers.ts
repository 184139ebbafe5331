import type { Resolvers } from '../graphql/schema.generated.ts';
import { findAudit } from './audit.ts';

export const auditResolvers = {
	Query: {
		getAllAudit: (_parent, args, context) => findAudit(context, args),
	},
	AuditEntry: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
		accountId: (entry) => entry.account_id,
		accountName: async ({ account_id }, _args, { loaders }) =>
			account_id === null ? null : ((await loaders.account.load(account_id))?.name ?? null),
		recordId: (entry) => entry.record_id,
		requestId: (entry) => entry.request_id,
	},
} satisfies Resolvers;
