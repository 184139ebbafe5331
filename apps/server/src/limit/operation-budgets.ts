import type { Context } from '../graphql/context.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/schema.generated.ts';
import { whoAsks } from './limit.ts';

/** Root fields that one account, or one address of visitors, may ask for in a minute. A busy page asks for fewer than 100. */
const general = { Query: 600, Mutation: 120 } as const;

/** What costs more than a look at an index: so many in a minute of these, within the general ones. */
const costly: Partial<Record<keyof QueryResolvers | keyof MutationResolvers, number>> = {
	getAllLocationInfoCluster: 240,
	getAllLocationInfoByLocation: 120,
	getLocationInfoTotal: 180,
	getAllLocationInfoRelaxation: 60,
	getAllPoster: 60,
	// Each of up to fifty counts what is new to it.
	getAllMySavedSearch: 60,
	checkLocationInfo: 60,
	previewArticle: 120,
	// Each makes pages that are kept untrue.
	updateMe: 20,
	updateLocationInfo: 30,
	closeLocationInfo: 30,
	renewLocationInfo: 30,
	updatePlanningCheckRequest: 30,
	// As many answers as an agency's 200,000 listings take.
	exportMyData: 100,
};
/** What takes a process a third of a second: so many in an hour. A file of 10,000 rows is a hundred batches, or somewhat more, one right after the other. */
const hourly: Partial<Record<keyof MutationResolvers, number>> = { importLocationInfo: 300 };
/** Lists by words. */
const SEARCHES = 120;
const HOUR_S = 3_600;
/** Many people go out by one address, of an office or of a mobile network. */
const PEOPLE_AT_AN_ADDRESS = 4;

/** Counts one root field for whoever asks; throws TOO_MANY_REQUESTS beyond the budgets. */
export function spendOperation(
	{ budget, viewer, client, env, isPage }: Pick<Context, 'budget' | 'viewer' | 'client' | 'env' | 'isPage'>,
	kind: 'Query' | 'Mutation',
	operation: string,
	args: { search?: unknown },
): void {
	const who = whoAsks({ viewer, client });
	const factor = env.rateLimitFactor * (viewer ? 1 : PEOPLE_AT_AN_ADDRESS);
	// Pages that are rendered here are counted apart: whoever reads many is not kept from what they then press.
	const take = (name: string, most: number, seconds?: number) =>
		budget.take(isPage ? `page-${name}` : name, who, most * factor, seconds);
	take(kind.toLowerCase(), general[kind]);
	const most = costly[operation as keyof typeof costly];
	if (most !== undefined) take(operation, most);
	const mostInHour = hourly[operation as keyof typeof hourly];
	if (mostInHour !== undefined) take(operation, mostInHour, HOUR_S);
	if (args.search) take('search', SEARCHES);
}
