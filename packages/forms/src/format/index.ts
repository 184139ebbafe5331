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
	formatTime,
	type Locale,
	languageTag,
	locales,
} from './format.ts';
export { toVietnamTime } from './vietnam-time.ts';
