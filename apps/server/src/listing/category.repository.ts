import type { Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { CategoryTable } from '../database/tables.ts';
import type { TradingType } from '../graphql/schema.generated.ts';

/** A category as it is stored. */
export type CategoryRow = Selectable<CategoryTable>;

export function findCategoriesById(db: Db, ids: readonly string[]): Promise<CategoryRow[]> {
	return db.selectFrom('category').selectAll().where('id', 'in', ids).execute();
}

/** Categories in form order, of one trading type where it is named. */
export function findCategories(db: Db, tradingType?: TradingType | null): Promise<CategoryRow[]> {
	return db
		.selectFrom('category')
		.selectAll()
		.$if(Boolean(tradingType), (query) =>
			query.where((eb) => eb(eb.val(tradingType ?? ''), '=', eb.fn.any('trading_types'))),
		)
		.orderBy('position')
		.execute();
}
