import { isRoad } from '../place/choose-address.ts';
import { capitalise, vnNumber } from './numbers.ts';
import { maybe, paragraph, type Say, type Scene, say } from './scene.ts';

/** The old quarters of Hà Nội, where most streets are `phố`, and the ways there that are `đường` all the same. */
const oldQuarters: ReadonlySet<string> = new Set(['001', '002', '006', '007']);
const avenues: ReadonlySet<string> = new Set([
	'Láng',
	'Đê La Thành',
	'Hoàng Hoa Thám',
	'Nguyễn Chí Thanh',
	'Bạch Đằng',
	'Đại La',
	'Trần Khát Chân',
	'Tôn Đức Thắng',
	'Văn Cao',
	'Liễu Giai',
	'Minh Khai',
	'Kim Ngưu',
	'Xã Đàn',
]);

/** A street inside a sentence: `phố Thái Hà`, `đường Láng`, `quốc lộ 1A`. */
export function streetSaid(s: Scene): string {
	const street = s.a.street ?? '';
	if (street.startsWith('ĐT')) return `đường ${street}`;
	if (isRoad(street)) return street.charAt(0).toLowerCase() + street.slice(1);
	return oldQuarters.has(s.a.district.code) && !avenues.has(street) ? `phố ${street}` : `đường ${street}`;
}

/** The same after a noun: `nhà ngõ 117 Thái Hà`, but `nhà ở thôn Đông`. */
export function atSpot(s: Scene): string {
	return s.a.street === null ? `ở ${spotName(s)}` : spotName(s);
}

/** Where exactly, as short as a title needs it: `ngõ 117 Thái Hà`, `đường Láng`, `thôn Đông`. */
export function spotName(s: Scene): string {
	const { alley, street, hamlet } = s.a;
	if (alley !== null && street !== null) return `${s.w.alley} ${alley} ${street}`;
	if (street !== null) return streetSaid(s);
	return hamlet ?? '';
}

/** Being on a street: `mặt phố Thái Hà`, `mặt tiền đường ấp 3`. */
export function frontName(s: Scene): string {
	const { street, hamlet } = s.a;
	if (street !== null) {
		if (s.w.onStreet !== 'mặt tiền' && street.startsWith('Đường ')) return `mặt ${streetSaid(s)}`;
		if (!isRoad(street)) return `${s.w.onStreet} ${street}`;
		return `${s.w.onStreet === 'mặt phố' ? 'mặt đường' : s.w.onStreet} ${streetSaid(s)}`;
	}
	return s.w.onStreet === 'mặt tiền' ? `mặt tiền đường ${hamlet}` : `mặt đường ${hamlet}`;
}

/** District, and ward where there is room, for a title. */
export function titlePlace(s: Scene, withWard: boolean): string {
	const { district, ward, street } = s.a;
	let name = district.titleName;
	if (street === district.words.bare) name = capitalise(district.words.said);
	// The project is already named after the district.
	if (s.p.project?.name.endsWith(district.words.bare)) name = district.provinceShort;
	const short = ward.words?.short;
	if (!withWard || short === undefined || short === district.words.bare || short === street) return name;
	return `${short}, ${name}`;
}

/** Ward and district for a sentence: `phường Láng Hạ, quận Đống Đa`. */
export function wardLine(s: Scene): string {
	const { district, ward } = s.a;
	return ward.words === null ? district.saidInFull : `${ward.words.said}, ${district.saidInFull}`;
}

const inAlley: readonly ((s: Scene, thing: string) => string)[] = [
	(s, thing) => `${thing} nằm trong ${s.w.alley} ${s.a.alley} ${streetSaid(s)}, ${wardLine(s)}.`,
	(s, thing) => `${thing} ở ${s.w.alley} ${s.a.alley} ${streetSaid(s)}, thuộc ${wardLine(s)}.`,
	(s, thing) =>
		`Từ ${streetSaid(s)} rẽ vào ${s.w.alley} ${s.a.alley} khoảng ${s.r.int(2, 18) * 10} m là tới ${lower(thing)}, thuộc ${wardLine(s)}.`,
	(s, thing) =>
		`${thing} trong ${s.w.alley} ${s.a.alley}, cách ${streetSaid(s)} chừng ${s.r.int(3, 20) * 10} m, thuộc ${wardLine(s)}.`,
];

const onStreet: readonly ((s: Scene, thing: string) => string)[] = [
	(s, thing) => `${thing} nằm ngay ${frontName(s)}, ${wardLine(s)}.`,
	(s, thing) => `${thing} quay ra ${streetSaid(s)}, thuộc ${wardLine(s)}.`,
	(s, thing) => `${thing} nằm trên ${streetSaid(s)}, đoạn qua ${wardLine(s)}.`,
];

