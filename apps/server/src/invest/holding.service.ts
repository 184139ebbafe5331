import { findPage, type Page } from '../database/find-page.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllMyInvestedProjectArgs } from '../graphql/schema.generated.ts';
import { toDeskConditions } from '../listing/listing.filter.ts';
import { type ListingRow, listingColumns } from '../listing/listing.repository.ts';
import { readOrder } from '../listing/listing-order.ts';

/** Offerings of which the signed-in account has paid shares, whatever became of their listings. */
export async function findHoldings(
	{ db, viewer }: Context,
	args: QueryGetAllMyInvestedProjectArgs,
): Promise<Page<ListingRow>> {
	const range = readPage(args);
	const held = db
		.selectFrom('listing')
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom('investment_order')
					.select('investment_order.id')
					.whereRef('investment_order.listing_id', '=', 'listing.id')
					.where('investment_order.account_id', '=', viewer?.id ?? '')
					.where('investment_order.status', '=', 'PAID'),
			),
		)
		.where((eb) => eb.and(toDeskConditions(eb, args.filter, args.search)));
	const { column, inDirection } = readOrder(args.order);
	return findPage(held, range, (rows) =>
		rows.select(listingColumns).orderBy(`listing.${column}`, inDirection).orderBy('sequence_id', 'desc'),
	);
}
