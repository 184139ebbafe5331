import type { SelectQueryBuilder } from 'kysely';

/** Which rows of a list are wanted. */
export interface Range {
	limit: number;
	offset: number;
}

/** A part of a list, and how many there are in all. */
export interface Page<Row> {
	data: Row[];
	total: number;
}

/** A page of what a query finds, read as `inOrder` says, and how many it finds in all: two statements, together. */
export async function findPage<DB, Table extends keyof DB, Row>(
	found: SelectQueryBuilder<DB, Table, object>,
	{ limit, offset }: Range,
	inOrder: (found: SelectQueryBuilder<DB, Table, object>) => SelectQueryBuilder<DB, Table, Row>,
): Promise<Page<Row>> {
	const counted = found.select((eb) => eb.fn.countAll<number>().as('total')).$castTo<{ total: number }>();
	const [data, { total }] = await Promise.all([
		inOrder(found).limit(limit).offset(offset).execute(),
		counted.executeTakeFirstOrThrow(),
	]);
	return { data, total };
}
