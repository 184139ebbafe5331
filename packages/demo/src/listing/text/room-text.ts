import type { CategoryText } from './category-text.ts';
import { vnArea, vnMoney } from './numbers.ts';
import { atSpot, locationParagraph } from './place-text.ts';
import { rentPrice } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

function northern(s: Scene): boolean {
	return s.a.district.region === 'north';
}

const heads: readonly Say[] = [
	(s) => `Cho thuê phòng trọ ${vnArea(s.p.area)} ${atSpot(s)}`,
	(s) => `Phòng trọ ${s.p.toilet === null ? 'giá rẻ' : northern(s) ? 'khép kín' : 'có gác'} ${atSpot(s)}`,
	(s) => `Cho thuê phòng ${s.p.interior === 'FULL' ? 'đủ đồ' : 'sạch sẽ'} ${atSpot(s)}`,
];

function tails(s: Scene): string[] {
	const { p, q, w } = s;
	const list: string[] = [vnArea(p.area), 'giờ giấc tự do'];
	if (q.unit === 'TOTAL') list.push(`${vnMoney(q.total ?? 0)}/tháng`);
	if (p.interior === 'FULL') list.push(`có ${w.aircon}`);
	if (p.toilet !== null) list.push('vệ sinh riêng');
	return list;
}

const selfContained: readonly Say[] = [
	(s) =>
		`Phòng ${vnArea(s.p.area)}${level(s)}, ${northern(s) ? 'khép kín, có cửa sổ' : 'có gác lửng'}, ${s.w.toilet} riêng, kệ bếp nấu ăn.`,
	(s) => `Phòng rộng ${vnArea(s.p.area)}${level(s)}, ${s.w.toilet} trong phòng, có chỗ nấu ăn và phơi đồ.`,
];
const shared: readonly Say[] = [
	(s) => `Phòng ${vnArea(s.p.area)}${level(s)}, thoáng, ${s.w.toilet} dùng chung cho hai phòng, dọn sạch mỗi ngày.`,
	(s) => `Phòng ${vnArea(s.p.area)}${level(s)}, có cửa sổ; bếp và ${s.w.toilet} dùng chung.`,
];

function level(s: Scene): string {
	return s.p.level === null ? '' : ` ở tầng ${s.p.level}`;
}

const interiors: Readonly<Record<string, readonly Say[]>> = {
	FULL: [
		(s) => `Có sẵn giường, tủ, ${s.w.aircon}, nóng lạnh; máy giặt dùng chung.`,
		(s) => `Trang bị ${s.w.aircon}, tủ lạnh, bàn học, chỉ cần mang đồ cá nhân.`,
	],
	BASIC: [() => 'Phòng trống, mới sơn lại, khách tự mang đồ.', () => 'Có đèn, quạt trần và giá phơi.'],
};
const rules: readonly Say[] = [
	() => 'Giờ giấc tự do, cửa khóa vân tay, có camera lối đi.',
	() => 'Không chung chủ, để xe trong nhà miễn phí.',
	() => 'Chủ ở cùng dãy, giữ yên tĩnh sau 22 giờ.',
	() => 'Có chỗ để xe rộng, mạng không dây miễn phí.',
];
const costs: readonly Say[] = [
	(s) => `Điện ${s.r.pick(['3.500', '3.800', '4.000'])} đồng/số, nước ${s.r.pick([80, 100])} nghìn/người.`,
	() => 'Điện nước tính theo đồng hồ riêng, theo giá nhà nước.',
	(s) => `Phí dịch vụ ${s.r.pick([100, 120, 150])} nghìn/phòng, gồm rác và mạng.`,
];
const deposits: readonly Say[] = [
	() => 'Đặt cọc một tháng, ở ít nhất 6 tháng.',
	() => 'Cọc một tháng, báo trước 30 ngày khi trả phòng.',
];
const people: readonly Say[] = [
	() => 'Phù hợp sinh viên hoặc người đi làm, ở tối đa 2 người.',
	() => 'Ưu tiên nữ hoặc vợ chồng trẻ chưa có con nhỏ.',
	() => 'Phù hợp công nhân, nhân viên văn phòng làm gần đây.',
];

/** Rooms to let. */
export const roomRentText: CategoryText = {
	title: { heads, tails },
	describe: (s) => {
		const interior = interiors[s.p.interior ?? ''];
		return [
			locationParagraph(s, s.r.chance(0.5) ? 'Phòng trọ' : 'Nhà trọ'),
			paragraph(say(s, s.p.toilet === null ? shared : selfContained), interior ? say(s, interior) : '', say(s, rules)),
			paragraph(
				rentPrice(s),
				say(s, costs),
				say(s, deposits),
				s.p.rentalStatus === 'CONTRACT_ENDING' ? 'Phòng trống từ đầu tháng sau.' : '',
			),
			maybe(s, 0.8, people),
		];
	},
};
