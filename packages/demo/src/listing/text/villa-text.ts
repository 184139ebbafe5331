import type { CategoryText } from './category-text.ts';
import { facing, plotInTitle, plotSize } from './facts-text.ts';
import { houseFacing, interior, rooms, tenancy, viewing } from './house-facts-text.ts';
import { vnArea, vnMoney, vnNumber } from './numbers.ts';
import { access, atSpot, surroundings, wardLine, where } from './place-text.ts';
import { rentTerms, saleTerms } from './price-text.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

/** What it is: a terraced house, a villa of a project, or a house with a garden. */
function noun(s: Scene): string {
	if (s.p.houseCategory === 'TOWNHOUSE') return 'nhà liền kề';
	return s.p.position === 'country' ? 'nhà vườn' : s.p.corner ? 'biệt thự góc' : 'biệt thự';
}

function projectName(s: Scene): string {
	return s.p.project?.name ?? '';
}

function head(s: Scene, verb: string): string {
	if (s.p.position === 'alley') return `${verb} biệt thự ${s.r.chance(0.5) ? `${s.p.floors} tầng ` : ''}${atSpot(s)}`;
	if (s.p.project === null) {
		return s.r.chance(0.5)
			? `${verb} nhà vườn ${vnArea(s.p.area)} ở ${s.a.hamlet}`
			: `${verb} nhà có vườn ở ${s.a.hamlet}`;
	}
	return s.r.chance(0.6)
		? `${verb} ${noun(s)} ${projectName(s)}`
		: `${verb} ${noun(s)} ${s.p.floors} tầng ${projectName(s)}`;
}

function tails(s: Scene): string[] {
	const { p, q, w } = s;
	const rent = p.trading === 'RENT';
	const list = [plotInTitle(s)];
	if (p.bedroom !== null) list.push(`${p.bedroom} phòng ngủ`);
	if (q.unit === 'TOTAL') list.push(rent ? `${vnMoney(q.total ?? 0)}/tháng` : `giá ${vnMoney(q.total ?? 0)}`);
	if (p.direction !== null) list.push(facing(s));
	if (!rent && p.legalStatus === 'HAVE_BOOK') list.push(`có ${w.book}`);
	if (p.interior === 'LUXURY') list.push('nội thất cao cấp');
	if (p.interior === 'RAW') list.push('bàn giao thô');
	return list;
}

const inProject: readonly Say[] = [
	(s) =>
		`Căn nằm trong khu đô thị ${projectName(s)}, ${wardLine(s)}. Đường nội khu trước nhà rộng ${vnNumber(s.p.roadWidth)} m.`,
	(s) =>
		`Vị trí trong khu ${projectName(s)}, thuộc ${wardLine(s)}. Trước nhà là đường ${vnNumber(s.p.roadWidth)} m, cây xanh hai bên.`,
	(s) => `Nhà thuộc khu đô thị ${projectName(s)} ở ${wardLine(s)}, mặt đường nội khu ${vnNumber(s.p.roadWidth)} m.`,
];
const amenities: readonly Say[] = [
	() => 'Trong khu có công viên, trường mầm non và bảo vệ trực ngày đêm.',
	() => 'Khu đã có dân về ở đông, nhiều nhà hàng và cửa hàng tiện lợi.',
	() => 'Nội khu có hồ nước, đường dạo bộ và sân chơi trẻ em.',
	() => 'Cư dân dùng chung hồ bơi, phòng tập và bãi để xe của khu.',
];
const detached: readonly Say[] = [
	(s) =>
		`Biệt thự ${s.p.floors} tầng${floor(s)}, ${rooms(s)}. Tầng 1 là phòng khách thông bếp, mở ra sân vườn; gara để được ${s.w.car}.`,
	(s) => `Xây ${s.p.floors} tầng, ${rooms(s)}${floor(s)}. Sân trước trồng cây, sân sau có chỗ nướng ngoài trời.`,
];
const terraced: readonly Say[] = [
	(s) =>
		`Nhà liền kề ${s.p.floors} tầng${floor(s)}, ${rooms(s)}. Tầng 1 để ${s.w.car} và bếp ăn, trên cùng có phòng thờ và sân phơi.`,
	(s) =>
		`Nhà xây ${s.p.floors} tầng theo mẫu chung của khu, ${rooms(s)}${floor(s)}. Có sân trước và khoảng thoáng phía sau.`,
];
const garden: readonly Say[] = [
	(s) =>
		`Nhà ${s.p.floors === 1 ? 'trệt' : `${s.p.floors} tầng`} giữa vườn, ${rooms(s)}, hiên rộng. Vườn trồng ${s.w.fruit}, có hàng rào quanh đất.`,
	(s) =>
		`Trên đất có nhà ${s.p.floors === 1 ? 'một tầng' : `${s.p.floors} tầng`} gồm ${rooms(s)}, sân để được 3 ${s.w.car}. Phần vườn đã có ${s.w.fruit} cho thu hoạch.`,
	(s) =>
		`Nhà ở ${s.p.floors === 1 ? 'một tầng' : `${s.p.floors} tầng`} có ${rooms(s)}; ngoài vườn có giếng khoan, ao nhỏ và lối đi lát gạch.`,
];
const rawShell: readonly Say[] = [() => 'Căn bàn giao thô, mặt ngoài đã hoàn thiện, bên trong tùy chủ mới thiết kế.'];

