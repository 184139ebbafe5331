export { type Day, daysOf } from './days.ts';
export {
	formatAge,
	formatArea,
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
	formatRate,
	formatSignedRate,
	formatTime,
	type Locale,
	languageTag,
	locales,
} from './format.ts';
export { readLocalTime, writeLocalTime } from './local-time.ts';
export { toVietnamTime } from './vietnam-time.ts';
