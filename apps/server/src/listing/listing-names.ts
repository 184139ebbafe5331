import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { ListingNames } from './listing.record.ts';

/** Where a listing lies, in both systems, and the words that it is found by. */
export interface ListingPlace {
	current_province_code: string | null;
	current_ward_code: string | null;
	names: ListingNames;
}

interface Given {
	categoryId: string;
	provinceId: string;
	districtId: string | null;
	wardId: string | null;
}

/** Looks up category and units; throws BAD_INPUT where one is unknown or lies elsewhere. */
export async function findPlace(db: Db, { categoryId, provinceId, districtId, wardId }: Given): Promise<ListingPlace> {
	const codes = [wardId, districtId, provinceId].filter((code): code is string => Boolean(code));
	const [category, units, mappings] = await Promise.all([
		db.selectFrom('category').select('name_vn').where('id', '=', categoryId).executeTakeFirst(),
		db.selectFrom('unit').selectAll().where('system', '=', 'legacy').where('code', 'in', codes).execute(),
		db
			.selectFrom('unit_mapping')
			.innerJoin('unit', (join) =>
				join.onRef('unit.code', '=', 'unit_mapping.current_code').on('unit.system', '=', 'current'),
			)
			.select(['legacy_code', 'current_code', 'unit.full_name'])
			.where('legacy_code', 'in', codes)
			.execute(),
	]);
	const find = (code: string | null | undefined) => units.find((unit) => unit.code === code);
	const fields = [
		...(category ? [] : [{ path: 'categoryId', code: 'unknown' }]),
		...(find(provinceId)?.level === 'province' ? [] : [{ path: 'provinceId', code: 'unknown' }]),
		...(!districtId || find(districtId)?.parent_code === provinceId ? [] : [{ path: 'districtId', code: 'unknown' }]),
		...(!wardId || find(wardId)?.parent_code === districtId ? [] : [{ path: 'wardId', code: 'unknown' }]),
	];
	if (fields.length > 0 || !category) throw new AppError('BAD_INPUT', { fields });

	// Only a unit that went over whole has one successor for sure; a split one needs the point or the person.
	const successor = (code: string | null | undefined) => {
		const [first, ...others] = mappings.filter((mapping) => mapping.legacy_code === code);
		return first && others.length === 0 ? first : undefined;
	};
	const [ward, province] = [successor(wardId), successor(provinceId)];
	return {
		current_province_code: province?.current_code ?? null,
		current_ward_code: ward?.current_code ?? null,
		names: {
			category: category.name_vn,
			units: [
				find(wardId)?.full_name,
				find(districtId)?.full_name,
				find(provinceId)?.full_name,
				ward?.full_name,
				province?.full_name,
			],
		},
	};
}