function floor(s: Scene): string {
	return s.p.floorArea === null ? '' : `, sàn xây dựng khoảng ${vnArea(s.p.floorArea)}`;
}

const buyers: readonly Say[] = [
	() => 'Phù hợp gia đình nhiều người cần chỗ ở yên tĩnh, có sân.',
	() => 'Hợp người đang ở căn hộ muốn đổi sang nhà đất trong khu có quản lý.',
];
const cityBuyers: readonly Say[] = [
	() => 'Phù hợp gia đình nhiều người muốn ở trung tâm mà vẫn có sân.',
	() => 'Phù hợp ở, mở phòng khám hoặc làm văn phòng đại diện.',
];
const gardenBuyers: readonly Say[] = [
	() => 'Phù hợp làm nơi nghỉ cuối tuần, dưỡng già hoặc đón khách nghỉ vườn.',
	() => 'Hợp người thích làm vườn, thích không khí trong lành.',
];
const tenants: readonly Say[] = [
	() => 'Ưu tiên gia đình hoặc chuyên gia thuê dài hạn.',
	() => 'Phù hợp ở gia đình hoặc làm văn phòng, có chỗ đón khách riêng.',
];
const gardenTenants: readonly Say[] = [
	() => 'Phù hợp gia đình muốn ở nơi yên tĩnh hoặc thuê làm chỗ nghỉ cuối tuần.',
	() => 'Người thuê được hái cây trong vườn, phụ giữ vườn sạch.',
];

function place(s: Scene): string {
	if (s.p.project !== null) return paragraph(say(s, inProject), maybe(s, 0.75, amenities));
	return paragraph(where(s, s.p.position === 'country' ? 'Nhà vườn' : 'Biệt thự'), access(s), surroundings(s));
}

function house(s: Scene): string {
	const { p } = s;
	const built =
		p.interior === 'RAW'
			? paragraph(
					`${p.houseCategory === 'TOWNHOUSE' ? 'Nhà' : 'Biệt thự'} xây ${p.floors} tầng${floor(s)}.`,
					say(s, rawShell),
				)
			: paragraph(
					say(s, p.position === 'country' ? garden : p.houseCategory === 'TOWNHOUSE' ? terraced : detached),
					interior(s),
				);
	return paragraph(plotSize(s), built, houseFacing(s), tenancy(s));
}

/** Villas, terraced houses and houses with a garden, for sale. */
export const villaSaleText: CategoryText = {
	title: { heads: [(s) => head(s, 'Bán'), (s) => head(s, s.byOwner ? 'Chính chủ bán' : 'Cần bán')], tails },
	describe: (s, papers) => [
		place(s),
		house(s),
		paragraph(papers.sentence, saleTerms(s, papers)),
		paragraph(
			maybe(s, 0.7, s.p.position === 'country' ? gardenBuyers : s.p.project === null ? cityBuyers : buyers),
			s.r.chance(0.2) ? viewing(s) : '',
		),
	],
};

/** The same, to let. */
export const villaRentText: CategoryText = {
	title: { heads: [(s) => head(s, 'Cho thuê')], tails },
	describe: (s) => [
		place(s),
		house(s),
		rentTerms(s),
		paragraph(maybe(s, 0.8, s.p.position === 'country' ? gardenTenants : tenants), s.r.chance(0.2) ? viewing(s) : ''),
	],
};
