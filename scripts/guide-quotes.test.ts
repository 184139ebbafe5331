import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Guide } from '../packages/ui/src/foundations/guide/guide.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What guides quote though no text says it: what people or callers write, and words that are not of a screen. */
const exceptions = new Set([
	'Tôi đồng ý với điều khoản sử dụng',
	'Lưu vị trí để mở đúng khu vực tôi hay xem (không bắt buộc)',
	'Mua căn hộ đầu tiên: bảy điều nên hỏi',
	'locale',
	'Năm mươi triệu bảy trăm năm mươi nghìn đồng',
	'Không: dính quy hoạch, lộ giới; nhà nát',
	'Nhà phố ba tầng đường Trần Đình Xu, gần chợ Cô Giang',
	'Giá không đúng với thực tế, hãy ghi giá thật.',
	'polygon',
	'GPS',
	'ODT Đất ở tại đô thị',
	'việc bây giờ',
	'4,2 tỷ: Nhà phố ba tầng',
	'Hẻm trước nhà, rộng 4 m',
	'Tên hoặc địa chỉ',
	'Tìm trong danh sách',
	'Đã',
	'Chỗ ghi số thửa ở trang hai của sổ',
	'Đang chờ văn phòng công chứng: …',
	'Ký hợp đồng chuyển nhượng',
	'Đọc sổ đỏ: bảy chỗ phải nhìn',
	'English',
	'Français',
	'EN',
	'1 tỷ rưỡi',
	'Một triệu sáu trăm nghìn đồng',
	'sào Bắc Bộ',
	'Sổ ghi 82 m², tin ghi 95 m². Bạn sửa diện tích rồi yêu cầu lại.',
	'Kiểm tra quy hoạch số 1042',
	'I',
	'I agree to the terms of use',
	'Save my location, to open the area I usually look at (optional)',
	'Rejected · Ban biên tập',
	'The price is not realistic. Please enter the real price.',
	'ODT',
	'₫4.2 billion: Three-storey town house',
	'Name or address',
	'Search the list',
	'Where page two names the plot',
	'Waiting for the notary office: …',
	'Sign the contract of transfer',
	'Tiếng Việt',
	'The certificate says 82 m², your listing 95 m². Please correct it and ask again.',
]);

/** What is said not to be written stands in no text. */
const refusal = /\b(never|not|no|nor|none)\b|(?<!\p{L})(không|đừng)(?!\p{L})/iu;

const units = /(?<!\p{L})(tỷ|triệu|tháng|VNĐ|giờ|phút|trước|billion|million|VND|hours|minutes|ago|k?m)(?!\p{L})/gu;

/** What is no text at all: an amount, a measure, a moment, an age, a code, the name of a file or of a place. */
function isData(words: string): boolean {
	if (/^(Phường|Quận|Thành phố) [\p{Lu}\d]|^[\w-]+\.\w+$/u.test(words)) return true;
	return /\d/.test(words) && (!words.includes(' ') || !/\p{L}/u.test(words.replace(units, '')));
}

const param = /\{\{.*?\}\}/;

/** What a param is filled with has a figure, a capital or what is left out: else any sentence would do. */
const FILLED = '.*(?:[\\d\\p{Lu}…↑↓@]|\\w\\.\\w).*';

function plain(text: string): string {
	return text.replaceAll('\u00a0', ' ').replace(/<\/?\w+>/g, '');
}

/** Without the marks that a quote may begin and end with. */
function bare(text: string): string {
	return text.trim().replace(/^[…(]|[\s.,;:!?…)]+$/g, '');
}

function textsOf(value: unknown): string[] {
	return typeof value === 'string' ? [plain(value)] : Object.values(value as object).flatMap(textsOf);
}

function patternOf(text: string): RegExp {
	const [begin = '', ...rest] = bare(text).split(param);
	// Only the first letter may be large or small.
	const letter = begin.charAt(0);
	const first = /\p{L}/u.test(letter)
		? `[${letter.toLowerCase()}${letter.toUpperCase()}]${literally(begin.slice(1))}`
		: literally(begin);
	return new RegExp(`^${[first, ...rest.map(literally)].join(FILLED)}$`, 'u');
}

function literally(words: string): string {
	return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Tells whether words of this language stand on a screen. */
function screensIn(language: string): (words: string) => boolean {
	const folders = ['packages/{ui,forms}/src/*', 'apps/web/src', 'apps/server/src/notification'];
	const texts = folders
		.flatMap((folder) => globSync(`${folder}/locales/${language}.json`, { cwd: root }))
		.flatMap((file) => textsOf(JSON.parse(readFileSync(path.join(root, file), 'utf8'))));
	expect(texts.length).toBeGreaterThan(1000);
	const parts = texts.flatMap((text) => [text, ...text.split(/(?<=[.!?;:,“”]) ?|\n/)]);
	const whole = new Set(parts.flatMap((part) => [part, ...part.split(param)]).map((part) => bare(part).toLowerCase()));
	const all = texts.join('\n').toLowerCase();
	const patterns = parts
		.filter((part) => param.test(part) && /\p{L}/u.test(part.replace(/\{\{.*?\}\}/g, '')))
		.map(patternOf);

	const isSaid = (words: string) => {
		const one = bare(words);
		const low = one.toLowerCase();
		if (one === '' || isData(one) || whole.has(low)) return true;
		// A single word with a capital is a label, which other texts have in them by chance.
		if ((low.includes(' ') || one.charAt(0) === low.charAt(0)) && all.includes(low)) return true;
		return patterns.some((pattern) => pattern.test(one));
	};
	return (words) => {
		if (isSaid(words)) return true;
		// Put together from several texts and figures; a name in it may be cut short.
		const pieces = words
			.replace(/(?<=: )[^:,]*…/, '')
			.split(/…|(?<=[.:]) | · | \(|, | (?=[₫\d][\d.,%]+(?: ₫)?$)|^[↑↓] /);
		return pieces.length > 1 && pieces.every(isSaid);
	};
}

it.each(['vn', 'en'] as const)('what guides quote in %s stands on a screen', async (language) => {
	const isSaid = screensIn(language);
	const quotes: string[] = [];
	const unsaid: string[] = [];
	for (const file of globSync('packages/ui/src/**/*.guide.ts', { cwd: root }).sort()) {
		const guide = ((await import(path.join(root, file))) as { default: Guide }).default;
		const { content = [], access = [], anatomy = [] } = guide[language];
		for (const line of [...content, ...access, ...anatomy.flat()].map(plain)) {
			for (const { 1: words = '', index } of line.matchAll(/“([^”]+)”/g)) {
				quotes.push(words);
				const before = line.slice(0, index).split(/[.;:]/).at(-1) ?? '';
				if (exceptions.has(words) || refusal.test(before) || isSaid(words)) continue;
				unsaid.push(`${path.basename(file)}: “${words}”`);
			}
		}
	}
	expect(quotes.length).toBeGreaterThan(300);
	expect(unsaid).toEqual([]);
});
