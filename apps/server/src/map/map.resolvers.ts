import type { Resolvers } from '../graphql/schema.generated.ts';
import { findClusters } from './map.service.ts';

export const mapResolvers = {
	Query: {
		getAllLocationInfoCluster: (_parent, args, context) => context.inTurn(() => findClusters(context, args)),
	},
	LocationInfoCluster: {
		minPrice: (cluster) => cluster.min_price,
		maxPrice: (cluster) => cluster.max_price,
		locationInfo: ({ count, newest }, _args, { loaders }) => (count === 1 ? loaders.publicListing.load(newest) : null),
		representative: ({ newest }, _args, { loaders }) => loaders.publicListing.load(newest),
	},
} satisfies Resolvers;
