import { isLoopback } from '../../loopback.ts';

/** Which geocoder is asked, and where it is. */
export type GeocoderSettings =
	| { provider: 'embedded' }
	| { provider: 'google' | 'goong'; key: string; base: string }
	| { provider: 'nominatim'; base: string };

/** The variables that settings are read from. */
export interface GeocoderValues {
	NODE_ENV: 'development' | 'production' | 'test';
	SANDBOX_PORT: number;
	GEOCODER: GeocoderSettings['provider'];
	GEOCODER_KEY?: string | undefined;
	GEOCODER_URL?: string | undefined;
}

const bases = { google: 'https://maps.googleapis.com', goong: 'https://rsapi.goong.io' };

/** What is wrong with the variables, each with its name. */
export function problemsOfGeocoder(values: GeocoderValues): string[] {
	const { GEOCODER, GEOCODER_KEY, GEOCODER_URL } = values;
	const isProduction = values.NODE_ENV === 'production';
	if (GEOCODER === 'embedded') return [];
	if (GEOCODER === 'nominatim') {
		// The public server takes one request a second from a whole site, and asks not to be used for forms.
		if (isProduction && !GEOCODER_URL) return ['GEOCODER_URL: GEOCODER=nominatim needs a server of your own'];
		if (isProduction && !GEOCODER_URL?.startsWith('https://')) return ['GEOCODER_URL: it begins with https://'];
		return [];
	}
	const problems = GEOCODER_KEY ? [] : [`GEOCODER_KEY: GEOCODER=${GEOCODER} needs it`];
	// The key goes wherever the requests go.
	if (GEOCODER_URL && (isProduction || !isLoopback(new URL(GEOCODER_URL))))
		problems.push(`GEOCODER_URL: ${GEOCODER} is asked at ${bases[GEOCODER]}, in development at the sandbox too`);
	return problems;
}

/** Reads variables that have no problems. */
export function readGeocoder(values: GeocoderValues): GeocoderSettings {
	const { GEOCODER: provider, GEOCODER_KEY: key = '', GEOCODER_URL, SANDBOX_PORT } = values;
	const base = GEOCODER_URL?.replace(/\/+$/, '');
	if (provider === 'embedded') return { provider };
	if (provider === 'nominatim') return { provider, base: base ?? `http://127.0.0.1:${SANDBOX_PORT}/geocode/nominatim` };
	return { provider, key, base: base ?? bases[provider] };
}
