export { type Day, daysOf } from './days.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export {
	formatAge,
	formatArea,
	formatAreaExact,
	formatDate,
	formatDateTime,
	formatDistance,
	formatLength,
	formatMoney,
	formatMoneyExact,
	formatMoneyRange,
	formatNumber,
	formatPhone,
	formatPricePerSquareMeter,
	formatRange,
	formatRate,
	formatSignedMoney,
	formatSignedRate,
	formatTime,
	formatWithUnit,
	groupingMark,
	phoneHref,
	withPlainSpaces,
} from './format.ts';
export { isDay } from './is-day.ts';
export {
	addLanguage,
	type ContentLocale,
	contentLocale,
	type Language,
	type Locale,
	languageOf,
	languages,
	languageTag,
	localeOfTag,
	locales,
	localized,
	primaryTag,
	readLocale,
} from './language.ts';
export { readLocalTime, writeLocalTime } from './local-time.ts';
export { serverDate, serverNow, setServerTime, toServerTime } from './server-time.ts';
export { toVietnamTime, vietnamDay } from './vietnam-time.ts';
