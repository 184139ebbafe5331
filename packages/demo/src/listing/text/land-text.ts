import type { CategoryText } from './category-text.ts';
import { facing, plotInTitle, plotSize } from './facts-text.ts';
import { capitalise, vnArea, vnMoney, vnNumber } from './numbers.ts';
import { frontName, locationParagraph, spotName, wardLine } from './place-text.ts';
import { saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

/** Where a plot lies, for its title. */
function spot(s: Scene): string {
	return s.p.position === 'street' && s.a.street !== null ? frontName(s) : spotName(s);
}

function heads(s: Scene): string {
	const verb = s.byOwner && s.r.chance(0.5) ? 'Chính chủ bán' : s.r.chance(0.7) ? 'Bán' : 'Cần bán';
	return s.r.chance(0.5)
		? `${verb} ${s.w.plot} ${plotInTitle(s)}, ${spot(s)}`
		: `${verb} đất thổ cư ${s.a.street === null ? 'ở ' : ''}${spot(s)}`;
}

function tails(s: Scene): string[] {
	const { p, q, w } = s;
	const list: string[] = [];
	if (p.facade !== null) list.push(`ngang ${vnNumber(p.facade)} m`);
	if (q.unit === 'TOTAL') list.push(`giá ${vnMoney(q.total ?? 0)}`);
	else if (q.unit === 'PER_M2') list.push(`${vnMoney(q.price ?? 0)}/m²`);
	if (p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.residentialArea !== null) list.push(`${vnNumber(p.residentialArea)} m² thổ cư`);
	if (p.corner) list.push('lô góc');
	if (p.characteristics.includes('BLOOMING')) list.push('nở hậu');
	if (p.direction !== null) list.push(facing(s));
	if (p.byCar && s.a.alley !== null) list.push(`${w.car} tới đất`);
	return list;
}

const homeGround: readonly Say[] = [
	(s) => `${thoCu(s)} Nền cao ráo, xây dựng ngay không phải san lấp.`,
	(s) => `${thoCu(s)} Điện, nước sạch đã kéo đến đất.`,
	(s) =>
		`${thoCu(s)} ${s.p.characteristics.includes('BLOOMING') || s.p.characteristics.includes('BACK_HOUSE') ? 'Ranh giới' : 'Đất vuông vắn, ranh giới'} rõ, có cột mốc bốn góc.`,
	(s) =>
		`${thoCu(s)} ${s.r.pick(['Trên đất có căn nhà cấp 4 cũ', 'Trên đất có vài gốc cây lâu năm', 'Đất đang để trống', 'Đã xây tường bao quanh'])}.`,
];

function thoCu(s: Scene): string {
	if (s.p.residentialArea !== null) return `Thổ cư ${vnArea(s.p.residentialArea)}, phần còn lại là đất vườn.`;
	return s.r.chance(0.6) ? 'Toàn bộ là đất ở.' : 'Thổ cư 100%.';
}

const troubles: Readonly<Record<string, readonly Say[]>> = {
	BOUNDARIES: [
		(s) => `Có khoảng ${s.r.int(4, 20)} m² phía trước nằm trong lộ giới, đã trừ khi tính giá.`,
		(s) => `Một phần đất (${s.r.int(5, 25)} m²) dính quy hoạch mở đường, nên tra cứu quy hoạch trước khi mua.`,
	],
	LAND_CHANGED: [
		() => 'Phần đất vườn chưa chuyển thổ cư, muốn chuyển phải xin phép và nộp tiền sử dụng đất.',
		() => 'Phần chưa chuyển thổ cư có thể xin chuyển theo hạn mức của địa phương.',
	],
};

const notConvertedField: readonly Say[] = [
	() => 'Đất chưa chuyển thổ cư, sử dụng đúng mục đích nông nghiệp.',
	() => 'Chưa chuyển mục đích sang đất ở.',
];

/** What a buyer of land must know. */
export function landWarnings(s: Scene): string {
	let text = '';
	for (const each of s.p.characteristics) {
		const whole = each === 'LAND_CHANGED' && s.p.residentialArea === null;
		const ways = whole ? notConvertedField : troubles[each];
		if (ways) text = paragraph(text, say(s, ways));
	}
	return text;
}

const uses: readonly Say[] = [
	() => 'Phù hợp xây nhà ở lâu dài.',
	() => 'Phù hợp người cần đất xây nhà, gần nơi làm việc.',
	() => 'Mua để dành cho con hoặc xây nhà cho thuê đều được.',
];
const streetUses: readonly Say[] = [
	() => 'Phù hợp xây nhà ở kết hợp buôn bán.',
	() => 'Thích hợp mở cửa hàng, quán ăn hoặc làm kho nhỏ.',
	() => 'Xây nhà ở phía sau, mặt trước cho thuê kinh doanh.',
];
const wideUses: readonly Say[] = [
	() => 'Đất rộng, tách được thành nhiều thửa theo quy định của địa phương.',
	() => 'Phù hợp xây nhà vườn, còn chỗ trồng cây và làm sân.',
];

function use(s: Scene): string {
	if (s.p.area > 400) return say(s, wideUses);
	return say(s, s.p.position === 'street' ? streetUses : uses);
}

/** Plots to build a home on. */
export const residentialLandText: CategoryText = {
	title: { heads: [heads], tails },
	describe: (s, papers) => [
		locationParagraph(s, capitalise(s.r.chance(0.6) ? s.w.plot : 'đất')),
		paragraph(
			plotSize(s),
			say(s, homeGround),
			s.p.corner ? `Lô góc hai mặt ${s.a.alley === null ? 'đường' : s.w.alley}.` : '',
			s.p.direction !== null ? `Đất ${facing(s)}.` : '',
			landWarnings(s),
		),
		paragraph(papers.sentence, saleTerms(s, papers)),
		s.r.chance(0.7) ? use(s) : '',
	],
};

const projectHeads: readonly Say[] = [
	(s) => `${s.byOwner ? 'Chính chủ bán' : 'Bán'} lô đất ${plotInTitle(s)} khu dân cư ${s.p.project?.name}`,
	(s) => `Bán đất nền ${s.p.project?.name}`,
	(s) => `Sang nhượng đất nền khu ${s.p.project?.name}`,
];

function projectTails(s: Scene): string[] {
	const { p, q, w } = s;
	const list = [vnArea(p.area), `đường ${vnNumber(p.roadWidth)} m`];
	if (q.unit === 'TOTAL') list.push(`giá ${vnMoney(q.total ?? 0)}`);
	else if (q.unit === 'PER_M2') list.push(`${vnMoney(q.price ?? 0)}/m²`);
	if (p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.corner) list.push('lô góc');
	if (p.direction !== null) list.push(facing(s));
	return list;
}

const projectPlaces: readonly Say[] = [
	(s) => `Lô đất ${lot(s)}thuộc khu dân cư ${s.p.project?.name}, ${wardLine(s)}.`,
	(s) => `Đất nền trong dự án ${s.p.project?.name}, ở ${wardLine(s)}${s.p.block === null ? '' : `, lô ${s.p.block}`}.`,
];

function lot(s: Scene): string {
	return s.p.block === null ? '' : `${s.p.block} `;
}

const works: readonly Say[] = [
	() => 'Hạ tầng đã xong: đường nhựa, vỉa hè, điện âm, cấp thoát nước.',
	() => 'Đường nội khu đã trải nhựa, có đèn đường và cây xanh.',
	() => 'Khu đã có nhiều hộ xây nhà về ở, buổi tối sáng đèn.',
	() => 'Trong khu có công viên và đất dành cho trường học.',
];
const rules: readonly Say[] = [
	(s) => `Được xây nhà tối đa ${s.r.int(3, 5)} tầng theo mẫu của dự án.`,
	() => 'Xây dựng tự do theo giấy phép, không bị ép tiến độ.',
	() => '',
];
const projectUses: readonly Say[] = [
	() => 'Phù hợp mua xây nhà ở hoặc giữ dài hạn.',
	() => 'Hợp người muốn ở khu có quy hoạch đồng bộ.',
	(s) =>
		s.p.corner || s.p.roadWidth >= 13
			? 'Đường rộng, phù hợp vừa ở vừa mở cửa hàng.'
			: 'Đường vừa phải, yên tĩnh, hợp để ở.',
];

/** Plots of a project. */
export const projectLandText: CategoryText = {
	title: { heads: projectHeads, tails: projectTails },
	describe: (s, papers) => [
		paragraph(say(s, projectPlaces), `Đường trước lô rộng ${vnNumber(s.p.roadWidth)} m.`, say(s, works)),
		paragraph(
			plotSize(s),
			s.p.direction !== null ? `Lô ${facing(s)}.` : '',
			s.p.corner ? 'Lô góc, hai mặt thoáng.' : '',
			say(s, rules),
		),
		paragraph(papers.sentence, saleTerms(s, papers)),
		maybe(s, 0.65, projectUses),
	],
};
