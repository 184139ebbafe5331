import type { CategoryText } from './category-text.ts';
import { vnArea, vnMoney } from './numbers.ts';
import { access, atSpot, surroundings, where } from './place-text.ts';
import { rentTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

const officeHeads: readonly Say[] = [
	(s) => `Cho thuê văn phòng ${vnArea(s.p.area)} ${atSpot(s)}`,
	(s) => `Văn phòng cho thuê ${atSpot(s)}, ${vnArea(s.p.area)}`,
	(s) => `Cho thuê sàn văn phòng ${atSpot(s)}, ${vnArea(s.p.area)}`,
];

function officeTails(s: Scene): string[] {
	const { p, q } = s;
	const list = ['thang máy'];
	if (p.level !== null) list.push(`tầng ${p.level}`);
	if (q.unit === 'TOTAL') list.push(`${vnMoney(q.total ?? 0)}/tháng`);
	else if (q.unit === 'PER_M2') list.push(`${vnMoney(q.price ?? 0)}/m²/tháng`);
	if (p.interior === 'FULL') list.push('có sẵn bàn ghế');
	if (p.rentalStatus === 'NOT_RENTED') list.push('vào làm ngay');
	return list;
}

const officeFloor: readonly Say[] = [
	(s) => `Mặt bằng ${vnArea(s.p.area)} ở tầng ${s.p.level}, không cột giữa, hai mặt kính lấy sáng.`,
	(s) => `Sàn ${vnArea(s.p.area)}, tầng ${s.p.level}, trần thả, đèn và ${s.w.aircon} đã lắp.`,
	(s) => `Diện tích ${vnArea(s.p.area)} ở tầng ${s.p.level}, chia được phòng họp và phòng giám đốc.`,
];
const officeInterior: Readonly<Record<string, readonly Say[]>> = {
	FULL: [
		() => 'Để lại bàn ghế làm việc, tủ hồ sơ và vách ngăn kính.',
		() => 'Nội thất đủ cho khoảng chục người làm việc.',
	],
	BASIC: [
		() => 'Bàn giao sàn, trần, đèn; khách tự bố trí nội thất.',
		(s) => `Có sẵn ${s.w.aircon}, đường mạng và ổ cắm sàn.`,
	],
	RAW: [() => 'Bàn giao sàn thô, miễn tiền thuê thời gian thi công.'],
};
const officeBuilding: readonly Say[] = [
	() => 'Tòa nhà có thang máy, máy phát điện dự phòng, bảo vệ trực ngày đêm.',
	(s) => `Hầm để xe máy, chỗ ${s.w.park} ${s.w.car} tính phí riêng.`,
	() => 'Lễ tân, vệ sinh khu chung đã gồm trong phí dịch vụ.',
	() => 'Được treo bảng hiệu ở sảnh, làm việc ngoài giờ báo trước.',
];
const officeTenants: readonly Say[] = [
	(s) => `Phù hợp công ty khoảng ${Math.max(4, Math.round(s.p.area / 7))} nhân viên.`,
	() => 'Phù hợp công ty công nghệ, kế toán, trung tâm đào tạo.',
	() => 'Hỗ trợ đăng ký địa chỉ kinh doanh, xuất hóa đơn đầy đủ.',
];

/** Offices to let. */
export const officeRentText: CategoryText = {
	title: { heads: officeHeads, tails: officeTails },
	describe: (s) => {
		const interior = officeInterior[s.p.interior ?? ''];
		return [
			paragraph(where(s, 'Tòa nhà'), access(s), surroundings(s)),
			paragraph(say(s, officeFloor), interior ? say(s, interior) : '', say(s, officeBuilding)),
			rentTerms(s),
			maybe(s, 0.8, officeTenants),
		];
	},
};
