import type { CategoryText } from './category-text.ts';
import { tenancy } from './house-facts-text.ts';
import { vnArea, vnMoney, vnNumber } from './numbers.ts';
import { access, atSpot, where } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

const warehouseSaleHeads: readonly Say[] = [
	(s) => `Bán nhà xưởng ${vnArea(s.p.area)} ${atSpot(s)}`,
	(s) => `Bán kho xưởng ${atSpot(s)}`,
	(s) => `Cần bán nhà kho ${atSpot(s)}`,
];
const warehouseRentHeads: readonly Say[] = [
	(s) => `Cho thuê nhà xưởng ${vnArea(s.p.area)} ${atSpot(s)}`,
	(s) => `Cho thuê kho ${vnArea(s.p.area)} ${atSpot(s)}`,
	(s) => `Kho xưởng cho thuê ${atSpot(s)}`,
];

function warehouseTails(s: Scene): string[] {
	const { p, q } = s;
	const rent = p.trading === 'RENT';
	const list: string[] = [];
	if (p.facade !== null) list.push(`mặt tiền ${vnNumber(p.facade)} m`);
	if (q.unit === 'TOTAL') list.push(rent ? `${vnMoney(q.total ?? 0)}/tháng` : `giá ${vnMoney(q.total ?? 0)}`);
	else if (q.unit === 'PER_M2') list.push(rent ? `${vnMoney(q.price ?? 0)}/m²/tháng` : `${vnMoney(q.price ?? 0)}/m²`);
	list.push('điện ba pha');
	if (p.roadWidth >= 8) list.push('xe container vào được');
	return list;
}

const warehouseFacts: readonly Say[] = [
	(s) =>
		`Khuôn viên ${vnArea(s.p.area)}${front(s)}, nhà xưởng có mái che ${vnArea(s.p.floorArea ?? s.p.area)}, còn lại là sân và lối xe.`,
	(s) => `Tổng diện tích ${vnArea(s.p.area)}${front(s)}, phần xưởng ${vnArea(s.p.floorArea ?? s.p.area)}.`,
];

function front(s: Scene): string {
	return s.p.facade === null ? '' : `, mặt tiền ${vnNumber(s.p.facade)} m`;
}

const structure: readonly Say[] = [
	(s) => `Khung thép, mái tôn cách nhiệt, trần cao ${s.r.int(6, 11)} m, nền bê tông chịu tải.`,
	(s) => `Kho cao ${s.r.int(5, 9)} m, tường gạch kết hợp tôn, nền phẳng cao hơn mặt đường.`,
	() => 'Nhà thép tiền chế còn mới, thông gió tự nhiên, có cửa cuốn cho xe tải lùi vào.',
];
const utilities: readonly Say[] = [
	(s) => `Có trạm điện ${s.r.pick([160, 250, 320, 400])} kVA, điện ba pha, nước sạch.`,
	() => 'Điện ba pha, phòng cháy chữa cháy đã nghiệm thu, có phòng bảo vệ.',
	(s) => `Điện ba pha, văn phòng nhỏ, nhà vệ sinh công nhân, chỗ ${s.w.park} xe trong sân.`,
];
const trucks: readonly Say[] = [
	(s) => (s.p.roadWidth >= 8 ? 'Xe container ra vào ngày đêm.' : 'Xe tải 5 tấn ra vào được, không cấm giờ.'),
	(s) => (s.p.roadWidth >= 8 ? 'Xe đầu kéo quay đầu được trong sân.' : 'Xe tải vừa vào tận cửa kho.'),
];
const warehouseBuyers: readonly Say[] = [
	() => 'Phù hợp công ty cần xưởng sản xuất hoặc kho trung chuyển.',
	() => 'Mua để sử dụng hoặc cho thuê lại đều thuận tiện.',
];
const warehouseTenants: readonly Say[] = [
	() => 'Phù hợp làm kho hàng, cơ khí, may mặc, đóng gói; không nhận ngành gây ô nhiễm.',
	() => 'Nhận khách thuê dài hạn, hỗ trợ thời gian lắp máy.',
	() => 'Có thể ngăn nhỏ theo nhu cầu, giá tính theo diện tích thực thuê.',
];

function warehousePlace(s: Scene): string {
	return paragraph(where(s, s.r.chance(0.5) ? 'Kho xưởng' : 'Nhà xưởng'), access(s), say(s, trucks));
}

function warehouse(s: Scene): string {
	return paragraph(say(s, warehouseFacts), say(s, structure), say(s, utilities), tenancy(s));
}

/** Warehouses and workshops for sale. */
export const warehouseSaleText: CategoryText = {
	title: { heads: warehouseSaleHeads, tails: warehouseTails },
	describe: (s, papers) => [
		warehousePlace(s),
		warehouse(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		maybe(s, 0.6, warehouseBuyers),
	],
};

/** Warehouses and workshops to let. */
export const warehouseRentText: CategoryText = {
	title: { heads: warehouseRentHeads, tails: warehouseTails },
	describe: (s) => [warehousePlace(s), warehouse(s), rentTerms(s), maybe(s, 0.75, warehouseTenants)],
};
