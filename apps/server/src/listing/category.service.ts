import type { Db } from '../database/open-database.ts';
import { keptRows } from '../graphql/kept-rows.ts';
import type { TradingType } from '../graphql/schema.generated.ts';
import { type CategoryRow, findCategories } from './category.repository.ts';

/** Categories in form order, of one trading type where it is named. */
export function listCategories(db: Db, tradingType?: TradingType | null): Promise<CategoryRow[]> {
	return keptRows(db).categoryLists.forceFetch(tradingType ?? '', { context: () => findCategories(db, tradingType) });
}
