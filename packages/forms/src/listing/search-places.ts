/** A letter, of which `\b` knows only English ones. */
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** Behind a digit too: `P5Q3`. */
const APART = String.raw`(?<!\p{L})`;

const daNang = /hải châu|sơn trà|ngũ hành sơn|cẩm lệ|thanh khê|liên chiểu|hòa vang|hoà vang/i;

/** Quận as Hồ Chí Minh City shortens them, only behind a Q: alone, `BT` is a villa and `TP` a city. */
const districts: Readonly<Record<string, string>> = {
	BT: 'quận Bình Thạnh',
	GV: 'quận Gò Vấp',
	PN: 'quận Phú Nhuận',
	TB: 'quận Tân Bình',
	TP: 'quận Tân Phú',
	TĐ: 'Thủ Đức',
	TD: 'Thủ Đức',
};

const rules: readonly (readonly [pattern: RegExp, name: string | ((...found: string[]) => string)])[] = [
	[new RegExp(`${START}(?:TP[.\\s]*)?(?:HCMC?|SG)${END}|${START}TPHCM${END}`, 'giu'), 'Hồ Chí Minh'],
	[new RegExp(`${START}(?:TP[.\\s]*)?HN${END}`, 'giu'), 'Hà Nội'],
	[new RegExp(`${START}TP[.\\s]*ĐN${END}`, 'giu'), 'Đà Nẵng'],
	[new RegExp(`${START}BR[-\\s]?VT${END}`, 'giu'), 'Bà Rịa Vũng Tàu'],
	[
		new RegExp(`${APART}Q[.\\s]*(BT|GV|PN|TB|TP|TĐ|TD)${END}`, 'giu'),
		(_all, short = '') => districts[short.toUpperCase()] ?? '',
	],
	[new RegExp(`${START}ho chi minh city${END}`, 'giu'), 'Hồ Chí Minh'],
	[new RegExp(`${START}(?:hanoi)${END}`, 'giu'), 'Hà Nội'],
	[new RegExp(`${START}(?:saigon)${END}`, 'giu'), 'Sài Gòn'],
	[new RegExp(`${START}(?:danang)${END}`, 'giu'), 'Đà Nẵng'],
	[new RegExp(`${START}(?:dist(?:rict)?\\.?)\\s*0*(\\d{1,2})(?!\\d)`, 'giu'), ' quận $1 '],
	[new RegExp(`${START}ward\\s*0*(\\d{1,2})(?!\\d)`, 'giu'), ' phường $1 '],
	[new RegExp(`(?<=\\p{L})\\s+(?:district|ward|province)${END}`, 'giu'), ''],
	[new RegExp(`${APART}Q(?:uận|uan)?[.\\s]*0*(\\d{1,2})(?!\\d)`, 'giu'), ' quận $1 '],
	[new RegExp(`${APART}(?:P(?:hường|huong)?|F)[.\\s]*0*(\\d{1,2})(?!\\d)(?!\\s*PN)`, 'giu'), ' phường $1 '],
	[new RegExp(`${APART}Q(?:\\.\\s*|\\s+)(?=\\p{L}{2})`, 'giu'), 'quận '],
	[new RegExp(`${APART}P(?:\\.\\s*|\\s+(?=\\p{Lu}))(?=\\p{L}{2})`, 'gu'), 'phường '],
	[new RegExp(`${START}p\\.\\s*(?=\\p{L}{2})`, 'gu'), 'phường '],
	[new RegExp(`${START}TP(?:\\.\\s*|\\s+)(?=\\p{L}{2})`, 'giu'), 'thành phố '],
	[new RegExp(`${START}TX(?:\\.\\s*|\\s+)(?=\\p{L}{2})`, 'giu'), 'thị xã '],
	[new RegExp(`${START}TT\\.\\s*(?=\\p{L}{2})`, 'giu'), 'thị trấn '],
	[new RegExp(`${START}H\\.\\s*(?=\\p{L}{2})`, 'giu'), 'huyện '],
	[new RegExp(`${START}X\\.\\s*(?=\\p{L}{2})`, 'giu'), 'xã '],
	// Everything has its old name; a house, a market and a block of flats may be old themselves. Without marks it may be Nguyễn Văn
	// Cừ, chung cư, khu dân cư, tái định cư or đất thổ cư.
	[
		new RegExp(
			`(?<!${START}(?:nhà|căn|hộ|chung cư|tập thể|biệt thự|villa|chợ|phố|kho|xưởng|đất|khu|nha|chung cu|cho|pho|van|chung|dan|tai dinh|(?<!(?:can|phu) )tho))\\s+(?:cũ|cu(?=\\s*(?:,|$)))${END}`,
			'giu',
		),
		' ',
	],
];

/** Writes out the names of places that people shorten: `Q.3 cũ` → `quận 3`, `P5 TP.HCM` → `phường 5 Hồ Chí Minh`. */
export function writeOutPlaces(text: string): string {
	let written = text;
	for (const [pattern, name] of rules) written = written.replace(pattern, name as string);
	if (daNang.test(written)) written = written.replace(new RegExp(`${START}ĐN${END}`, 'gu'), 'Đà Nẵng');
	return written.replace(/\s+/g, ' ').replace(/\s+,/g, ',').trim();
}