const nearStreet: readonly ((s: Scene, thing: string) => string)[] = [
	(s, thing) => `${thing} nằm gần ${streetSaid(s)}, thuộc ${wardLine(s)}.`,
	(s, thing) => `${thing} cách ${streetSaid(s)} khoảng ${s.r.int(5, 40) * 10} m, ở ${wardLine(s)}.`,
];

const inHamlet: readonly ((s: Scene, thing: string) => string)[] = [
	(s, thing) => `${thing} nằm ở ${s.a.hamlet}, ${wardLine(s)}.`,
	(s, thing) => `${thing} thuộc ${s.a.hamlet}, ${wardLine(s)}.`,
	(s, thing) => `${thing} ở ${s.a.hamlet}, ${wardLine(s)}.`,
];

const onRoad: readonly ((s: Scene, thing: string) => string)[] = [
	(s, thing) => `${thing} nằm bên ${streetSaid(s)}, thuộc ${s.a.hamlet}, ${wardLine(s)}.`,
	(s, thing) => `${thing} quay ra ${streetSaid(s)}, thuộc ${s.a.hamlet}, ${wardLine(s)}.`,
];

/** Where a thing lies, in a sentence. `thing` starts with a capital: `Nhà`, `Lô đất`. */
export function where(s: Scene, thing: string): string {
	const { street, alley, hamlet } = s.a;
	if (street !== null && alley !== null) return s.r.pick(inAlley)(s, thing);
	if (street !== null && hamlet !== null) return s.r.pick(onRoad)(s, thing);
	if (street !== null) return s.r.pick(s.p.position === 'street' ? onStreet : nearStreet)(s, thing);
	return s.r.pick(inHamlet)(s, thing);
}

