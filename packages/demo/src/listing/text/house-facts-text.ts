import { facing, houseByFloors } from './facts-text.ts';
import { capitalise, roughMoney, vnArea, vnNumber } from './numbers.ts';
import { paragraph, type Say, type Scene, say } from './scene.ts';

/** Rooms as a list: `3 phòng ngủ, 2 phòng vệ sinh`. */
export function rooms(s: Scene): string {
	const { bedroom, toilet } = s.p;
	const parts: string[] = [];
	if (bedroom !== null) parts.push(`${bedroom} phòng ngủ`);
	if (toilet !== null) parts.push(`${toilet} ${s.w.toilet}`);
	return parts.join(', ');
}

function floorArea(s: Scene): string {
	return s.p.floorArea === null ? '' : `, tổng diện tích sàn khoảng ${vnArea(s.p.floorArea)}`;
}

const groundHouse: readonly Say[] = [
	(s) => `Nhà cấp 4 gồm phòng khách, bếp, ${rooms(s)}; sân trước để xe.`,
	(s) => `Nhà trệt, bố trí phòng khách phía trước, bếp phía sau, ${rooms(s)}.`,
	(s) => `Nhà cấp 4 xây kiên cố, mái tôn chống nóng, có ${rooms(s)} và bếp riêng.`,
];
const northHouse: readonly Say[] = [
	(s) =>
		`Nhà xây ${s.p.floors} tầng${floorArea(s)}. Tầng 1 là phòng khách và bếp; các tầng trên bố trí ${rooms(s)}; trên cùng có phòng thờ và sân phơi.`,
	(s) =>
		`Nhà ${s.p.floors} tầng khung bê tông cốt thép, ${rooms(s)}. Tầng 1 để xe và bếp ăn, tầng nào cũng có cửa sổ lấy sáng.`,
	(s) =>
		`${capitalise(houseByFloors(s))}, gồm phòng khách, bếp, ${rooms(s)}${floorArea(s)}. Cầu thang giữa nhà, có giếng trời.`,
	(s) => `Nhà ${s.p.floors} tầng dân xây chắc chắn, ${rooms(s)}; sân thượng có chỗ trồng cây và phơi đồ.`,
];
const southHouse: readonly Say[] = [
	(s) =>
		`${capitalise(houseByFloors(s))}, đúc bê tông cốt thép${floorArea(s)}. Có phòng khách, bếp, ${rooms(s)}, sân thượng trước sau.`,
	(s) =>
		`Kết cấu ${houseByFloors(s).slice(4)}, ${rooms(s)}. Dưới là phòng khách và bếp, trên cùng có phòng thờ, chỗ giặt phơi.`,
	(s) => `${capitalise(houseByFloors(s))} thiết kế thoáng, có giếng trời, gồm ${rooms(s)}${floorArea(s)}.`,
	(s) => `Nhà ${s.p.floors} tầng chắc chắn, ${rooms(s)}; ban công phía trước, sân phơi phía sau.`,
];

const streetBuilding: readonly Say[] = [
	(s) =>
		`${capitalise(houseByFloors(s))}${floorArea(s)}, gồm ${rooms(s)}, bếp ở tầng trên; sân phơi và phòng thờ trên cùng.`,
	(s) =>
		`Nhà ${s.p.floors} tầng khung bê tông cốt thép, ${rooms(s)}${floorArea(s)}. Cầu thang đặt phía sau, chừa trống mặt trước.`,
	(s) => `Nhà xây ${s.p.floors} tầng chắc chắn, ${rooms(s)}; phía sau có giếng trời lấy sáng cho các tầng.`,
];

/** How a house on a street is built, whose ground floor may be let to a shop. */
export function buildingOnStreet(s: Scene): string {
	return say(s, s.p.floors === 1 ? groundHouse : streetBuilding);
}

/** How a house is built. */
export function building(s: Scene): string {
	if (s.p.floors === 1) return say(s, groundHouse);
	return say(s, s.a.district.region === 'north' ? northHouse : southHouse);
}

const interiors: Readonly<Record<string, readonly Say[]>> = {
	LUXURY: [
		(s) => `Nội thất gỗ tự nhiên, thiết bị bếp và ${s.w.toilet} hàng tốt, để lại toàn bộ.`,
		(s) => `Hoàn thiện kỹ: sàn gỗ, tủ bếp đóng theo kích thước, ${s.w.aircon} âm trần.`,
	],
	FULL: [
		(s) => `Để lại ${s.w.aircon}, tủ bếp, giường tủ còn dùng tốt.`,
		(s) => `Nội thất đầy đủ, ${s.w.aircon} và bình nóng lạnh ở các phòng.`,
		() => 'Đồ đạc còn mới, dọn vào ở ngay.',
	],
	BASIC: [
		() => 'Nhà hoàn thiện cơ bản, sơn sửa nhẹ là ở được.',
		() => 'Nhà trống, tường mới sơn, điện nước đầy đủ.',
		() => 'Trang bị cơ bản: đèn, bếp, thiết bị vệ sinh.',
	],
	RAW: [() => 'Nhà mới xong phần thô, người mua tự hoàn thiện theo ý mình.'],
};

/** Somebody lives in it now, so that no text may call it empty. */
export function occupied(s: Scene): boolean {
	return s.p.rentalStatus === 'RENTING' || s.p.rentalStatus === 'CONTRACT_ENDING';
}

