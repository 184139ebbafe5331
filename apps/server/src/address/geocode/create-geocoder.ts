import { isInVietnam } from '@ancu/forms/map';
import type { FastifyBaseLogger } from 'fastify';
import { addUses, type LimitParts } from '../../limit/limit.ts';
import { resolveAddress } from '../resolve-address.ts';
import { type AddressBook, addressBookOf } from './address-book.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { GeocodingFailure } from './fetch-json.ts';
import type { AddressAtPoint, FoundPlace, Geocoder, Point } from './geocoder.ts';
import type { GeocoderSettings } from './geocoder-settings.ts';
import { createGoogle } from './google.ts';
import { createGoong } from './goong.ts';
import { chooseUnits } from './legacy-units.ts';
import { createNominatim } from './nominatim.ts';
import type { GeocodingProvider, NamesAtPoint } from './provider.ts';
import { remember } from './remember.ts';

const TIMEOUT_MS = 2_000;
// Some megabytes. A table would outlive the process, but what is in it can be asked for again at any time.
const REMEMBERED = 5_000;
/** Services outside are paid by the request, and anybody may ask: a busy hour of people who post takes a few hundred. */
const MOST_AN_HOUR = 1_000;

export interface GeocoderParts extends LimitParts {
	env: LimitParts['env'] & { geocoder: GeocoderSettings };
	log: Pick<FastifyBaseLogger, 'warn'>;
	/** How long the service outside is waited for, in milliseconds. @default 2000 */
	timeoutMs?: number;
	/** So often all processes together ask the service outside in an hour. @default 1000 */
	mostAnHour?: number;
}

/** The configured geocoder. Where it fails, was asked often enough or knows nothing the embedded one answers, so that forms never wait for somebody else. */
export function createGeocoder({
	db,
	env,
	log,
	timeoutMs = TIMEOUT_MS,
	mostAnHour = MOST_AN_HOUR,
}: GeocoderParts): Geocoder {
	const readBook = addressBookOf(db).read;
	const embedded = createEmbeddedGeocoder(db, readBook);
	const provider = createProvider(env.geocoder, timeoutMs);
	const names = remember<NamesAtPoint | null>(REMEMBERED);
	const places = remember<FoundPlace>(REMEMBERED);

	async function withinBudget<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
		const { count } = await addUses({ db, env }, { name: 'geocoder', max: mostAnHour, seconds: 3_600 }, 'all', 1);
		if (count > mostAnHour) throw new GeocodingFailure('it was asked as often as it may be in an hour');
		return ask();
	}

	async function orWarn<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
		try {
			return await answer;
		} catch (error) {
			if (!(error instanceof GeocodingFailure)) throw error;
			log.warn({ geocoder: env.geocoder.provider, reason: error.message }, 'the geocoder failed');
			return undefined;
		}
	}

	return {
		// Names are our own to know: nobody outside is asked.
		propose: embedded.propose,
		async reverse(given) {
			// Nothing outside is asked for or believed.
			if (!isInVietnam(given)) return null;
			const point = { lat: round(given.lat), long: round(given.long) };
			if (!provider) return embedded.reverse(point);
			const found = await orWarn(
				names(`${point.lat},${point.long}`, () => withinBudget(() => provider.reverse(point))),
			);
			const address = found && readNames(await readBook(), found, point);
			if (address) return address;
			const nearby = await embedded.reverse(point);
			return nearby && { ...nearby, street: found?.street ?? null };
		},
		async geocode(address) {
			if (!provider) return embedded.geocode(address);
			const found = await orWarn(places(keyOf(address), () => withinBudget(() => provider.geocode(address))));
			if (found?.point && isInVietnam(found.point)) return { ...found, raw: null };
			const place = await embedded.geocode(address);
			return place.point ? place : { ...place, raw: found?.raw ?? null };
		},
	};
}

function createProvider(settings: GeocoderSettings, timeoutMs: number): GeocodingProvider | undefined {
	switch (settings.provider) {
		case 'google':
			return createGoogle({ ...settings, timeoutMs });
		case 'goong':
			return createGoong({ ...settings, timeoutMs });
		case 'nominatim':
			return createNominatim({ ...settings, timeoutMs });
		case 'embedded':
			return undefined;
	}
}

// About a metre: a pin that trembles is one pin.
function round(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}

// Marks tell streets apart, so they stay; spaces, commas and capitals do not.
function keyOf(address: string): string {
	return (
		address
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{N}/.-]+/gu) ?? []
	).join(' ');
}

/** The units that a service outside names, as far as they are sure. */
function readNames(book: AddressBook, { written, street }: NamesAtPoint, point: Point): AddressAtPoint | undefined {
	const resolved = resolveAddress(book.index, written);
	const { province, currentProvince, currentWard } = resolved;
	const candidates = (['ward', 'district', 'province'] as const)
		.map((level) => {
			const { code, candidates } = resolved[level];
			return code !== null ? [code] : candidates.length > 1 ? candidates : [];
		})
		.find((codes) => codes.length > 0);
	if (!candidates || (province.code === null && currentProvince.code === null)) return undefined;
	const units = candidates.flatMap((code) => book.unit('legacy', code) ?? []);
	return {
		...chooseUnits(book, units, point),
		currentProvince: currentProvince.code,
		currentWard: currentWard.code,
		street,
	};
}
