import type { Db } from '../../database/open-database.ts';
import { AppError } from '../../graphql/app-error.ts';
import type { Context } from '../../graphql/context.ts';
import type { AddressConversion, QueryGetAddressConversionArgs } from '../../graphql/schema.generated.ts';
import { type Limit, spend, whoAsks } from '../../limit/limit.ts';
import { findUnitsByKey } from '../address.repository.ts';
import type { Point } from '../geocode/geocoder.ts';
import { convertAddress } from './convert-address.ts';
import type { UnitLine } from './unit-lines.ts';

// A form asks again at every choice and every move of the pin.
const limit: Limit = { name: 'address-conversion', max: 240, seconds: 60 };

/** The same place in the other system of units. Throws BAD_INPUT for a unit that is not known or lies elsewhere, and for half a point. */
export async function getConversion(context: Context, args: QueryGetAddressConversionArgs): Promise<AddressConversion> {
	const point = readPoint(args);
	await spend(context, limit, whoAsks(context));
	const { searchDb, inTurn } = context;
	const { certainty, lines, isDecidedByPoint } = await inTurn(async () =>
		convertAddress(searchDb, await readPlace(searchDb, args), point),
	);
	return {
		certainty,
		isDecidedByPoint,
		units: lines.map(({ province, district, ward }) => ({
			system: province.system === 'legacy' ? 'LEGACY' : 'CURRENT',
			provinceId: province.code,
			province: province.full_name,
			districtId: district?.code ?? null,
			district: district?.full_name ?? null,
			wardId: ward?.code ?? null,
			ward: ward?.full_name ?? null,
		})),
	};
}

function readPoint({ lat = null, long = null }: QueryGetAddressConversionArgs): Point | null {
	const fields = [
		...((lat === null) === (long === null) ? [] : [{ path: lat === null ? 'lat' : 'long', code: 'half' }]),
		...(Math.abs(lat ?? 0) <= 90 ? [] : [{ path: 'lat', code: 'range' }]),
		...(Math.abs(long ?? 0) <= 180 ? [] : [{ path: 'long', code: 'range' }]),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
	return lat === null || long === null ? null : { lat, long };
}

async function readPlace(
	db: Db,
	{ from, provinceId, districtId = null, wardId = null }: QueryGetAddressConversionArgs,
): Promise<UnitLine> {
	const system = from === 'LEGACY' ? 'legacy' : 'current';
	const codes = [provinceId, districtId, wardId].filter((code) => code !== null);
	const units = await findUnitsByKey(
		db,
		codes.map((code) => ({ system, code })),
	);
	const find = (code: string | null) => units.find((unit) => unit.code === code);
	const [province, district, ward] = [find(provinceId), find(districtId), find(wardId)];
	const wardParent = system === 'legacy' ? districtId : provinceId;
	const fields = [
		...(province?.level === 'province' ? [] : [{ path: 'provinceId', code: 'unknown' }]),
		...(districtId === null || (district?.level === 'district' && district.parent_code === provinceId)
			? []
			: [{ path: 'districtId', code: 'unknown' }]),
		...(wardId === null || (ward?.level === 'ward' && ward.parent_code === wardParent)
			? []
			: [{ path: 'wardId', code: 'unknown' }]),
	];
	if (fields.length > 0 || !province) throw new AppError('BAD_INPUT', { fields });
	return { province, district, ward };
}
