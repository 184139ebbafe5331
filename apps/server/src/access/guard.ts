import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { spendOperation } from '../limit/operation-budgets.ts';
import { withAudit } from './audit.ts';
import { isAllowed, permissions } from './permissions.ts';

type RootResolver = (parent: unknown, args: never, context: Context, info: never) => unknown;

/** Puts the permission table in front of every root resolver. */
export function guardAll(kind: keyof typeof permissions, resolvers: object): Record<string, RootResolver> {
	return Object.fromEntries(
		Object.entries(resolvers).map(([operation, resolve]) => {
			const rule = (permissions[kind] as Record<string, (typeof permissions)['Query']['getMe']>)[operation];
			// A mistake in wiring must never open a door.
			if (!rule)
				throw new Error(
					`${kind}.${operation} has no rule in the table of packages/forms/src/access. Say there who may call it.`,
				);
			const guarded: RootResolver = (parent, args, context, info) => {
				spendOperation(context, kind, operation, args);
				const run = () => {
					if (isAllowed(rule, context.viewer?.role ?? null)) return resolve(parent, args, context, info);
					throw new AppError(context.viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
				};
				return kind === 'Mutation' ? change(context, operation, args, run) : run();
			};
			return [operation, guarded];
		}),
	);
}

/** Mutations that only count: no page shows at once what they did. */
const counting = ['viewPost'];

async function change(context: Context, operation: string, args: object, run: () => unknown): Promise<unknown> {
	// Nothing that visitors may do shows on a page. Looked at before: signing in makes a viewer.
	const isChange = context.viewer !== null && !counting.includes(operation);
	const result = await withAudit(context, operation, args, run);
	if (isChange) context.changes.count++;
	return result;
}
