import { roughMoney, vnMoney } from './numbers.ts';
import type { PapersStory } from './papers-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

function total(s: Scene): string {
	return vnMoney(s.q.total ?? 0);
}

const saleTotal: readonly Say[] = [
	(s) => `Giá bán ${total(s)}, còn thương lượng với người mua thiện chí.`,
	(s) => `Giá ${total(s)}, bớt chút ít cho người mua nhanh.`,
	(s) => `Giá bán ${total(s)}.`,
	(s) => `Giá ${total(s)}, tính ra khoảng ${roughMoney((s.q.total ?? 0) / s.p.area)}/m².`,
	(s) => `Chủ ra giá ${total(s)}, có thương lượng.`,
	(s) => `Giá ${total(s)}, không bớt.`,
];
const salePerM2: readonly Say[] = [
	(s) => `Giá ${vnMoney(s.q.price ?? 0)}/m², cả ${vnThing(s)} khoảng ${roughMoney(s.q.total ?? 0)}.`,
	(s) => `Bán ${vnMoney(s.q.price ?? 0)}/m², tính theo diện tích thực đo; tổng khoảng ${roughMoney(s.q.total ?? 0)}.`,
	(s) => `Giá ${vnMoney(s.q.price ?? 0)}/m², thương lượng khi xem thực tế.`,
];
const saleOpen: readonly Say[] = [
	() => 'Giá thỏa thuận trực tiếp với chủ.',
	() => 'Giá trao đổi khi gặp, ưu tiên người mua nhanh.',
	() => 'Chủ chưa công khai giá, hai bên thỏa thuận sau khi xem.',
];

function vnThing(s: Scene): string {
	return s.p.category === 'warehouse' ? 'kho' : 'thửa';
}

const taxes: readonly Say[] = [
	() => 'Thuế, phí mỗi bên chịu theo quy định.',
	() => 'Bên bán chịu thuế thu nhập cá nhân, bên mua chịu lệ phí trước bạ.',
	() => 'Chi phí công chứng bên bán lo.',
];
const loan: readonly Say[] = [
	(s) => `Ngân hàng nhận cho vay khoảng ${s.r.pick(['60%', '65%', '70%'])} giá trị.`,
	() => 'Có thể vay ngân hàng, bên bán hỗ trợ hồ sơ.',
];

/** Price and terms of a sale. Taxes and loans are told only where a certificate stands free. */
export function saleTerms(s: Scene, papers: PapersStory): string {
	const free = s.p.legalStatus === 'HAVE_BOOK' && !papers.sentence.includes('đang thế chấp');
	const price = say(s, s.q.unit === 'TOTAL' ? saleTotal : s.q.unit === 'PER_M2' ? salePerM2 : saleOpen);
	return paragraph(price, free ? maybe(s, 0.32, taxes) : '', free ? maybe(s, 0.18, loan) : '');
}

const rentTotal: readonly Say[] = [
	(s) => `Giá thuê ${total(s)}/tháng.`,
	(s) => `Giá ${total(s)}/tháng, thuê dài hạn có bớt.`,
	(s) => `Giá thuê ${total(s)}/tháng, chưa gồm điện nước.`,
	(s) => `Giá cho thuê ${total(s)} một tháng.`,
];
const rentPerM2: readonly Say[] = [
	(s) =>
		`Giá thuê ${vnMoney(s.q.price ?? 0)}/m²/tháng, tính ra khoảng ${roughMoney(s.q.total ?? 0)}/tháng cho cả diện tích.`,
	(s) => `Giá ${vnMoney(s.q.price ?? 0)}/m²/tháng, chưa gồm thuế giá trị gia tăng.`,
];
const rentOpen: readonly Say[] = [
	() => 'Giá thuê thỏa thuận theo thời hạn hợp đồng.',
	() => 'Giá thuê trao đổi trực tiếp, tùy nhu cầu sử dụng.',
];
const deposit: readonly Say[] = [
	(s) => `Đặt cọc ${s.r.int(1, 3)} tháng, trả tiền ${s.r.pick(['từng tháng', '3 tháng một lần'])}.`,
	(s) => `Cọc ${s.r.int(1, 2)} tháng, hợp đồng tối thiểu ${s.r.pick(['6 tháng', '1 năm', '1 năm', '2 năm'])}.`,
	(s) => `Hợp đồng từ ${s.r.pick(['6 tháng', '1 năm', '2 năm'])}, cọc ${s.r.int(1, 3)} tháng.`,
];

/** The rent as it is asked. */
export function rentPrice(s: Scene): string {
	return say(s, s.q.unit === 'TOTAL' ? rentTotal : s.q.unit === 'PER_M2' ? rentPerM2 : rentOpen);
}

const lettingStates: Readonly<Record<string, readonly Say[]>> = {
	CONTRACT_ENDING: [
		(s) => `Khách cũ còn hợp đồng khoảng ${s.r.int(2, 8)} tuần, xem trước và giữ chỗ được.`,
		(s) => `Hợp đồng hiện tại sắp hết, dự kiến bàn giao sau ${s.r.int(2, 8)} tuần.`,
	],
	DEPOSIT_MADE: [() => 'Hiện đã có khách đặt cọc; ai quan tâm có thể để lại lời nhắn phòng khi khách đổi ý.'],
};

const homes: ReadonlySet<string> = new Set(['house', 'villa', 'apartment']);
const freeHome: readonly Say[] = [() => 'Đang trống, vào ở ngay được.', () => 'Bàn giao ngay sau khi ký hợp đồng.'];
const freeSpace: readonly Say[] = [
	() => 'Đang trống, nhận mặt bằng được ngay.',
	() => 'Bàn giao ngay sau khi ký hợp đồng.',
];

/** Rent, deposit and when one can move in. */
export function rentTerms(s: Scene): string {
	const state = lettingStates[s.p.rentalStatus ?? ''];
	return paragraph(
		rentPrice(s),
		say(s, deposit),
		state ? say(s, state) : maybe(s, 0.4, homes.has(s.p.category) ? freeHome : freeSpace),
	);
}
