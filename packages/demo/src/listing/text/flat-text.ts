import type { CategoryText } from './category-text.ts';
import { directionNames } from './facts-text.ts';
import { occupied, rooms, tenancy } from './house-facts-text.ts';
import { vnArea, vnMoney } from './numbers.ts';
import { streetSaid, surroundings, wardLine } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

/** Where the flat is: its project, or the street its building stands on. */
function building(s: Scene): string {
	if (s.p.project !== null) return s.p.project.name;
	return s.a.street === null ? '' : `chung cư ${streetSaid(s)}`;
}

function saleHead(s: Scene): string {
	const { bedroom } = s.p;
	const place = building(s);
	if (s.r.chance(0.3)) return `${s.byOwner ? 'Chính chủ bán' : 'Cần bán'} căn hộ ${vnArea(s.p.area)}, ${place}`;
	return s.r.chance(0.5) ? `Bán căn hộ ${bedroom} phòng ngủ ${place}` : `Bán căn hộ ${place}, ${bedroom} phòng ngủ`;
}

function rentHead(s: Scene): string {
	const place = building(s);
	return s.r.chance(0.6)
		? `Cho thuê căn hộ ${s.p.bedroom} phòng ngủ ${place}`
		: `Căn hộ cho thuê ${place}, ${s.p.bedroom} phòng ngủ`;
}

function tails(s: Scene, head: 'BUY' | 'RENT'): string[] {
	const { p, q, w } = s;
	const list: string[] = [];
	if (p.level !== null)
		list.push(
			p.project === null ? `tầng ${p.level}` : p.level >= 16 ? 'tầng cao' : p.level >= 8 ? 'tầng trung' : 'tầng thấp',
		);
	if (head === 'RENT') list.push(vnArea(p.area));
	if (q.unit === 'TOTAL')
		list.push(head === 'RENT' ? `${vnMoney(q.total ?? 0)}/tháng` : `giá ${vnMoney(q.total ?? 0)}`);
	if (p.direction !== null) list.push(`ban công ${directionNames[p.direction]}`);
	if (p.interior === 'FULL') list.push(head === 'RENT' ? 'đủ đồ' : 'để lại nội thất');
	if (p.interior === 'LUXURY') list.push('nội thất cao cấp');
	if (head === 'BUY' && p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.corner) list.push('căn góc');
	return list;
}

const comingFacilities: readonly Say[] = [
	() => 'Theo thiết kế có hầm để xe, hồ bơi và sân chơi trẻ em.',
	() => 'Tiến độ đã cất nóc, đang làm mặt ngoài.',
];
const inProject: readonly Say[] = [
	(s) => `Căn hộ thuộc dự án ${s.p.project?.name}${blockSaid(s)}, ${wardLine(s)}.`,
	(s) => `Căn hộ nằm trong khu ${s.p.project?.name}${blockSaid(s)}, ở ${wardLine(s)}.`,
];
const onStreet: readonly Say[] = [
	(s) => `Căn hộ trong tòa chung cư trên ${streetSaid(s)}, ${wardLine(s)}.`,
	(s) => `Chung cư nằm trên ${streetSaid(s)}, thuộc ${wardLine(s)}.`,
];

function blockSaid(s: Scene): string {
	return s.p.block === null ? '' : `, tòa ${s.p.block}`;
}

const facilities: readonly Say[] = [
	() => 'Tòa nhà có hầm để xe, thang máy, siêu thị nhỏ ở tầng 1.',
	() => 'Cư dân có hồ bơi, phòng tập, sân chơi trẻ em và bảo vệ trực ngày đêm.',
	() => 'Dưới sảnh có hiệu thuốc, cửa hàng tiện lợi, trường mầm non.',
	() => 'Mỗi tầng 8 căn, 3 thang máy, giờ cao điểm không phải chờ lâu.',
];
const oldFacilities: readonly Say[] = [
	() => 'Tòa nhà ít căn, cư dân ở lâu năm, có chỗ để xe dưới sân.',
	() => 'Khu chung cư có bảo vệ, chỗ để xe máy riêng, cầu thang bộ rộng.',
];

const sizes: readonly Say[] = [
	(s) => `Diện tích ${vnArea(s.p.area)}${clear(s)}, thiết kế ${rooms(s)}, phòng khách liền bếp.`,
	(s) => `Căn hộ rộng ${vnArea(s.p.area)}${clear(s)}, gồm ${rooms(s)}, bếp và lô gia phơi đồ.`,
	(s) => `Căn ${vnArea(s.p.area)}${clear(s)} có ${rooms(s)}; các phòng ngủ đều có cửa sổ.`,
];
const studios: readonly Say[] = [
	(s) => `Diện tích ${vnArea(s.p.area)}${clear(s)}, ${rooms(s)}, phòng khách liền bếp.`,
	(s) => `Căn hộ nhỏ gọn ${vnArea(s.p.area)}${clear(s)}, có ${rooms(s)}, bếp và chỗ phơi đồ riêng.`,
];

function clear(s: Scene): string {
	return s.p.floorArea === null ? '' : ` (thông thủy ${vnArea(s.p.floorArea)})`;
}

const levels: readonly Say[] = [
	(s) => `Căn ở tầng ${s.p.level}${balcony(s)}.`,
	(s) => `Tầng ${s.p.level}${balcony(s)}, ${(s.p.level ?? 0) >= 12 ? 'tầm nhìn thoáng' : 'ít phải chờ thang máy'}.`,
];

