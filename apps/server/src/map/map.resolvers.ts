import { AppError } from '../graphql/app-error.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { findClusters } from './map.repository.ts';

export const mapResolvers = {
	Query: {
		getAllLocationInfoCluster: async (_parent, { box, zoom, filter, search }, context) => {
			if (box.south > box.north || box.west > box.east)
				throw new AppError('BAD_INPUT', { fields: [{ path: 'box', code: 'range' }] });
			const rows = await findClusters(context.db, box, zoom, filter, search);
			return {
				data: rows,
				total: rows.reduce((total, row) => total + row.count, 0),
			};
		},
	},
	LocationInfoCluster: {
		minPrice: (cluster) => cluster.min_price,
		maxPrice: (cluster) => cluster.max_price,
		locationInfo: ({ listing_id }, _args, { loaders }) => (listing_id ? loaders.listing.load(listing_id) : null),
	},
} satisfies Resolvers;
