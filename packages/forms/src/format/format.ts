import { type Locale, languageOf, languageTag } from './language.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

// Intl objects cost 20–50 µs to make and a list makes hundreds of figures.
const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
	key: string,
	make: () => T,
): T {
	let made = cache.get(key) as T | undefined;
	if (!made) {
		made = make();
		cache.set(key, made);
	}
	return made;
}

/** A number with the language's separators, at most `digits` decimals: `1.234,5`. */
export function formatNumber(value: number, locale: Locale, digits = 2): string {
	return cached(
		`number ${locale} ${digits}`,
		() => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits }),
	).format(value);
}

/** What stands between thousands in a language: `.` in Vietnamese, `,` in English. */
export function groupingMark(locale: Locale): string {
	return formatNumber(1_000_000, locale).charAt(1);
}

/** A rate in basis points as percent: `1,5%`. */
export function formatRate(bps: number, locale: Locale): string {
	return `${formatNumber(bps / 100, locale, 2)}%`;
}

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');

/** Money that comes or goes, to the đồng: `+500.000 ₫`, `−500.000 ₫`. */
export function formatSignedMoney(dong: number, locale: Locale): string {
	return signOf(dong) + formatMoneyExact(Math.abs(dong), locale);
}

/** A rate that goes up or down: `+12%`, `−10%`. */
export function formatSignedRate(bps: number, locale: Locale): string {
	return signOf(bps) + formatRate(Math.abs(bps), locale);
}

/** A figure with its unit, which never stand on two lines: `82,5 m²`. */
export function formatWithUnit(figure: string, unit: string): string {
	return `${figure}\u00a0${unit}`;
}

/** Words of figures with spaces like those that people type, for what is typed on, searched or copied. */
export function withPlainSpaces(text: string): string {
	return text.replaceAll('\u00a0', ' ');
}

/** Money as people say it: `4,2 tỷ`, `850 triệu`, `₫1,250 billion`. At most three decimals of the unit; exact figures belong to `formatMoneyExact`. */
export function formatMoney(dong: number, locale: Locale): string {
	const size = Math.abs(dong);
	const { units, currency } = languageOf(locale);
	const inUnit = (number: number, digits: number, unit: string) =>
		formatWithUnit(
			formatNumber(number, locale, digits).replace(/^\D?/, (sign) => sign + currency),
			unit,
		);
	// From 999,500,000 on, "1.000 triệu" would be said where everybody says "1 tỷ"; from 999,950 on, "1.000 nghìn" for "1 triệu".
	if (size >= 999_500_000) return inUnit(dong / BILLION, size < 100 * BILLION ? 3 : 1, units.billion);
	if (size >= 999_950) return inUnit(dong / MILLION, 1, units.million);
	if (size >= THOUSAND) return inUnit(dong / THOUSAND, 1, units.thousand);
	return formatWithUnit(formatNumber(dong, locale, 0), units.one);
}

/** From one price to another: `2,1–6,8 tỷ`, `850 triệu–1,2 tỷ`; one price where both are the same. */
export function formatMoneyRange(min: number, max: number, locale: Locale): string {
	return formatRange(formatMoney(min, locale), formatMoney(max, locale));
}

/** From one figure to another, unit and currency once where both have them: `60–80 m²`, `₫2.1–6.8 billion`; one figure where both are the same. */
export function formatRange(low: string, high: string): string {
	if (low === high) return low;
	const [unit] = /\s\S*$/.exec(high) ?? [];
	const [currency = ''] = /^\p{Sc}/u.exec(low) ?? [];
	return `${unit && low.endsWith(unit) ? low.slice(0, -unit.length) : low}–${high.startsWith(currency) ? high.slice(currency.length) : high}`;
}

/** Money to the đồng: `500.000 ₫`, `₫500,000`. */
export function formatMoneyExact(dong: number, locale: Locale): string {
	return cached(
		`money ${locale}`,
		() => new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: 'VND' }),
	).format(dong);
}

/** A price per square metre: `117,8 triệu/m²`. */
export function formatPricePerSquareMeter(dong: number, locale: Locale): string {
	return `${formatMoney(dong, locale)}/m²`;
}

/** An area: `82,5 m²`. */
export function formatArea(squareMeters: number, locale: Locale): string {
	return formatWithUnit(formatNumber(squareMeters, locale, 1), 'm²');
}

/** An area to the hundredth, as planning answers name and sign it: `10,25 m²`. */
export function formatAreaExact(squareMeters: number, locale: Locale): string {
	return formatWithUnit(formatNumber(squareMeters, locale), 'm²');
}

/** A length: `4,5 m`. */
export function formatLength(meters: number, locale: Locale): string {
	return formatWithUnit(formatNumber(meters, locale, 1), 'm');
}

/** A distance: `850 m`, `2,4 km`. */
export function formatDistance(meters: number, locale: Locale): string {
	return meters < 1_000
		? formatWithUnit(formatNumber(meters, locale, 0), 'm')
		: formatWithUnit(formatNumber(meters / 1_000, locale, 1), 'km');
}

const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** A day as DD/MM/YYYY in both languages, at Vietnamese time. */
export function formatDate(iso: string, locale: Locale): string {
	return cached(
		`date ${locale}`,
		() =>
			new Intl.DateTimeFormat(languageTag(locale), {
				day: '2-digit',
				month: '2-digit',
				year: 'numeric',
				timeZone: TIME_ZONE,
			}),
	).format(new Date(iso));
}

/** A time of day as hh:mm, 24 hours, at Vietnamese time. */
export function formatTime(iso: string, locale: Locale): string {
	return cached(
		`time ${locale}`,
		() =>
			new Intl.DateTimeFormat(languageTag(locale), {
				hour: '2-digit',
				minute: '2-digit',
				hourCycle: 'h23',
				timeZone: TIME_ZONE,
			}),
	).format(new Date(iso));
}

/** A moment as DD/MM/YYYY hh:mm, 24 hours, at Vietnamese time. */
export function formatDateTime(iso: string, locale: Locale): string {
	return `${formatDate(iso, locale)} ${formatTime(iso, locale)}`;
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
	['year', 365 * 86_400],
	['month', 30 * 86_400],
	['day', 86_400],
	['hour', 3_600],
	['minute', 60],
];

/** How long ago, seen from `now`: `3 giờ trước`, `2 days ago`. Under a minute is `vừa xong`, `just now`. */
export function formatAge(iso: string, now: Date, locale: Locale): string {
	const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1_000);
	const [unit, length] = steps.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY];
	const { justNow } = languageOf(locale);
	if (unit === 'second' && justNow) return justNow;
	// What is 24 hours or 30 days ago need not be "yesterday" or "last month".
	const numeric = unit === 'second' ? 'auto' : 'always';
	return cached(`age ${numeric} ${locale}`, () => new Intl.RelativeTimeFormat(languageTag(locale), { numeric })).format(
		-Math.floor(seconds / length),
		unit,
	);
}

/**
 * A Vietnamese number as it is said: `+84901234567` → `0901 234 567`, a landline `028 3822 1234`, a hotline `1900 1234`. Anything else
 * stays as it is.
 */
export function formatPhone(phone: string): string {
	return phone
		.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')
		.replace(/^\+84(2[48])(\d{4})(\d{4})$/, '0$1 $2 $3')
		.replace(/^\+84(2\d{2})(\d{4})(\d{3})$/, '0$1 $2 $3')
		.replace(/^(1[89]00)(\d{4,6})$/, '$1 $2');
}

/** The address that calls a number, however it is written: `0900 000 001` → `tel:0900000001`. */
export function phoneHref(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
