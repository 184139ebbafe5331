import type { CategoryText } from './category-text.ts';
import { vnArea, vnMoney, vnNumber } from './numbers.ts';
import { frontName, streetSaid, surroundings, wardLine } from './place-text.ts';
import { paragraph, type Say, type Scene, say } from './scene.ts';

/** What is owned together. */
function thing(s: Scene): string {
	const { p } = s;
	switch (p.offering) {
		case 'serviced-flats':
			return `tòa căn hộ dịch vụ ${p.floors} tầng, ${p.units} phòng`;
		case 'homestay':
			return `khu homestay ${p.units} phòng`;
		case 'row-houses':
			return `dãy nhà phố ${p.units} căn`;
		case 'street-house':
			return `nhà ${p.floors} tầng ${s.a.street === null ? 'mặt đường' : frontName(s)}`;
		default:
			return `kho cho thuê ${vnArea(p.floorArea ?? p.area)}`;
	}
}

function pricePerShare(s: Scene): string {
	return vnMoney(s.shares?.pricePerShare ?? 0);
}

const heads: readonly Say[] = [
	(s) => `Góp vốn ${thing(s)}`,
	(s) => `Mời góp vốn ${thing(s)}`,
	(s) => `Mở bán cổ phần ${thing(s)}`,
];

function tails(s: Scene): string[] {
	return [
		`${pricePerShare(s)}/cổ phần`,
		`tổng ${vnMoney(s.q.total ?? 0)}`,
		`${vnNumber(s.shares?.totalShare ?? 0)} cổ phần`,
	];
}

function where(s: Scene): string {
	if (s.a.street !== null) return `trên ${streetSaid(s)}, ${wardLine(s)}`;
	return `ở ${s.a.hamlet}, ${wardLine(s)}`;
}

const assets: Readonly<Record<string, readonly Say[]>> = {
	'serviced-flats': [
		(s) =>
			`Tài sản là tòa căn hộ dịch vụ ${where(s)}. Đất ${vnArea(s.p.area)}, xây ${s.p.floors} tầng, tổng sàn ${vnArea(s.p.floorArea ?? 0)}, ${s.p.units} phòng cho thuê.`,
		(s) =>
			`Tòa nhà ${s.p.floors} tầng ${where(s)}, trên đất ${vnArea(s.p.area)}, gồm ${s.p.units} phòng có bếp và ${s.w.toilet} riêng.`,
	],
	homestay: [
		(s) => `Khu homestay ${where(s)}, đất ${vnArea(s.p.area)}, gồm ${s.p.units} phòng, sân chung và bếp ăn cho khách.`,
		(s) => `Tài sản là khu nghỉ nhỏ ${s.p.units} phòng trên đất ${vnArea(s.p.area)}, ${where(s)}.`,
	],
	'row-houses': [
		(s) => `Dự án xây dãy ${s.p.units} căn nhà phố ${s.p.floors} tầng ${where(s)}, trên khu đất ${vnArea(s.p.area)}.`,
		(s) => `Khu đất ${vnArea(s.p.area)} ${where(s)}, quy hoạch ${s.p.units} căn nhà phố cao ${s.p.floors} tầng để bán.`,
	],
	'street-house': [
		(s) =>
			`Tài sản là căn nhà ${s.p.floors} tầng ${where(s)}, đất ${vnArea(s.p.area)}, đang cho thuê làm cửa hàng và văn phòng.`,
		(s) => `Căn nhà ${where(s)} có đất ${vnArea(s.p.area)}, xây ${s.p.floors} tầng, hiện đã có khách thuê dài hạn.`,
	],
	warehouse: [
		(s) =>
			`Tài sản là kho cho thuê ${where(s)}, khuôn viên ${vnArea(s.p.area)}, phần kho ${vnArea(s.p.floorArea ?? 0)}, đang có khách thuê.`,
		(s) =>
			`Kho rộng ${vnArea(s.p.floorArea ?? 0)} ${where(s)}, khuôn viên ${vnArea(s.p.area)}; hợp đồng thuê còn ${s.r.int(2, 6)} năm.`,
	],
};
const sums: readonly Say[] = [
	(s) =>
		`Tổng giá trị ${vnMoney(s.q.total ?? 0)}, chia thành ${vnNumber(s.shares?.totalShare ?? 0)} cổ phần, mỗi cổ phần ${pricePerShare(s)}.`,
	(s) =>
		`Tài sản được tính thành ${vnNumber(s.shares?.totalShare ?? 0)} cổ phần, giá ${pricePerShare(s)} một cổ phần, tổng giá trị ${vnMoney(s.q.total ?? 0)}.`,
];

const incomes: Readonly<Record<string, readonly Say[]>> = {
	'row-houses': [() => 'Lợi nhuận chia sau khi bán xong các căn, trừ chi phí xây dựng, thuế và quản lý.'],
	rent: [
		() => 'Tiền thuê sau khi trừ chi phí vận hành được chia mỗi quý theo số cổ phần.',
		() => 'Thu nhập từ cho thuê chia hai lần một năm, báo cáo thu chi gửi từng người góp.',
	],
};
const rights: readonly Say[] = [
	() => 'Người góp vốn có quyền theo hợp đồng góp vốn với công ty này, không đứng tên trên giấy chứng nhận.',
	() => 'Người góp có quyền theo hợp đồng góp vốn, không có quyền sử dụng riêng một phần tài sản.',
];
// Smallest part, soft cap, fees and the way out are terms of the offering, which is shown beside the text.
const risks: readonly Say[] = [
	() => 'Lợi nhuận không được cam kết. Hết hạn mà chưa đạt mức gọi vốn tối thiểu, tiền góp được hoàn lại đầy đủ.',
	() => 'Giá bất động sản có thể giảm và chưa chắc bán lại được ngay. Không gọi đủ vốn thì toàn bộ tiền được trả lại.',
];
const exits: readonly Say[] = [
	() => 'Mức phí và cách rút vốn ghi trong điều khoản góp vốn; nên đọc kỹ trước khi góp.',
	() => 'Trước khi góp, nên đọc điều khoản góp vốn: phí, mục đích dùng vốn và khi nào tài sản được bán.',
];

/** Offerings of shares. They tell what one owns, what may go wrong and how to leave. */
export const offeringText: CategoryText = {
	title: { heads, tails },
	describe: (s, papers) => [
		paragraph(say(s, assets[s.p.offering ?? ''] ?? []), surroundings(s)),
		paragraph(say(s, sums), say(s, incomes[s.p.offering === 'row-houses' ? 'row-houses' : 'rent'] ?? [])),
		paragraph(papers.sentence, say(s, rights)),
		paragraph(say(s, risks), say(s, exits)),
	],
};
