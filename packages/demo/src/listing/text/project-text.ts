import type { CategoryText } from './category-text.ts';
import { vnArea, vnMoney, vnNumber } from './numbers.ts';
import { surroundings, wardLine } from './place-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

function name(s: Scene): string {
	return s.p.project?.name ?? '';
}

/** What a typical home of the project is. */
function unit(s: Scene): string {
	if (s.p.category === 'apartment-project') return `căn hộ ${s.p.bedroom} phòng ngủ`;
	return s.p.category === 'urban-project' ? 'nhà liền kề' : 'biệt thự nghỉ dưỡng';
}

function ready(s: Scene): boolean {
	return s.p.homeStatus === 'HANDED_OVER';
}

const heads: readonly Say[] = [
	(s) => (ready(s) ? `Dự án ${name(s)} đã bàn giao, bán ${unit(s)}` : `Dự án ${name(s)} mở bán ${unit(s)}`),
	(s) => `${name(s)}: ${unit(s)} từ chủ đầu tư`,
	(s) => (ready(s) ? `Bán ${unit(s)} đã hoàn thiện tại ${name(s)}` : `Nhận đặt chỗ ${unit(s)} dự án ${name(s)}`),
];

function tails(s: Scene): string[] {
	const { p, q } = s;
	const list = [vnArea(p.area)];
	if (q.unit === 'TOTAL') list.push(`từ ${vnMoney(q.total ?? 0)}`);
	else if (q.unit === 'PER_M2') list.push(`từ ${vnMoney(q.price ?? 0)}/m²`);
	list.push(ready(s) ? 'nhận nhà ngay' : `dự kiến bàn giao ${handover(s)}`);
	if (p.category === 'apartment-project') list.push(`cao ${p.floors} tầng`);
	else list.push(`quy mô ${p.units} căn`);
	return list;
}

const handovers = ['trong 6 tháng', 'trong 1 năm', 'sau 18 tháng', 'sau 2 năm'] as const;

/** In how long it is to be handed over: for each project always the same. */
function handover(s: Scene): string {
	return handovers[((s.p.project?.storeys ?? 0) + (s.p.project?.roadWidth ?? 0)) % handovers.length] as string;
}

const flatPlace: readonly Say[] = [
	(s) => `${name(s)} nằm ở ${wardLine(s)}, do ${s.p.project?.investor} làm chủ đầu tư.`,
	(s) => `Dự án ${name(s)} xây tại ${wardLine(s)}. Chủ đầu tư là ${s.p.project?.investor}.`,
];
const flatScale: readonly Say[] = [
	(s) =>
		`Quy mô khoảng ${vnNumber(s.p.units ?? 0)} căn hộ, cao ${s.p.floors} tầng, có ${s.r.int(1, 3)} tầng hầm để xe.`,
	(s) =>
		`Tòa nhà cao ${s.p.floors} tầng với khoảng ${vnNumber(s.p.units ?? 0)} căn; hai tầng đế dành cho cửa hàng và trường mầm non.`,
];
const townScale: readonly Say[] = [
	(s) =>
		`Khu gồm khoảng ${vnNumber(s.p.units ?? 0)} căn nhà thấp tầng, đường nội khu rộng ${vnNumber(s.p.roadWidth)} m, có công viên và hồ điều hòa.`,
	(s) =>
		`Quy mô khoảng ${vnNumber(s.p.units ?? 0)} căn, quy hoạch sẵn trường học, chợ và bến xe buýt; đường nhỏ nhất ${vnNumber(s.p.roadWidth)} m.`,
];
const resortScale: readonly Say[] = [
	(s) =>
		`Toàn khu có khoảng ${vnNumber(s.p.units ?? 0)} căn, mật độ xây dựng dưới ${s.r.pick([25, 30, 35])}%, phần lớn là cây xanh.`,
	(s) => `Quy mô khoảng ${vnNumber(s.p.units ?? 0)} căn biệt thự, có nhà hàng, hồ bơi chung và đường dạo bộ.`,
];
const flatUnit: readonly Say[] = [
	(s) => `Căn điển hình ${vnArea(s.p.area)}, ${s.p.bedroom} phòng ngủ, ${s.p.toilet} ${s.w.toilet}; ${finish(s)}.`,
	(s) => `Diện tích và giá trên tin là của căn ${s.p.bedroom} phòng ngủ rộng ${vnArea(s.p.area)}; ${finish(s)}.`,
];
const landedUnit: readonly Say[] = [
	(s) =>
		`Căn điển hình trên đất ${vnArea(s.p.area)}, xây ${s.p.floors} tầng, sàn khoảng ${vnArea(s.p.floorArea ?? s.p.area)}, ${s.p.bedroom} phòng ngủ; ${finish(s)}.`,
	(s) =>
		`Diện tích và giá trên tin là của căn điển hình: đất ${vnArea(s.p.area)}, nhà ${s.p.floors} tầng, ${s.p.bedroom} phòng ngủ; ${finish(s)}.`,
];