function balcony(s: Scene): string {
	return s.p.direction === null ? '' : `, ban công hướng ${directionNames[s.p.direction]}`;
}

function level(s: Scene): string {
	if (s.p.level !== null)
		return s.p.project === null || s.p.homeStatus === 'NOT_HANDED_OVER' || (s.p.level > 5 && s.p.level < 12)
			? `Căn ở tầng ${s.p.level}${balcony(s)}.`
			: say(s, levels);
	return s.p.direction === null ? '' : `Ban công hướng ${directionNames[s.p.direction]}.`;
}

const interiors: Readonly<Record<string, readonly Say[]>> = {
	LUXURY: [
		() => 'Nội thất đặt riêng, thiết bị bếp và phòng tắm nhập khẩu, mới sử dụng.',
		(s) => `Hoàn thiện cao cấp: sàn gỗ, bếp đảo, ${s.w.aircon} âm trần, rèm tự động.`,
	],
	FULL: [
		(s) => `Để lại giường tủ, sofa, tủ lạnh, máy giặt và ${s.w.aircon}.`,
		(s) => `Nội thất đầy đủ, ${s.w.aircon} các phòng, bếp có máy hút mùi.`,
		() => 'Đồ đạc còn mới, chỉ cần mang quần áo vào ở.',
	],
	BASIC: [
		(s) => `Nội thất cơ bản: tủ bếp, thiết bị vệ sinh, ${s.w.aircon} phòng khách.`,
		() => 'Căn hộ theo bàn giao của chủ đầu tư, sàn gỗ, tường sơn trắng.',
		() => 'Nhà trống, sạch sẽ, dễ bố trí lại theo ý mình.',
	],
	RAW: [() => 'Căn bàn giao thô, chủ mới tự thiết kế.'],
};

function interior(s: Scene): string {
	if (occupied(s) && s.p.interior === 'BASIC')
		return `Nội thất cơ bản: tủ bếp, thiết bị vệ sinh, ${s.w.aircon} phòng khách.`;
	if (occupied(s) && s.p.interior === 'FULL') return `Nội thất đầy đủ, ${s.w.aircon} các phòng, bếp có máy hút mùi.`;
	const ways = interiors[s.p.interior ?? ''];
	return ways ? say(s, ways) : '';
}

const comingBasic: readonly Say[] = [
	() => 'Căn hộ chưa bàn giao, tòa nhà đang hoàn thiện; nhận nhà theo gói cơ bản của chủ đầu tư.',
	() => 'Dự án đang xây, căn sẽ bàn giao hoàn thiện cơ bản.',
];
const comingFull: readonly Say[] = [
	() => 'Căn hộ chưa bàn giao; theo hợp đồng sẽ có bếp, tủ âm tường và thiết bị vệ sinh.',
];

const buyers: readonly Say[] = [
	(s) =>
		(s.p.bedroom ?? 2) >= 3
			? 'Phù hợp gia đình có con nhỏ và ông bà cùng ở.'
			: 'Phù hợp vợ chồng trẻ hoặc người mua để cho thuê.',
	(s) =>
		s.p.homeStatus === 'NOT_HANDED_OVER'
			? 'Người mua nên đến xem nhà mẫu trước khi quyết định.'
			: 'Có thể xem vào buổi tối sau giờ làm, hẹn trước vài giờ.',
	(s) =>
		s.p.homeStatus === 'NOT_HANDED_OVER'
			? 'Đã đóng tiền đúng tiến độ, không nợ đợt nào.'
			: 'Phí quản lý đã đóng đến hết tháng, không nợ phí.',
];
const tenants: readonly Say[] = [
	(s) =>
		(s.p.bedroom ?? 2) >= 3
			? 'Phù hợp gia đình hoặc nhóm ba người đi làm.'
			: 'Phù hợp cặp vợ chồng hoặc người đi làm ở một mình.',
	() => 'Được nuôi thú nhỏ nếu ban quản lý đồng ý.',
	() => 'Chủ hỗ trợ đăng ký tạm trú, bàn giao đồ có biên bản.',
	() => 'Ưu tiên người ở gọn gàng, thuê từ một năm.',
];

function place(s: Scene): string {
	const inside = s.p.project !== null;
	return paragraph(
		say(s, inside ? inProject : onStreet),
		maybe(s, 0.65, s.p.homeStatus === 'NOT_HANDED_OVER' ? comingFacilities : inside ? facilities : oldFacilities),
		surroundings(s),
	);
}

function flat(s: Scene): string {
	return paragraph(
		say(s, s.p.bedroom === 1 ? studios : sizes),
		level(s),
		s.p.corner ? 'Căn góc hai mặt thoáng.' : '',
		s.p.homeStatus === 'NOT_HANDED_OVER' ? say(s, s.p.interior === 'FULL' ? comingFull : comingBasic) : interior(s),
		tenancy(s),
	);
}

export const flatSaleText: CategoryText = {
	title: { heads: [saleHead], tails: (s) => tails(s, 'BUY') },
	describe: (s, papers) => [
		place(s),
		flat(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		maybe(s, 0.65, buyers),
	],
};

/** Flats to let. */
export const flatRentText: CategoryText = {
	title: { heads: [rentHead], tails: (s) => tails(s, 'RENT') },
	describe: (s) => [place(s), flat(s), rentTerms(s), maybe(s, 0.75, tenants)],
};
