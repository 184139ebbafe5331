import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/schema.generated.ts';
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
				if (kind === 'Mutation') return change(context, operation, args, run);
				return noted.has(operation) ? withAudit(context, operation, args, run) : run();
			};
			return [operation, guarded];
		}),
	);
}

/** Questions of staff that are noted as if they changed something: they show a person's money by a number that anybody may type. */
const noted: ReadonlySet<string> = new Set<keyof QueryResolvers>(['getOneWalletOwner', 'getOnePaymentByCode']);

/**
 * Mutations whose work visitors see on a page. Every other leaves the pages that are kept as they are: accounts are free, and
 * what somebody can do all day for themselves would keep us from keeping anything.
 */
const seen: ReadonlySet<string> = new Set<keyof MutationResolvers>([
	'updateMe',
	'deleteMe',
	'createLocationInfo',
	'updateLocationInfo',
	'acceptLocationInfo',
	'rejectLocationInfo',
	'closeLocationInfo',
	'renewLocationInfo',
	'importLocationInfo',
	'decideReport',
	'createInvestmentOrder',
	'paymentInvestmentOrder',
	'cancelInvestmentOrder',
	'refundInvestmentOrder',
	'refundPayment',
	'createOfferingUpdate',
	'approveGreenCheck',
	'cancelGreenCheck',
	'createPlanningInfo',
	'updatePlanningInfo',
	'updatePlanningCheckRequest',
	'publishProcedureTemplate',
	'saveSuggestDocument',
	'removeSuggestDocument',
	'updateArticle',
	'publishArticle',
	'unpublishArticle',
	'deleteArticle',
]);

async function change(context: Context, operation: string, args: object, run: () => unknown): Promise<unknown> {
	const result = await withAudit(context, operation, args, run);
	if (seen.has(operation)) context.changes.count++;
	return result;
}
