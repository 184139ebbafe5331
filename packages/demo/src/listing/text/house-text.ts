import type { CategoryText } from './category-text.ts';
import { facing, houseByFloors, plotInTitle, plotSize } from './facts-text.ts';
import { building, houseFacing, interior, tenancy, viewing, warnings } from './house-facts-text.ts';
import { vnArea, vnMoney } from './numbers.ts';
import { atSpot, locationParagraph, spotName } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

function ruined(s: Scene): boolean {
	return s.p.characteristics.includes('RUINED');
}

const saleHeads: readonly Say[] = [
	(s) => (ruined(s) ? `Bán nhà cũ tính giá đất, ${spotName(s)}` : `Bán ${houseByFloors(s)} ${atSpot(s)}`),
	(s) => (ruined(s) ? `Bán đất có nhà cũ, ${spotName(s)}` : `Bán nhà ${atSpot(s)}`),
	(s) => (s.byOwner ? `Chính chủ bán nhà ${atSpot(s)}` : `Bán ${houseByFloors(s)} tại ${spotName(s)}`),
	(s) =>
		s.p.bedroom !== null && !ruined(s)
			? `Bán nhà ${s.p.bedroom} phòng ngủ, ${spotName(s)}`
			: `Cần bán nhà ${atSpot(s)}`,
	(s) =>
		s.p.facade !== null && s.p.back === null
			? `Bán nhà ${plotInTitle(s)}, ${spotName(s)}`
			: `Gia đình cần bán nhà ${atSpot(s)}`,
];

function saleTails(s: Scene): string[] {
	const { p, q, w } = s;
	const tails = [p.facade === null || p.back !== null ? vnArea(p.area) : `${vnArea(p.area)} đất`];
	if (p.byCar && s.a.alley !== null) tails.push(s.r.chance(0.5) ? `${w.car} ${w.park} cửa` : `${w.alley} ${w.car}`);
	if (p.legalStatus === 'HAVE_BOOK') tails.push(`${w.book} riêng`);
	if (q.unit === 'TOTAL') tails.push(`giá ${vnMoney(q.total ?? 0)}`);
	if (p.direction !== null && !ruined(s)) tails.push(facing(s));
	if (p.characteristics.includes('BLOOMING')) tails.push('nở hậu');
	if (p.corner) tails.push('lô góc');
	if (p.interior === 'FULL') tails.push('đủ nội thất');
	return tails;
}

const rentHeads: readonly Say[] = [
	(s) => `Cho thuê nhà nguyên căn ${atSpot(s)}`,
	(s) => `Cho thuê ${houseByFloors(s)} ${atSpot(s)}`,
	(s) => `Nhà nguyên căn cho thuê, ${spotName(s)}`,
	(s) => (s.p.bedroom !== null ? `Cho thuê nhà ${s.p.bedroom} phòng ngủ, ${spotName(s)}` : `Cho thuê nhà ${atSpot(s)}`),
];

function rentTails(s: Scene): string[] {
	const { p, q, w } = s;
	const tails = [vnArea(p.area)];
	if (p.byCar && s.a.alley !== null) tails.push(`${w.car} ${w.park} cửa`);
	if (q.unit === 'TOTAL') tails.push(`${vnMoney(q.total ?? 0)}/tháng`);
	if (p.interior === 'FULL') tails.push('đủ đồ');
	if (p.rentalStatus === 'NOT_RENTED' && p.interior === 'BASIC') tails.push('nhà trống');
	if (p.rentalStatus === 'NOT_RENTED') tails.push('vào ở ngay');
	return tails;
}

const family: readonly Say[] = [
	(s) =>
		(s.p.bedroom ?? 0) >= 4
			? 'Hợp gia đình ba thế hệ, ông bà ở tầng dưới.'
			: s.q.worth < 4.5e9
				? 'Hợp vợ chồng trẻ mua căn nhà đầu tiên.'
				: 'Hợp gia đình trẻ muốn ở gần chỗ làm.',
	() => 'Phù hợp gia đình muốn ở ổn định, con cái đi học gần.',
	(s) => ((s.p.bedroom ?? 0) >= 3 ? 'Phù hợp gia đình 4 đến 6 người.' : 'Phù hợp gia đình nhỏ 2 đến 4 người.'),
	() => 'Mua để ở hoặc cho thuê đều được.',
];
const countryFamily: readonly Say[] = [
	() => 'Phù hợp người muốn về quê ở, có sân vườn trồng rau, nuôi gà.',
	() => 'Hợp gia đình đông người cần chỗ ở rộng.',
	() => 'Thích hợp làm nhà nghỉ cuối tuần hoặc ở lâu dài.',
];
const builders: readonly Say[] = [
	() => 'Phù hợp người mua để xây mới theo ý mình.',
	() => 'Dành cho người cần đất ở khu đã có sẵn điện, nước, đường vào.',
];
const tenantsWanted: readonly Say[] = [
	() => 'Ưu tiên gia đình ở lâu dài, giữ gìn nhà cửa.',
	(s) =>
		(s.p.bedroom ?? 0) >= 3
			? 'Ở gia đình hoặc làm văn phòng nhỏ đều được.'
			: 'Phù hợp gia đình nhỏ hoặc nhóm bạn đi làm.',
	() => 'Chủ dễ tính, cho sửa nhẹ nếu báo trước.',
	(s) => `Nhận ${s.r.pick(['gia đình', 'nhân viên văn phòng'])}, không nhận chăn nuôi hoặc sản xuất gây ồn.`,
];

function house(s: Scene): string {
	const built = ruined(s) ? '' : paragraph(building(s), interior(s), houseFacing(s));
	return paragraph(plotSize(s), built, s.p.corner ? 'Nhà góc, hai mặt thoáng.' : '', warnings(s), tenancy(s));
}

export const houseSaleText: CategoryText = {
	title: { heads: saleHeads, tails: saleTails },
	describe: (s, papers) => [
		locationParagraph(s, s.r.chance(0.6) ? 'Nhà' : 'Căn nhà'),
		house(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		paragraph(
			maybe(s, 0.7, ruined(s) ? builders : s.a.ward.setting === 'rural' ? countryFamily : family),
			s.r.chance(0.25) ? viewing(s) : '',
		),
	],
};

/** Houses to let. */
export const houseRentText: CategoryText = {
	title: { heads: rentHeads, tails: rentTails },
	describe: (s) => [
		locationParagraph(s, s.r.chance(0.6) ? 'Nhà' : 'Căn nhà'),
		house(s),
		rentTerms(s),
		paragraph(say(s, tenantsWanted), s.r.chance(0.25) ? viewing(s) : ''),
	],
};
