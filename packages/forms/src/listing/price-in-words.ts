import { contentLocale, type Locale } from '../format/language.ts';

/**
 * A price in words, as it stands beside the input and in contracts: `Năm tỷ hai trăm triệu đồng`,
 * `Five billion two hundred million dong`. Takes whole đồng from 0 up, else throws a RangeError.
 */
export function priceInWords(dong: number, locale: Locale): string {
	if (!Number.isSafeInteger(dong) || dong < 0) throw new RangeError(`${dong} is no whole number of đồng.`);
	const words = contentLocale(locale) === 'vn' ? `${inVietnamese(dong)} đồng` : `${inEnglish(dong)} dong`;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

const BILLION = 1_000_000_000;
const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;

function inVietnamese(value: number): string {
	if (value === 0) return 'không';
	// Above, everything is counted in tỷ: 1.250 tỷ is "một nghìn hai trăm năm mươi tỷ".
	const billions = Math.floor(value / BILLION);
	const words = billions > 0 ? [inVietnamese(billions), 'tỷ'] : [];
	let left = value % BILLION;
	for (const [size, name] of [
		[1_000_000, 'triệu'],
		[1_000, 'nghìn'],
		[1, ''],
	] as const) {
		const group = Math.floor(left / size);
		left %= size;
		// A group behind another one is read in full: 1.005.000 is "một triệu không trăm lẻ năm nghìn".
		if (group > 0) words.push(vietnameseGroup(group, words.length > 0), name);
	}
	return words.filter(Boolean).join(' ');
}

function vietnameseGroup(group: number, inFull: boolean): string {
	const [hundreds, tens, ones] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
	const words: string[] = [];
	if (hundreds > 0 || inFull) words.push(`${digits[hundreds]} trăm`);
	if (tens === 1) words.push('mười');
	else if (tens > 1) words.push(`${digits[tens]} mươi`);
	else if (ones > 0 && words.length > 0) words.push('lẻ');
	if (ones > 0) words.push(oneAfter(tens, ones));
	return words.join(' ');
}

function oneAfter(tens: number, ones: number): string {
	if (ones === 1 && tens > 1) return 'mốt';
	if (ones === 4 && tens > 1) return 'tư';
	if (ones === 5 && tens > 0) return 'lăm';
	return digits[ones] ?? '';
}

const small =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	);
const tenths = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

function inEnglish(value: number): string {
	if (value === 0) return 'zero';
	const words: string[] = [];
	let left = value;
	for (const [size, name] of [
		[1e15, 'quadrillion'],
		[1e12, 'trillion'],
		[1e9, 'billion'],
		[1e6, 'million'],
		[1e3, 'thousand'],
		[1, ''],
	] as const) {
		const group = Math.floor(left / size);
		left %= size;
		if (group > 0) words.push(englishGroup(group), name);
	}
	return words.filter(Boolean).join(' ');
}

function englishGroup(group: number): string {
	const [hundreds, rest] = [Math.floor(group / 100), group % 100];
	const words = hundreds > 0 ? [`${small[hundreds]} hundred`] : [];
	if (rest > 0 && rest < 20) words.push(small[rest] ?? '');
	else if (rest >= 20)
		words.push([tenths[Math.floor(rest / 10)], small[rest % 10]].slice(0, rest % 10 ? 2 : 1).join('-'));
	return words.join(' and ');
}
