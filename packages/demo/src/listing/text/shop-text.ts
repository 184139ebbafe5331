import type { CategoryText } from './category-text.ts';
import { facing, plotInTitle, plotSize } from './facts-text.ts';
import { tenancy } from './house-facts-text.ts';
import { capitalise, vnArea, vnMoney, vnNumber } from './numbers.ts';
import { frontName, locationParagraph, wardLine } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

function shopHead(s: Scene, verb: string): string {
	if (s.p.project !== null) {
		return s.r.chance(0.5)
			? `${verb} shophouse ${s.p.floors} tầng ${s.p.project.name}`
			: `${verb} shophouse khu ${s.p.project.name}`;
	}
	return s.r.chance(0.5)
		? `${verb} mặt bằng kinh doanh ${frontName(s)}`
		: `${verb} mặt bằng ${s.w.groundFloor} ${frontName(s)}`;
}

function shopTails(s: Scene): string[] {
	const { p, q, w } = s;
	const rent = p.trading === 'RENT';
	const list = [p.project === null ? vnArea(p.area) : plotInTitle(s)];
	if (p.facade !== null) list.push(`ngang ${vnNumber(p.facade)} m`);
	if (q.unit === 'TOTAL') list.push(rent ? `${vnMoney(q.total ?? 0)}/tháng` : `giá ${vnMoney(q.total ?? 0)}`);
	if (p.corner) list.push(p.project === null ? 'góc hai mặt tiền' : 'căn góc');
	if (!rent && p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.interior === 'RAW') list.push('bàn giao thô');
	if (p.direction !== null && p.project !== null) list.push(facing(s));
	return list;
}

const shophousePlace: readonly Say[] = [
	(s) =>
		`Căn shophouse thuộc khu đô thị ${s.p.project?.name}, ${wardLine(s)}. Mặt đường rộng ${vnNumber(s.p.roadWidth)} m, có chỗ dừng xe trước cửa.`,
	(s) =>
		`Shophouse nằm trên trục đường ${vnNumber(s.p.roadWidth)} m của khu ${s.p.project?.name}, thuộc ${wardLine(s)}.`,
];
const shophouseCrowd: readonly Say[] = [
	() => 'Xung quanh cư dân đã về ở, buổi tối đông khách dạo phố.',
	() => 'Đối diện công viên, gần cổng trường nên khách qua lại đều.',
	() => 'Dãy bên cạnh đã có ngân hàng, quán cà phê và cửa hàng tiện lợi.',
];
const shophouseFacts: readonly Say[] = [
	(s) => `Xây ${s.p.floors} tầng${shopFloor(s)}. Tầng 1 thông suốt để kinh doanh, các tầng trên làm văn phòng hoặc ở.`,
	(s) => `Nhà ${s.p.floors} tầng${shopFloor(s)}, chừa sẵn chỗ lắp thang máy, mặt tiền kính rộng.`,
];

function shopFloor(s: Scene): string {
	return s.p.floorArea === null ? '' : `, tổng sàn ${vnArea(s.p.floorArea)}`;
}

const shopInterior: Readonly<Record<string, readonly Say[]>> = {
	RAW: [() => 'Bàn giao thô bên trong, hoàn thiện mặt ngoài.'],
	BASIC: [
		() => 'Đã lát nền, sơn tường, có nhà vệ sinh và điện nước.',
		() => 'Hoàn thiện cơ bản, vào là trưng hàng được.',
	],
	FULL: [(s) => `Có sẵn quầy, kệ, đèn và ${s.w.aircon}.`],
};
const groundFacts: readonly Say[] = [
	(s) => `Mặt bằng ${vnArea(s.p.area)}${front(s)}, thông suốt từ trước ra sau.`,
	(s) => `Diện tích sử dụng ${vnArea(s.p.area)}${front(s)}, trần cao, sàn lát gạch sạch.`,
];
const shopUses: readonly Say[] = [
	(s) =>
		`Phù hợp mở ${s.r.pick(['quán cà phê', 'nhà thuốc', 'cửa hàng thời trang', 'phòng khám nha khoa', 'siêu thị nhỏ', 'tiệm bánh', 'cửa hàng mẹ và bé'])}.`,
	() => 'Vỉa hè để được xe cho khách, bảng hiệu dễ nhìn từ xa.',
	() => 'Không nhận ngành nghề gây ồn sau 22 giờ.',
];
const shopBuyers: readonly Say[] = [
	() => 'Phù hợp mua để kinh doanh hoặc cho thuê dài hạn.',
	() => 'Hợp với gia đình vừa ở vừa mở cửa hàng trong khu.',
];

function shopInside(s: Scene): string {
	const ways = shopInterior[s.p.interior ?? ''];
	return ways ? say(s, ways) : '';
}

function shop(s: Scene): string {
	if (s.p.project === null) {
		return paragraph(say(s, groundFacts), s.p.corner ? 'Vị trí góc, hai mặt đều nhìn ra đường.' : '', shopInside(s));
	}
	return paragraph(
		plotSize(s),
		say(s, shophouseFacts),
		shopInside(s),
		s.p.direction !== null ? `${capitalise('mặt tiền')} ${facing(s)}.` : '',
		tenancy(s),
	);
}

function shopPlace(s: Scene): string {
	if (s.p.project === null) return locationParagraph(s, 'Mặt bằng');
	return paragraph(say(s, shophousePlace), maybe(s, 0.75, shophouseCrowd));
}

/** Shophouses for sale. */
export const shopSaleText: CategoryText = {
	title: { heads: [(s) => shopHead(s, s.byOwner ? 'Chính chủ bán' : 'Bán')], tails: shopTails },
	describe: (s, papers) => [
		shopPlace(s),
		shop(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		maybe(s, 0.65, shopBuyers),
	],
};

/** Shophouses and ground floors to let. */
export const shopRentText: CategoryText = {
	title: { heads: [(s) => shopHead(s, 'Cho thuê')], tails: shopTails },
	describe: (s) => [shopPlace(s), shop(s), rentTerms(s), maybe(s, 0.85, shopUses)],
};

function front(s: Scene): string {
	return s.p.facade === null ? '' : `, mặt tiền ${vnNumber(s.p.facade)} m`;
}
