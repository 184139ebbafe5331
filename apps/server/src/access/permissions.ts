import { type Rule, permissions as table } from '@ancu/forms/access';
import type { MutationResolvers, QueryResolvers } from '../graphql/schema.generated.ts';

export { isAllowed } from '@ancu/forms/access';

/** Who may call what, of every operation: one that is missing in the table does not compile. */
export const permissions: {
	Query: Record<keyof QueryResolvers, Rule>;
	Mutation: Record<keyof MutationResolvers, Rule>;
} = table;
