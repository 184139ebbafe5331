import { createRandom, mixSeed } from '../../drawing/random.ts';

/** What a project consists of. */
export type ProjectKind = 'apartment' | 'urban' | 'resort';

/** A made-up building project. Its facts are the same in every listing that is of it. */
export interface Project {
	name: string;
	kind: ProjectKind;
	investor: string;
	/** Finished and lived in; else being built. */
	ready: boolean;
	/** Floors of its towers; of no meaning for low houses. */
	storeys: number;
	/** Homes in all. */
	units: number;
	/** Width of the roads inside, in m. */
	roadWidth: number;
}

/** Made-up companies; none of them is meant to be a real one. */
export const investors: readonly string[] = [
	'Công ty Cổ phần Địa ốc Chim Én Nâu',
	'Công ty Cổ phần Đầu tư Lam Khê Nguyệt',
	'Công ty TNHH Phát triển Đô thị Tre Ngà',
	'Công ty Cổ phần Bất động sản Bạch Trà',
	'Công ty Cổ phần Xây dựng Gạch Đỏ Ba Gian',
	'Công ty TNHH Đầu tư Sóng Lúa',
	'Công ty Cổ phần Nhà ở Mái Ngói Xưa',
	'Công ty Cổ phần Du lịch Nghỉ dưỡng Vịnh Trúc',
	'Công ty TNHH Địa ốc Hoa Gạo Bến Đò',
	'Công ty Cổ phần Phát triển Nhà Lục Bình',
];

/** Projects that stand in one district, by legacy district code. All made up. */
const localProjects: Readonly<
	Record<string, readonly (readonly [name: string, kind: ProjectKind, investor: number])[]>
> = {
	'003': [['Gió Hồ Residence', 'apartment', 1]],
	'004': [
		['Bạch Trà Residence', 'apartment', 3],
		['Vườn Bãi Nhãn', 'urban', 6],
	],
	'005': [['Mộc Lam Khê', 'apartment', 1]],
	'008': [['Lưu Vân Khê Heights', 'apartment', 1]],
	'009': [['Nguyệt Khê Tower', 'apartment', 1]],
	'018': [['Tre Ngà Town', 'urban', 2]],
	'019': [['Chim Én Nâu Tower', 'apartment', 0]],
	'088': [['Thung Lũng Sương Xanh', 'resort', 7]],
	'152': [['Suối Đá Trắng Retreat', 'resort', 7]],
	'203': [['Vịnh Trúc Xanh', 'resort', 7]],
	'261': [['Mái Ngói Xưa Village', 'urban', 6]],
	'268': [
		['Hạ Vũ Khê Residence', 'apartment', 1],
		['Làng Tơ Town', 'urban', 2],
	],
	'304': [['Phượng Đỏ Tower', 'apartment', 0]],
	'311': [['Đồi Sim Town', 'urban', 4]],
	'326': [['Sóng Lúa Town', 'urban', 5]],
	'493': [['Mây Bán Đảo Tower', 'apartment', 9]],
	'497': [['Suối Ngọc Lam Village', 'urban', 5]],
	'503': [['Làng Chài Trắng', 'resort', 7]],
	'568': [
		['Sóng Ngàn Khơi Residence', 'apartment', 9],
		['Bãi Yến Trắng', 'resort', 7],
	],
	'593': [['Rạn Hồng Bay', 'resort', 7]],
	'672': [
		['Đồi Mây Retreat', 'resort', 7],
		['Ngàn Thông Village', 'urban', 6],
	],
	'721': [['Gạch Đỏ Ba Gian Town', 'urban', 4]],
	'723': [['Ngã Ba Sông Town', 'urban', 8]],
	'724': [['Lá Sen Tower', 'apartment', 9]],
	'725': [['Hoa Gạo Bến Đò Home', 'apartment', 8]],
	'731': [['Bưởi Vàng Residence', 'apartment', 8]],
	'742': [['Mùa Gặt Town', 'urban', 5]],
	'747': [['Hải Đăng Trắng Residence', 'apartment', 9]],
	'751': [['Gành Son Retreat', 'resort', 7]],
	'761': [['Phượng Vỹ Bến Home', 'apartment', 8]],
	'764': [['Bằng Lăng Phố Tower', 'apartment', 8]],
	'765': [['Trang Đài Bến Residence', 'apartment', 9]],
	'767': [['Mái Phố Residence', 'apartment', 6]],
	'769': [
		['Sen Cạn Residence', 'apartment', 9],
		['Bến Lau Town', 'urban', 8],
	],
	'777': [['Ô Môi Residence', 'apartment', 8]],
	'778': [['Lục Bình Residence', 'apartment', 9]],
	'786': [['Vườn Cau Bến Village', 'urban', 6]],
	'803': [['Bến Lá Village', 'urban', 8]],
	'911': [['Vịnh Trăng Khuya', 'resort', 7]],
	'916': [['Bến Phù Sa Residence', 'apartment', 9]],
	'919': [['Kinh Xanh Village', 'urban', 5]],
};

/** Elsewhere a company builds under one name in several towns and adds the town's. */
const chains: Readonly<Record<ProjectKind, readonly (readonly [name: string, investor: number])[]>> = {
	apartment: [
		['Mái Phố', 6],
		['Lá Sen', 9],
		['Chim Én Nâu', 0],
		['Hoa Gạo', 8],
		['Bạch Trà', 3],
	],
	urban: [
		['Tre Ngà', 2],
		['Mùa Gặt', 5],
		['Mái Ngói Xưa', 6],
		['Gạch Đỏ', 4],
		['Sóng Lúa', 5],
	],
	resort: [
		['Đồi Mây', 7],
		['Vịnh Trúc', 7],
		['Suối Đá Trắng', 7],
	],
};

/** Districts built up so densely that there is no room for a township. */
const denseDistricts: ReadonlySet<string> = new Set([
	'001',
	'002',
	'005',
	'006',
	'007',
	'009',
	'304',
	'491',
	'492',
	'760',
	'764',
	'765',
	'766',
	'767',
	'768',
	'770',
	'771',
	'772',
	'773',
	'774',
	'775',
]);

/** The projects of a district: for each kind a finished one and one being built, made-up names of the district first. */
export function projectsOf(districtCode: string, bareName: string, resort: boolean): Project[] {
	const place = /^\d+$/.test(bareName) ? `Quận ${bareName}` : bareName;
	const kinds: readonly ProjectKind[] = denseDistricts.has(districtCode)
		? ['apartment']
		: resort
			? ['apartment', 'urban', 'resort']
			: ['apartment', 'urban'];
	const own = localProjects[districtCode] ?? [];
	return kinds.flatMap((kind) => {
		const r = createRandom(mixSeed(districtCode, kind));
		const chain = chains[kind];
		const first = r.int(0, chain.length - 1);
		const named = own.find((each) => each[1] === kind);
		const ownIsReady = r.chance(0.5);
		return [true, false].map((ready, index): Project => {
			const [chainName, chainInvestor] = chain[(first + index) % chain.length] as (typeof chain)[number];
			const isOwn = named !== undefined && ready === ownIsReady;
			return {
				name: isOwn ? named[0] : `${chainName} ${place}`,
				kind,
				investor: investors[isOwn ? named[2] : chainInvestor] as string,
				ready,
				storeys: r.int(12, 34),
				units: kind === 'apartment' ? r.int(15, 120) * 10 : kind === 'urban' ? r.int(8, 90) * 10 : r.int(3, 30) * 10,
				roadWidth: r.pick([9, 11, 13, 15, 17]),
			};
		});
	});
}
