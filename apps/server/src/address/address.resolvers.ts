import type { Db } from '../database/open-database.ts';
import type { AddressSystem, UnitLevel } from '../database/tables.ts';
import type { Context } from '../graphql/context.ts';
import { keptRows } from '../graphql/kept-rows.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { findUnits, type UnitRow } from './address.repository.ts';
import { getConversion } from './conversion/conversion.service.ts';
import { findPlace, proposeAddresses, suggestAddress } from './geocode/geocode.service.ts';
import { findUnitBox } from './unit-box.ts';

export const addressResolvers = {
	Query: {
		getProvince: async (_parent, _args, context) =>
			(await listUnits(context, 'legacy', 'province')).map(({ code, name }) => ({ id: code, province: name })),
		getDistrict: async (_parent, { provinceId }, context) =>
			(await listUnits(context, 'legacy', 'district', provinceId)).map(({ code, name }) => ({
				id: code,
				district: name,
			})),
		getWard: async (_parent, { districtId }, context) =>
			(await listUnits(context, 'legacy', 'ward', districtId)).map(({ code, name }) => ({ id: code, ward: name })),
		getAllCurrentProvince: async (_parent, _args, context) =>
			(await listUnits(context, 'current', 'province')).map(({ code, name }) => ({ id: code, province: name })),
		getAllCurrentWard: async (_parent, { provinceId }, context) =>
			(await listUnits(context, 'current', 'ward', provinceId)).map(({ code, name }) => ({ id: code, ward: name })),
		getUnitBox: (_parent, args, { searchDb, inTurn }) => inTurn(() => findUnitBox(searchDb, args)),
		getAddressConversion: (_parent, args, context) => getConversion(context, args),
		getPlaceGoogleMapByAddress: (_parent, { address }, context) => findPlace(context, address),
		suggestAdress: (_parent, point, context) => suggestAddress(context, point),
		getAllAddressSuggestion: (_parent, { text }, context) => proposeAddresses(context, text),
	},
} satisfies Resolvers;

// Vietnamese order puts Đ after D, and Quận 2 before Quận 10; the database's order knows neither.
const order = new Intl.Collator('vi', { numeric: true });

function listUnits({ db }: Context, system: AddressSystem, level: UnitLevel, parentCode?: string): Promise<UnitRow[]> {
	return keptRows(db).unitLists.forceFetch([system, level, parentCode].join(), {
		context: () => findListed(db, system, level, parentCode),
	});
}

async function findListed(db: Db, system: AddressSystem, level: UnitLevel, parentCode?: string): Promise<UnitRow[]> {
	const units = await findUnits(db, system, level, parentCode);
	// The legacy system as a whole is over; of the one in force a unit that has ended is none to choose.
	const listed = system === 'legacy' ? units : units.filter(({ valid_to }) => valid_to === null);
	return listed.sort((a, b) => order.compare(a.name, b.name));
}