const livedIn: Readonly<Record<'BASIC' | 'FULL', readonly Say[]>> = {
	BASIC: [() => 'Nhà hoàn thiện cơ bản, điện nước đầy đủ.', () => 'Trang bị cơ bản: đèn, bếp, thiết bị vệ sinh.'],
	FULL: [
		(s) => `Nội thất đầy đủ, ${s.w.aircon} và bình nóng lạnh ở các phòng.`,
		(s) => `Có ${s.w.aircon}, tủ bếp, giường tủ còn dùng tốt.`,
	],
};

const plainToLet: readonly Say[] = [
	() => 'Nhà trống, sạch sẽ, điện nước đầy đủ.',
	() => 'Có sẵn đèn, bếp và thiết bị vệ sinh, khách tự mang đồ.',
	() => 'Nhà để trống, tường vừa sơn lại.',
];

const facings: readonly Say[] = [(s) => `Cửa chính ${facing(s)}.`, (s) => `Nhà quay ${facing(s)}.`];
const breezy: readonly Say[] = [
	(s) => `Nhà ${facing(s)}, mát quanh năm.`,
	(s) => `Cửa chính ${facing(s)}, đón gió mát.`,
];

/** Which way the house looks, where it is told. */
export function houseFacing(s: Scene): string {
	if (s.p.direction === null) return '';
	const mild = s.p.direction === 'SOUTH' || s.p.direction === 'SOUTH_EAST';
	return say(s, mild ? breezy : facings);
}

/** The furnishing, where it is told. */
export function interior(s: Scene): string {
	const { interior: status, trading } = s.p;
	if (occupied(s) && (status === 'BASIC' || status === 'FULL')) return say(s, livedIn[status]);
	const ways = status === 'BASIC' && trading === 'RENT' ? plainToLet : interiors[status ?? ''];
	return ways ? say(s, ways) : '';
}

const troubles: Readonly<Record<string, readonly Say[]>> = {
	NOT_COMPLETE: [
		(s) => `Nhà xây sau chưa hoàn công, ${s.w.book} mới thể hiện phần đất.`,
		() => 'Phần xây dựng chưa làm thủ tục hoàn công, bên bán hỗ trợ hồ sơ.',
	],
	BOUNDARIES: [
		(s) => `Phía trước có khoảng ${s.r.int(3, 12)} m² nằm trong lộ giới, đã tính vào giá.`,
		(s) => `Có ${s.r.int(4, 15)} m² dính quy hoạch mở đường, phần còn lại sử dụng bình thường.`,
	],
	RUINED: [
		() => 'Nhà cũ đã xuống cấp, thích hợp phá đi xây mới; giá tính theo đất.',
		() => 'Nhà nát, hầu như chỉ còn giá trị đất, người mua nên tính chi phí xây lại.',
	],
	OTHER: [
		(s) => `Lối đi dùng chung với nhà bên, rộng ${vnNumber(s.r.int(11, 16) / 10)} m, có ghi trên ${s.w.book}.`,
		() => 'Tường một bên dùng chung với nhà bên cạnh, đã có thỏa thuận bằng văn bản.',
	],
	LAND_CHANGED: [
		(s) =>
			s.p.residentialArea === null
				? 'Một phần đất phía sau chưa chuyển thổ cư.'
				: `Thổ cư ${vnArea(s.p.residentialArea)}, phần còn lại phía sau chưa chuyển thổ cư.`,
	],
};

/** What a buyer must know before coming. */
export function warnings(s: Scene): string {
	let text = '';
	for (const each of s.p.characteristics) {
		const ways = troubles[each];
		if (ways) text = paragraph(text, say(s, ways));
	}
	return text;
}

const tenants: readonly Say[] = [
	(s) => `Đang có khách thuê khoảng ${monthly(s)}/tháng, hợp đồng còn ${s.r.int(3, 18)} tháng.`,
	(s) => `Hiện cho thuê khoảng ${monthly(s)} một tháng, người mua nhận lại hợp đồng thuê.`,
];

function monthly(s: Scene): string {
	const share = s.a.district.price > 90 ? 0.002 : s.a.district.price > 40 ? 0.0025 : 0.003;
	const amount = s.q.worth * share * (s.p.category === 'apartment' ? 1.5 : 1);
	const step = amount < 20e6 ? 500_000 : 5_000_000;
	return roughMoney(Math.max(step, Math.round(amount / step) * step));
}

/** Tenants of what is for sale, where there are any. */
export function tenancy(s: Scene): string {
	if (s.p.trading === 'RENT') return '';
	if (s.p.rentalStatus === 'RENTING') return say(s, tenants);
	return s.p.rentalStatus === 'CONTRACT_ENDING' ? 'Hợp đồng cho thuê sắp hết, bàn giao trống cho người mua.' : '';
}

const viewings: readonly Say[] = [
	() => 'Xem nhà trong giờ hành chính hoặc buổi tối, hẹn trước nửa ngày.',
	() => 'Cuối tuần xem được cả ngày, xin hẹn trước.',
	() => 'Chủ ở gần, hẹn trước một buổi là có người mở cửa.',
	() => 'Nhắn trước để sắp xếp người dẫn xem.',
];

/** How to come and see it. */
export function viewing(s: Scene): string {
	return say(s, viewings);
}
