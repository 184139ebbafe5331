import type { CategoryText } from './category-text.ts';
import { landWarnings } from './land-text.ts';
import { vnArea, vnMoney, vnNumber } from './numbers.ts';
import { wardLine } from './place-text.ts';
import { saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

/** `đất trồng lúa`, `đất vườn xoài`, `đất nuôi tôm`. */
function ground(s: Scene): string {
	return `đất ${s.p.crop}`;
}

/** The area in the unit that farmers of the place use; empty where it would be a fraction of one. */
function inFields(s: Scene): string {
	const [name, size] = s.w.field;
	const count = s.p.area / size;
	return count < 1.5 ? '' : `khoảng ${vnNumber(count, count < 10 ? 1 : 0)} ${name}`;
}

/** The area for a title: `3.200 m²`, now and then `2,3 ha`. */
function size(s: Scene): string {
	return s.p.area >= 10_000 ? `${vnNumber(s.p.area / 10_000, 2)} ha` : vnArea(s.p.area);
}

const heads: readonly Say[] = [
	(s) => `Bán ${size(s)} ${ground(s)}, ${s.a.hamlet}`,
	(s) => `${s.byOwner ? 'Chính chủ bán' : 'Cần bán'} ${ground(s)} ${size(s)}, ${s.a.hamlet}`,
	(s) => `Sang nhượng ${ground(s)} ở ${s.a.hamlet}, ${size(s)}`,
];

function tails(s: Scene): string[] {
	const { p, q, w } = s;
	const list: string[] = [];
	if (q.unit === 'TOTAL') list.push(`giá ${vnMoney(q.total ?? 0)}`);
	else if (q.unit === 'PER_M2') list.push(`${vnMoney(q.price ?? 0)}/m²`);
	if (p.residentialArea !== null) list.push(`có ${p.residentialArea} m² thổ cư`);
	if (p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.roadWidth >= 4) list.push(`đường ${w.car}`);
	const fields = inFields(s);
	if (fields !== '') list.push(fields);
	return list;
}

const places: readonly Say[] = [
	(s) => `Đất nằm ở ${s.a.hamlet}, ${wardLine(s)}.`,
	(s) => `Vị trí tại ${s.a.hamlet}, thuộc ${wardLine(s)}.`,
];
const ways: readonly Say[] = [
	(s) =>
		`Đường vào rộng ${vnNumber(s.p.roadWidth)} m, ${s.p.roadWidth >= 3.5 ? 'xe tải nhỏ tới nơi' : 'xe máy cày, xe ba gác tới nơi'}.`,
	(s) => `Đường ${s.r.pick(['bê tông', 'cấp phối', 'đất'])} rộng ${vnNumber(s.p.roadWidth)} m dẫn tới đất.`,
];
const distances: readonly Say[] = [
	(s) => `Cách khu dân cư khoảng ${s.r.int(2, 9) * 100} m.`,
	(s) => `Cách chợ gần nhất chừng ${vnNumber(s.r.int(8, 50) / 10, 1)} km.`,
	(s) => `Ra tới trung tâm ${s.a.district.words.said} khoảng ${s.r.int(10, 30)} phút đi xe.`,
];
const sizes: readonly Say[] = [
	(s) => `Diện tích ${vnArea(s.p.area)}${fields(s)}${front(s)}.`,
	(s) => `Tổng diện tích ${vnArea(s.p.area)}${fields(s)}${front(s)}, liền một khoảnh.`,
];

function fields(s: Scene): string {
	const text = inFields(s);
	return text === '' ? '' : ` (${text})`;
}

function front(s: Scene): string {
	return s.p.facade === null ? '' : `, mặt giáp đường ${vnNumber(s.p.facade)} m`;
}

const tree: readonly Say[] = [
	(s) => `Hiện là ${ground(s)}, đang cho thu hoạch.`,
	(s) => `Đang là ${ground(s)}, cây ${s.r.int(2, 9)} năm tuổi, tưới bằng giếng khoan.`,
	(s) => `Hiện là ${ground(s)}, có chòi nghỉ, điện kéo tới nơi.`,
];
const paddy: readonly Say[] = [
	(s) => `Hiện là ${ground(s)} hai vụ, nước tưới chủ động.`,
	(s) => `Đang là ${ground(s)}, bờ thửa rõ ràng, gần kênh nội đồng.`,
];
const bed: readonly Say[] = [
	(s) => `Hiện là ${ground(s)}, có nước tưới quanh năm.`,
	(s) => `Đang là ${ground(s)}, đất tơi xốp, gần nguồn nước.`,
];
const wood: readonly Say[] = [
	(s) => `Hiện là ${ground(s)} khoảng ${s.r.int(2, 5)} năm tuổi, độ dốc vừa phải.`,
	(s) => `Đang là ${ground(s)}, có đường khai thác vào tận lô.`,
];
const pond: readonly Say[] = [
	(s) => `Hiện là ${ground(s)}, có ${s.r.int(2, 4)} ao, cống cấp thoát nước riêng.`,
	(s) => `Đang là ${ground(s)}, bờ ao chắc, điện ba pha kéo tới nơi.`,
];

function crop(s: Scene): string {
	const name = s.p.crop ?? '';
	if (name.includes('lúa')) return say(s, paddy);
	if (name.includes('tôm')) return say(s, pond);
	if (name.includes('keo')) return say(s, wood);
	return say(s, /rau|hoa màu/.test(name) ? bed : tree);
}

const homes: readonly Say[] = [
	(s) => `Trong đó có ${s.p.residentialArea} m² thổ cư, xây nhà được.`,
	(s) => `Đã có ${s.p.residentialArea} m² đất ở ghi trên sổ.`,
];
const homesWithoutBook: readonly Say[] = [(s) => `Trong đó có ${s.p.residentialArea} m² đất ở.`];

const buyers: readonly Say[] = [
	() => 'Phù hợp người làm nông hoặc đầu tư trồng trọt lâu dài.',
	() => 'Hợp người muốn có mảnh vườn riêng, cuối tuần về chăm cây.',
	() => 'Người mua nên xem kế hoạch sử dụng đất của địa phương nếu muốn chuyển mục đích.',
];
const fieldBuyers: readonly Say[] = [
	() => 'Phù hợp người trực tiếp sản xuất nông nghiệp.',
	() => 'Phù hợp người cần thêm đất canh tác liền thửa.',
	() => 'Người mua nên hỏi trước điều kiện nhận chuyển nhượng ở địa phương.',
];

const woodBuyers: readonly Say[] = [
	() => 'Phù hợp người trồng rừng, khai thác gỗ theo chu kỳ.',
	() => 'Phù hợp người đã có rừng liền kề muốn mở rộng.',
];

function audience(s: Scene): readonly Say[] {
	const name = s.p.crop ?? '';
	if (name.includes('keo')) return woodBuyers;
	return /lúa|tôm|rau|hoa màu/.test(name) ? fieldBuyers : buyers;
}

export const farmlandText: CategoryText = {
	title: { heads, tails },
	describe: (s, papers) => [
		paragraph(say(s, places), say(s, ways), maybe(s, 0.6, distances)),
		paragraph(
			say(s, sizes),
			crop(s),
			s.p.residentialArea !== null ? say(s, s.p.legalStatus === 'HAVE_BOOK' ? homes : homesWithoutBook) : '',
			landWarnings(s),
		),
		paragraph(papers.sentence, saleTerms(s, papers)),
		maybe(s, 0.7, audience(s)),
	],
};
