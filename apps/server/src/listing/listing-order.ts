import type { OrderByItemBuilder } from 'kysely';
import type { LocationInfoOrder } from '../graphql/schema.generated.ts';

/** By what lists are ordered where they measure from no point: then the nearest are the newest, see `readOrder`. */
export const orderColumns = {
	CREATED_AT: 'created_at',
	PRICE: 'price_raw',
	PRICE_PER_SQUARE_METER: 'price_per_square_meter',
	AREA: 'area',
	DISTANCE: 'created_at',
} as const;

type OrderColumn = (typeof orderColumns)[keyof typeof orderColumns];

/** The order that was asked for, else the newest first: its column, and which way. */
export function readOrder(order: LocationInfoOrder | null | undefined): {
	column: OrderColumn;
	inDirection: (by: OrderByItemBuilder) => OrderByItemBuilder;
} {
	const { field, direction } = order ?? { field: 'CREATED_AT', direction: 'DESC' };
	const column = orderColumns[field];
	// The nearest come first where it goes up, the newest where it goes down.
	const goesUp = (direction === 'ASC') !== (field === 'DISTANCE');
	return {
		column,
		// What is not known comes last. When a listing was made always is, and its index would not be used for an order that asks.
		inDirection: (by) => {
			const ordered = goesUp ? by.asc() : by.desc();
			return column === 'created_at' ? ordered : ordered.nullsLast();
		},
	};
}
