import type { Resolvers } from '../graphql/schema.generated.ts';
import { getHealth, retryFailedJobs } from './health.service.ts';

export const healthResolvers = {
	Query: {
		getHealth: (_parent, _args, context) => getHealth(context),
	},
	Mutation: {
		retryFailedJobs: (_parent, { kind }, context) => retryFailedJobs(context, kind),
	},
	HealthQueue: {
		oldestSeconds: ({ oldest_seconds }) => Math.round(oldest_seconds),
		failedAt: ({ failed_at }) => failed_at?.toISOString() ?? null,
		lastError: ({ last_error }) => last_error,
		canRetry: ({ can_retry }) => can_retry,
	},
	HealthProcess: {
		startedAt: ({ started_at }) => started_at.toISOString(),
		seenAt: ({ seen_at }) => seen_at.toISOString(),
	},
} satisfies Resolvers;
