import {
	formatArea,
	formatDateTime,
	formatLength,
	formatMoney,
	formatMoneyExact,
	formatNumber,
	formatPhone,
	formatRate,
	formatSignedRate,
	localized,
} from '@ancu/forms/format';
import { categories } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';

/** Fields whose values are words of the contract, with the texts that name them. */
const vocabularies: Record<string, string> = {
	tradingType: 'tradingType',
	direction: 'direction',
	legalStatus: 'legalStatus',
	landCategory: 'landCategory',
	houseCategory: 'houseCategory',
	interiorStatus: 'interiorStatus',
	homeStatus: 'homeStatus',
	rentalStatus: 'rentalStatus',
	characteristics: 'characteristic',
	postMode: 'postMode',
};

/** Reads a list as it is written in one text: JSON, or a value a line. */
export function readList(value: string | null): string[] {
	if (!value) return [];
	try {
		const list: unknown = JSON.parse(value);
		if (Array.isArray(list)) return list.map(String);
	} catch {
		// Not JSON: lines.
	}
	return value
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);
}

/** Names of fields and values as people say them, from what the contract calls them. What is not known stays as it is. */
export function useFieldWords(): {
	nameOf: (field: string) => string;
	wordsOf: (field: string, value: string) => string;
} {
	const { t, i18n } = useTranslation('listing');
	const locale = useLocale();
	const known = (key: string, value: string) =>
		i18n.exists(key, { ns: 'listing' }) ? t(key as 'moderation.field.price') : value;

	const wordsOf = (field: string, value: string): string => {
		const vocabulary = vocabularies[field];
		if (vocabulary) {
			return readList(value)
				.map((word) => known(`${vocabulary}.${word}`, word))
				.join(', ');
		}
		const number = Number(value);
		const figure = value.trim() !== '' && Number.isFinite(number);
		switch (field) {
			case 'price':
				return figure ? formatMoney(number, locale) : value;
			case 'pricePerShare':
			case 'minInvestment':
				return figure ? formatMoneyExact(number, locale) : value;
			case 'feeBps':
				return figure ? formatRate(number, locale) : value;
			case 'lowBps':
			case 'baseBps':
			case 'highBps':
				return figure ? formatSignedRate(number, locale) : value;
			case 'area':
			case 'floorArea':
				return figure ? formatArea(number, locale) : value;
			case 'facadeArea':
				return figure ? formatLength(number, locale) : value;
			case 'floors':
			case 'bedroom':
			case 'toilet':
			case 'totalShare':
			case 'releaseQuantity':
			case 'maxSharePerAccount':
			case 'softCap':
				return figure ? formatNumber(number, locale, 0) : value;
			case 'priceUnitId':
				return known(`moderation.priceUnit.${value}`, value);
			case 'categoryId':
				return localized(categories.find(({ code }) => code === value)?.name, locale) ?? value;
			case 'startDate':
			case 'endDate':
				return Number.isNaN(Date.parse(value)) ? value : formatDateTime(value, locale);
			case 'contactPersonPhone':
				return formatPhone(value);
			case 'isInvest':
			case 'isDefaultContactPhone':
				return t(value === 'true' ? 'yes' : 'no');
			case 'captions':
				return readList(value).join('\n');
			default:
				return value;
		}
	};
	return { nameOf: (field) => known(`moderation.field.${field}`, field), wordsOf };
}
