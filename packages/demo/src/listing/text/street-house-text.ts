import type { CategoryText } from './category-text.ts';
import { facing, houseByFloors, plotInTitle, plotSize } from './facts-text.ts';
import { buildingOnStreet, houseFacing, interior, tenancy, viewing, warnings } from './house-facts-text.ts';
import { capitalise, vnArea, vnMoney, vnNumber } from './numbers.ts';
import { frontName, locationParagraph } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene } from './scene.ts';

function ruined(s: Scene): boolean {
	return s.p.characteristics.includes('RUINED');
}

const saleHeads: readonly Say[] = [
	(s) => `Bán nhà ${frontName(s)}`,
	(s) => (ruined(s) ? `Bán nhà cũ ${frontName(s)}` : `Bán ${houseByFloors(s)} ${frontName(s)}`),
	(s) => (s.byOwner ? `Chính chủ bán nhà ${frontName(s)}` : `Cần bán nhà ${frontName(s)}`),
	(s) =>
		s.p.facade !== null ? `Bán nhà ${frontName(s)}, ngang ${vnNumber(s.p.facade)} m` : `Nhà ${frontName(s)} cần bán`,
];

function saleTails(s: Scene): string[] {
	const { p, q, w } = s;
	const tails = [plotInTitle(s)];
	if (p.floors !== null && p.floors > 2 && !ruined(s)) tails.push(`${p.floors} tầng`);
	tails.push('tiện kinh doanh');
	if (q.unit === 'TOTAL') tails.push(`giá ${vnMoney(q.total ?? 0)}`);
	if (p.legalStatus === 'HAVE_BOOK') tails.push(`${w.book} riêng`);
	if (p.corner) tails.push('hai mặt tiền');
	if (p.direction !== null) tails.push(facing(s));
	return tails.filter((tail) => !(tail === 'tiện kinh doanh' && ruined(s)));
}

const rentHeads: readonly Say[] = [
	(s) => `Cho thuê nhà ${frontName(s)}`,
	(s) => `Cho thuê nhà nguyên căn ${frontName(s)}`,
	(s) => `Cho thuê ${houseByFloors(s)} ${frontName(s)}`,
];

function rentTails(s: Scene): string[] {
	const { p, q } = s;
	const tails = [vnArea(p.area), 'tiện mở cửa hàng'];
	if (p.facade !== null) tails.push(`ngang ${vnNumber(p.facade)} m`);
	if (q.unit === 'TOTAL') tails.push(`${vnMoney(q.total ?? 0)}/tháng`);
	if (p.corner) tails.push('hai mặt tiền');
	if (p.rentalStatus === 'NOT_RENTED') tails.push('bàn giao ngay');
	return tails;
}

const trade: readonly Say[] = [
	(s) =>
		`Tầng dưới mở được ${s.r.pick(['nhà thuốc', 'cửa hàng thời trang', 'quán cà phê', 'văn phòng', 'siêu thị nhỏ', 'phòng khám'])}, trên ở gia đình.`,
	() => 'Vừa ở vừa buôn bán đều tiện.',
	(s) => `${capitalise(s.w.groundFloor)} thông suốt, dễ chia lại theo nhu cầu.`,
];
const groundTrade: readonly Say[] = [
	(s) =>
		`Phía trước mở được ${s.r.pick(['cửa hàng tạp hóa', 'quán nước', 'chỗ sửa xe', 'cửa hàng vật tư', 'nhà thuốc'])}, phía sau ở gia đình.`,
	() => 'Vừa ở vừa buôn bán nhỏ đều tiện.',
];
const buyers: readonly Say[] = [
	() => 'Phù hợp gia đình có nghề buôn bán hoặc người mua để cho thuê dài hạn.',
	() => 'Phù hợp mua giữ tài sản, dòng tiền cho thuê đều.',
	() => 'Hợp với công ty nhỏ cần trụ sở có mặt đường.',
];
const builders: readonly Say[] = [
	(s) =>
		`Phù hợp phá đi xây ${s.a.ward.setting === 'core' ? 'văn phòng hoặc căn hộ cho thuê' : 'nhà mới kết hợp kinh doanh'}.`,
];
const tenants: readonly Say[] = [
	() => 'Phù hợp mở cửa hàng, phòng khám, trung tâm ngoại ngữ hoặc văn phòng.',
	() => 'Ưu tiên khách thuê lâu dài, ngành nghề không gây ồn ban đêm.',
	() => 'Chủ cho sửa sang mặt tiền, hỗ trợ thời gian sửa chữa nửa tháng.',
	() => 'Phù hợp thương hiệu cần chỗ dễ nhìn, có chỗ để xe cho khách.',
];

function house(s: Scene): string {
	const built = ruined(s)
		? ''
		: paragraph(
				buildingOnStreet(s),
				maybe(s, 0.6, s.p.floors === 1 ? groundTrade : trade),
				interior(s),
				houseFacing(s),
			);
	return paragraph(plotSize(s), built, s.p.corner ? 'Nhà góc hai mặt đường.' : '', warnings(s), tenancy(s));
}

export const streetHouseSaleText: CategoryText = {
	title: { heads: saleHeads, tails: saleTails },
	describe: (s, papers) => [
		locationParagraph(s, s.r.chance(0.7) ? 'Nhà' : 'Căn nhà'),
		house(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		paragraph(maybe(s, 0.7, ruined(s) ? builders : buyers), s.r.chance(0.2) ? viewing(s) : ''),
	],
};

/** Houses on a street, to let. */
export const streetHouseRentText: CategoryText = {
	title: { heads: rentHeads, tails: rentTails },
	describe: (s) => [
		locationParagraph(s, s.r.chance(0.7) ? 'Nhà' : 'Căn nhà'),
		house(s),
		rentTerms(s),
		paragraph(maybe(s, 0.8, tenants), s.r.chance(0.2) ? viewing(s) : ''),
	],
};
