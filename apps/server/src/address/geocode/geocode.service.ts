import { AppError, badField } from '../../graphql/app-error.ts';
import type { Context } from '../../graphql/context.ts';
import type { Place, SuggestedAddress } from '../../graphql/schema.generated.ts';
import { type Limit, spend, whoAsks } from '../../limit/limit.ts';
import { findUnitsByKey, type UnitKey } from '../address.repository.ts';
import type { AddressAtPoint } from './geocoder.ts';

// Geocoders are paid by the request.
const limit: Limit = { name: 'geocode', max: 30, seconds: 60 };
const typing: Limit = { name: 'address-typing', max: 240, seconds: 60 };
const LONGEST_ADDRESS = 300;

/** The units, legacy and in force, and the street at a point, all null where nothing is known. Throws BAD_INPUT for what is no point on earth. */
export async function suggestAddress(
	context: Context,
	{ latitude, longitude }: { latitude: number; longitude: number },
): Promise<SuggestedAddress> {
	const fields = [
		...(Math.abs(latitude) <= 90 ? [] : [{ path: 'latitude', code: 'range' }]),
		...(Math.abs(longitude) <= 180 ? [] : [{ path: 'longitude', code: 'range' }]),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
	await spendOne(context);
	return toSuggestion(context, await context.geocoder.reverse({ lat: latitude, long: longitude }));
}

/** Where an address lies. Throws BAD_INPUT for a text that is empty or longer than 300 characters. */
export async function findPlace(context: Context, given: string): Promise<Place> {
	const address = given.trim();
	if (!address || address.length > LONGEST_ADDRESS) throw badField('address', address ? 'range' : 'required');
	await spendOne(context);
	const { point, raw, isApproximate } = await context.geocoder.geocode(address);
	return { lat: point?.lat ?? null, long: point?.long ?? null, raw, isApproximate };
}

/** Units that a text may name. A text that names none is no mistake: somebody is still typing. */
export async function proposeAddresses(context: Context, given: string): Promise<SuggestedAddress[]> {
	const text = given.trim();
	if (text.length < 2 || text.length > LONGEST_ADDRESS) return [];
	await spend(context, typing, whoAsks(context));
	const found = await context.geocoder.propose(text);
	return Promise.all(found.map((address) => toSuggestion(context, address)));
}

function spendOne(context: Context): Promise<void> {
	return spend(context, limit, whoAsks(context));
}

async function toSuggestion({ db }: Context, found: AddressAtPoint | null): Promise<SuggestedAddress> {
	const { province = null, district = null, ward = null, currentProvince = null, currentWard = null } = found ?? {};
	const keys = [
		...[province, district, ward].map((code) => ({ system: 'legacy' as const, code })),
		...[currentProvince, currentWard].map((code) => ({ system: 'current' as const, code })),
	].filter((key): key is UnitKey => key.code !== null);
	const units = keys.length > 0 ? await findUnitsByKey(db, keys) : [];
	const nameOf = (system: UnitKey['system'], code: string | null) =>
		units.find((unit) => unit.system === system && unit.code === code)?.name ?? null;
	return {
		provinceId: province,
		province: nameOf('legacy', province),
		districtId: district,
		district: nameOf('legacy', district),
		wardId: ward,
		ward: nameOf('legacy', ward),
		currentProvinceId: currentProvince,
		currentProvince: nameOf('current', currentProvince),
		currentWardId: currentWard,
		currentWard: nameOf('current', currentWard),
		street: found?.street ?? null,
		isApproximate: found?.isApproximate ?? false,
	};
}