function lower(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

const carAlley: readonly Say[] = [
	(s) => `${capitalise(s.w.alley)} rộng ${vnNumber(s.p.roadWidth)} m, ${s.w.car} vào tận cửa.`,
	(s) => `${capitalise(s.w.alley)} trước cửa rộng ${vnNumber(s.p.roadWidth)} m, ${s.w.car} ra vào và quay đầu được.`,
	(s) =>
		`${capitalise(s.w.alley)} thẳng, rộng ${vnNumber(s.p.roadWidth)} m, ${s.w.car} ${s.w.park} trước cửa không vướng hàng xóm.`,
];
const narrowAlley: readonly Say[] = [
	(s) =>
		`${capitalise(s.w.alley)} rộng ${vnNumber(s.p.roadWidth)} m, xe máy ra vào thoải mái; ${s.w.car} ${s.w.park} ngoài đường lớn, đi bộ vào khoảng ${s.r.int(1, 3)} phút.`,
	(s) => `${capitalise(s.w.alley)} rộng ${vnNumber(s.p.roadWidth)} m, sạch và yên tĩnh, hai xe máy tránh nhau được.`,
	(s) => `${capitalise(s.w.alley)} rộng ${vnNumber(s.p.roadWidth)} m, ba gác vào tận cửa, chuyển đồ không khó.`,
];
const villageRoad: readonly Say[] = [
	(s) => `Đường vào rộng ${vnNumber(s.p.roadWidth)} m đã đổ bê tông, ${s.w.car} vào tận nơi.`,
	(s) => `Đường trước cửa rộng ${vnNumber(s.p.roadWidth)} m, xe tải nhỏ vào được.`,
	(s) => `Đường bê tông rộng ${vnNumber(s.p.roadWidth)} m, đi lại thuận tiện quanh năm.`,
];
const villageLane: readonly Say[] = [
	(s) => `Đường vào rộng ${vnNumber(s.p.roadWidth)} m, đi xe máy thuận tiện, ${s.w.car} dừng cách đó vài chục mét.`,
	(s) => `Lối vào rộng ${vnNumber(s.p.roadWidth)} m đã đổ bê tông, yên tĩnh.`,
];
const townStreet: readonly Say[] = [
	(s) => `Mặt đường rộng ${vnNumber(s.p.roadWidth)} m, có vỉa hè hai bên.`,
	(s) => `Đường trước cửa rộng ${vnNumber(s.p.roadWidth)} m, xe qua lại hai chiều.`,
	(s) => `Lòng đường rộng ${vnNumber(s.p.roadWidth)} m, vỉa hè đủ chỗ để xe.`,
	(s) => `Đoạn đường này rộng ${vnNumber(s.p.roadWidth)} m, buôn bán đông từ sáng đến tối.`,
];
const countryStreet: readonly Say[] = [
	(s) => `Mặt đường nhựa rộng ${vnNumber(s.p.roadWidth)} m, xe tải ra vào dễ.`,
	(s) => `Đường trước mặt rộng ${vnNumber(s.p.roadWidth)} m, đã trải nhựa.`,
	(s) => `Đường nhựa rộng ${vnNumber(s.p.roadWidth)} m, ${s.w.car} tránh nhau thoải mái.`,
];

/** How one gets to the door. */
export function access(s: Scene): string {
	const country = s.a.ward.setting === 'rural' || s.p.roadWidth < 6;
	if (s.a.alley !== null) return say(s, s.p.byCar ? carAlley : narrowAlley);
	if (s.p.position === 'street') return say(s, country ? countryStreet : townStreet);
	return say(s, s.p.byCar && s.p.roadWidth >= 2.5 ? villageRoad : villageLane);
}

const townNeeds = [
	'chợ',
	'siêu thị',
	'trường mầm non',
	'trường tiểu học',
	'trường trung học cơ sở',
	'phòng khám',
	'nhà thuốc',
	'công viên',
	'trạm xe buýt',
	'ngân hàng',
] as const;
const townshipNeeds = [
	'chợ',
	'trường mầm non',
	'trường tiểu học',
	'trạm y tế',
	'cửa hàng tiện lợi',
	'nhà thuốc',
	'ngân hàng',
] as const;
const villageNeeds = [
	'chợ',
	'trường mầm non',
	'trường tiểu học',
	'trạm y tế',
	'ủy ban xã',
	'nhà thuốc',
	'cửa hàng tạp hóa',
] as const;

/** Some different things of daily use nearby, in the order of the list: `chợ, trường tiểu học`. */
function needs(s: Scene, count: 2 | 3): readonly string[] {
	const { setting, words } = s.a.ward;
	const list =
		setting === 'rural' && words?.kind === 'xã'
			? villageNeeds
			: setting === 'town' || setting === 'rural'
				? townshipNeeds
				: townNeeds;
	const first = s.r.int(0, list.length - 1);
	const step = s.r.int(1, 2);
	const picked: string[] = [];
	for (let i = 0; i < count; i++) picked.push(list[(first + i * step) % list.length] as string);
	return picked;
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(', ')} và ${words[words.length - 1]}`;
}

const nearby: readonly Say[] = [
	(s) => `Đi bộ vài phút là tới ${listed(needs(s, 2))}.`,
	(s) => `Gần ${listed(needs(s, 3))}.`,
	(s) => `Xung quanh có ${listed(needs(s, 3))}, sinh hoạt hằng ngày rất tiện.`,
	(s) => `Trong bán kính ${s.r.pick(['500 m', '700 m', '1 km'])} có ${listed(needs(s, 3))}.`,
	(s) => {
		const [first, second] = needs(s, 2);
		return `Cách ${first} khoảng ${s.r.int(2, 9) * 100} m, gần ${second}.`;
	},
	(s) => `Ra ${listed(needs(s, 2))} đều dưới ${s.r.pick(['5 phút', '10 phút'])}.`,
	(s) => {
		const [first, second, third] = needs(s, 3);
		return `${capitalise(first ?? '')} cách vài trăm mét, ${second} và ${third} cũng ở gần.`;
	},
];
const neighbours: readonly Say[] = [
	() => 'Khu dân cư hiện hữu, hàng xóm ở lâu năm.',
	() => 'Dân cư đông, ban đêm đèn đường sáng, an ninh tốt.',
	() => 'Khu này không ngập khi mưa lớn.',
	() => 'Hàng xóm thân thiện, buổi tối yên tĩnh.',
];
const landmark: readonly Say[] = [
	(s) => `Tới ${s.r.pick(s.a.district.landmarks)} khoảng ${s.r.int(4, 12)} phút xe máy.`,
	(s) => `Cách ${s.r.pick(s.a.district.landmarks)} chừng ${vnNumber(s.r.int(8, 35) / 10, 1)} km.`,
];
const centre: readonly Say[] = [
	(s) => `Cách trung tâm ${s.a.district.words.said} khoảng ${s.r.int(2, 12)} km.`,
	(s) => `Ra tới trung tâm ${s.a.district.words.said} chừng ${s.r.int(8, 25)} phút đi xe.`,
];

/** What people live in or build a home on, so that it matters who lives next door. */
const withNeighbours: ReadonlySet<string> = new Set(['house', 'street-house', 'villa', 'residential-land', 'room']);

/** What is near: needs of the day, neighbours, a landmark or the centre of the district. */
export function surroundings(s: Scene): string {
	return paragraph(
		maybe(s, 0.85, nearby),
		s.a.district.landmarks.length > 0
			? maybe(s, 0.4, landmark)
			: s.a.ward.setting === 'rural'
				? maybe(s, 0.5, centre)
				: '',
		withNeighbours.has(s.p.category) && s.p.offering === null ? maybe(s, 0.3, neighbours) : '',
	);
}

/** The first paragraph of most texts: where, how to get there, what is near. */
export function locationParagraph(s: Scene, thing: string): string {
	return paragraph(where(s, thing), access(s), surroundings(s));
}