function finish(s: Scene): string {
	switch (s.p.interior) {
		case 'RAW':
			return 'bàn giao thô, hoàn thiện mặt ngoài';
		case 'FULL':
			return 'bàn giao đủ nội thất liền tường';
		case 'LUXURY':
			return 'bàn giao nội thất cao cấp';
		default:
			return 'bàn giao hoàn thiện cơ bản';
	}
}

const totals: readonly Say[] = [
	(s) => `Giá từ ${vnMoney(s.q.total ?? 0)} một căn, tùy tầng và hướng.`,
	(s) => `Giá bán từ ${vnMoney(s.q.total ?? 0)}, đã gồm thuế giá trị gia tăng, chưa gồm phí bảo trì.`,
];
const landedTotals: readonly Say[] = [
	(s) => `Giá từ ${vnMoney(s.q.total ?? 0)} một căn, tùy vị trí và hướng.`,
	(s) => `Giá bán từ ${vnMoney(s.q.total ?? 0)}, đã gồm thuế giá trị gia tăng.`,
];
const perM2: readonly Say[] = [
	(s) =>
		`Giá từ ${vnMoney(s.q.price ?? 0)}/m², tính theo diện tích ${s.p.category === 'apartment-project' ? 'thông thủy' : 'đất'}.`,
	(s) => `Đơn giá từ ${vnMoney(s.q.price ?? 0)}/m², bảng giá từng căn xem tại nhà mẫu.`,
];
const open: readonly Say[] = [
	() => 'Giá thỏa thuận theo từng căn và phương thức thanh toán.',
	() => 'Bảng giá gửi riêng cho người đăng ký xem nhà mẫu.',
];
const payments: readonly Say[] = [
	(s) => `Thanh toán theo ${s.r.int(6, 12)} đợt, bám tiến độ xây dựng.`,
	(s) => `Ký hợp đồng mua bán đóng ${s.r.pick([15, 20, 25, 30])}%, phần còn lại theo tiến độ.`,
	(s) => `Ngân hàng bảo lãnh tiến độ, cho vay tới ${s.r.pick([60, 65, 70])}% giá trị.`,
];
const papersWaiting: readonly Say[] = [
	(s) => `Dự án có giấy phép xây dựng, ký hợp đồng mua bán với chủ đầu tư; dự kiến bàn giao ${handover(s)}.`,
	(s) => `Hồ sơ pháp lý xem tại văn phòng bán hàng, dự kiến bàn giao ${handover(s)}.`,
];
const papersReady: readonly Say[] = [
	(s) =>
		`Dự án đã bàn giao; ${s.w.book} ${s.p.legalStatus === 'HAVE_BOOK' ? 'cấp riêng từng căn' : 'đang làm cho từng căn'}.`,
];
const buyers: Readonly<Record<string, readonly Say[]>> = {
	'apartment-project': [
		() => 'Phù hợp gia đình trẻ mua để ở, gần chỗ làm.',
		() => 'Người mua nên đến xem nhà mẫu và đọc kỹ hợp đồng trước khi đặt chỗ.',
	],
	'urban-project': [
		() => 'Phù hợp gia đình muốn ở khu có quy hoạch đồng bộ.',
		() => 'Người mua nên xem quy hoạch chi tiết và tiến độ thực tế trước khi ký.',
	],
	'resort-project': [
		() => 'Phù hợp người muốn có chỗ nghỉ riêng, khi không ở thì gửi ban quản lý khai thác.',
		() => 'Người mua nên hỏi rõ thời hạn sở hữu và phí quản lý hằng năm.',
	],
};

function price(s: Scene): string {
	if (s.q.unit === 'NEGOTIABLE') return say(s, open);
	if (s.q.unit === 'PER_M2') return say(s, perM2);
	return say(s, s.p.category === 'apartment-project' ? totals : landedTotals);
}

function scale(s: Scene): string {
	if (s.p.category === 'apartment-project') return say(s, flatScale);
	return say(s, s.p.category === 'urban-project' ? townScale : resortScale);
}

/** Building projects. */
export const projectText: CategoryText = {
	title: { heads, tails },
	describe: (s) => [
		paragraph(say(s, flatPlace), scale(s), surroundings(s)),
		paragraph(say(s, s.p.category === 'apartment-project' ? flatUnit : landedUnit)),
		paragraph(price(s), ready(s) ? '' : say(s, payments), say(s, ready(s) ? papersReady : papersWaiting)),
		maybe(s, 0.75, buyers[s.p.category] ?? []),
	],
};
