import type { Random } from '@ancu/demo/drawing';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { type Ids, pickId } from './ids.ts';

/** What values are made from. */
export interface ValueScene {
	random: Random;
	ids: Ids;
	/** Whose arguments they are. */
	operation: string;
	/** How often a value is something that no form sends. */
	hostility: number;
}

const strings = [
	'',
	' ',
	'\u0000',
	'a\u0000b',
	'\ud800',
	'x\udfffy',
	'\ufeff\u200b\u202e',
	'e\u0301\u0323'.repeat(50),
	'😀'.repeat(400),
	'\u0130\u0131ẞßﬁ',
	"'; drop table listing; --",
	"' or 1=1 --",
	'$1',
	'%_\\',
	'\\',
	'\\u0000',
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'javascript:alert(1)',
	'{{constructor.constructor("return process")()}}',
	'#{7*7}',
	'../../../../etc/passwd',
	'..%2f..%2f',
	'__proto__',
	'constructor',
	'toString',
	'null',
	'NaN',
	'&:*|!()<->',
	"a:* & 'b",
	'((((((((((',
	'-1',
	'1e309',
	'0x10',
	'9'.repeat(400),
	'00000000-0000-0000-0000-000000000000',
	'http://169.254.169.254/latest',
	'\r\nX-Header: 1',
	'{"a":{"b":[1,2,{"c":"\\u0000"}]}}',
	'[[[[[[]]]]]]',
	'a'.repeat(5_000),
	'đ'.repeat(70_000),
	'(a+)+$',
	'[x](javascript:alert(1))',
	`${'> '.repeat(300)}x`,
	`${'['.repeat(500)}`,
	`${'*a_'.repeat(500)}`,
];
const numbers = [
	0,
	-0,
	-1,
	1,
	0.1,
	1e-300,
	1.5,
	2 ** 31 - 1,
	2 ** 31,
	-(2 ** 31),
	2 ** 53 - 1,
	2 ** 53,
	-(2 ** 53),
	2 ** 63,
	1e22,
	1e308,
	Number.MIN_VALUE,
	90.000001,
	180.1,
	-360,
];
const dates = ['0000-00-00', '0001-01-01', '9999-12-31', '2026-02-30', '-000001-01-01', '+275760-09-13', '2026-1-1'];
const moments = [
	'2026-01-01T00:00:00Z',
	'0000-01-01T00:00:00Z',
	'9999-12-31T23:59:59.999Z',
	'2026-01-01T25:00:00Z',
	'2026-01-01T',
	'0001-01-01T00:00:00+23:59',
	'2026-01-01T00:00:00.000000000000001Z',
];
const others: unknown[] = [
	null,
	true,
	[],
	{},
	[null],
	[[[]]],
	{ __proto__: 1, constructor: {} },
	{ id: 1 },
	['a', 1, {}],
];

/** What a form would send at a field of such a name. The first that fits counts. */
const likely: readonly (readonly [RegExp, (random: Random) => string])[] = [
	[/password/i, () => 'ancu-dev'],
	[/phone/i, (random) => `+8491${random.int(1_000_000, 9_999_999)}`],
	[/email|username/i, (random) => `fuzz${random.int(0, 999)}@ancu.test`],
	[/token|code|signature/i, (random) => random.pick(['123456', '000000', 'tok_ok', 'ABCDEF123456'])],
	[/currentProvinceId/i, (random) => random.pick(['01', '79', '48', '92'])],
	[/currentWardId/i, (random) => random.pick(['26740', '26734', '00004'])],
	[/provinceId|^province$/i, (random) => random.pick(['01', '79', '48', '92'])],
	[/districtId/i, (random) => random.pick(['760', '001', '490'])],
	[/wardId/i, (random) => random.pick(['26734', '26740', '00001'])],
	[/categoryId/i, (random) => random.pick(['house', 'flat', 'land'])],
	[
		/address|website|link$/i,
		(random) => random.pick(['/real-estate?province=79', 'https://youtu.be/dQw4w9WgXcQ', '12 Lê Lợi, Quận 1']),
	],
	[/quiet/i, (random) => random.pick(['22:00', '06:00', '25:61'])],
	[/locale/i, (random) => random.pick(['vn', 'en', 'xx'])],
	[/^(price|area|latitude|longitude)$/i, (random) => random.pick(['5 tỷ 2', '45 triệu/m²', '60', '10.78', '106.7'])],
	[/search|text/i, (random) => random.pick(['quan 1', 'Nguyễn Huệ', 'nhà mặt tiền', 'vinhomes', 'p bến nghé q1'])],
	[/key|sourceId/i, (random) => `k${random.int(0, 49)}`],
	[/bankCode/i, (random) => random.pick(['VCB', 'NCB', 'ACB'])],
	[/mapSheetNo|landPlotNo/i, (random) => String(random.int(0, 399))],
	[/^data$/i, () => '{"title":"Nhà"}'],
];
const words = [
	'Nhà phố Quận 1 gần chợ',
	'Lý do đủ dài để người đọc hiểu.',
	'Ghi chú',
	'x',
	'Căn hộ hai phòng ngủ, hướng Đông',
];

/** A value for an argument: what a form would send, or what none does. */
export function makeValue(scene: ValueScene, type: GraphQLInputType, name: string, depth = 0): unknown {
	const { random, hostility } = scene;
	if (isNonNullType(type)) {
		const value = makeValue(scene, type.ofType, name, depth);
		return value === null && !random.chance(hostility)
			? makeValue({ ...scene, hostility: 0 }, type.ofType, name)
			: value;
	}
	if (random.chance(hostility / 4)) return structuredClone(random.pick<unknown>([...strings, ...numbers, ...others]));
	if (isListType(type)) {
		const length = random.chance(hostility / 4) ? random.pick([0, 101, 2_000]) : random.int(0, 3);
		const item = makeValue(scene, type.ofType, name, depth + 1);
		return Array.from({ length }, () => (length > 10 ? item : makeValue(scene, type.ofType, name, depth + 1)));
	}
	if (isEnumType(type)) return random.chance(hostility / 4) ? 'NO_SUCH' : random.pick(type.getValues()).name;
	if (isInputObjectType(type)) {
		const fields = Object.values(type.getFields()).filter(
			(field) => isNonNullType(field.type) || random.chance(depth > 2 ? 0.2 : 0.55),
		);
		const entries = fields.map((field) => [field.name, makeValue(scene, field.type, field.name, depth + 1)]);
		if (random.chance(hostility / 8)) entries.push([random.pick(['__proto__', 'status', 'isPaid', 'userId']), 1]);
		return Object.fromEntries(entries);
	}
	return random.chance(hostility) ? hostileScalar(random, type.name) : likelyScalar(scene, type.name, name);
}

/** Spoils one value among those that a form would send: what looks at one field alone is reached that way. */
export function spoilOne(random: Random, values: Record<string, unknown>): void {
	const leaves: { holder: Record<string, unknown>; name: string }[] = [];
	const walk = (holder: Record<string, unknown>) => {
		for (const [name, value] of Object.entries(holder)) {
			leaves.push({ holder, name });
			if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>);
		}
	};
	walk(values);
	if (leaves.length === 0) return;
	const { holder, name } = random.pick(leaves);
	const value = holder[name];
	const alike =
		typeof value === 'number' ? numbers : typeof value === 'string' ? [...strings, ...dates, ...moments] : others;
	holder[name] = structuredClone(random.pick<unknown>(random.chance(0.9) ? alike : others));
}

function hostileScalar(random: Random, type: string): unknown {
	if (type === 'Boolean') return random.pick([null, 'true', 1]);
	if (type === 'Date') return random.pick([...dates, ...strings]);
	if (type === 'DateTime') return random.pick([...moments, ...strings]);
	if (type === 'Int' || type === 'Float' || type === 'Money')
		return random.pick<unknown>([...numbers, ...numbers, null]);
	return random.pick(strings);
}

function likelyScalar({ random, ids, operation }: ValueScene, type: string, name: string): unknown {
	if (type === 'Boolean') return random.chance(0.5);
	if (type === 'Date') return random.pick(['2026-01-10', '1990-05-06', '2027-12-31']);
	if (type === 'DateTime') return new Date(Date.UTC(2026, random.int(0, 23), 1)).toISOString();
	if (type === 'Money') return random.pick([0, 1, 10_000, 500_000, 2_500_000, 5_000_000_000]);
	if (type === 'Float') return likelyFloat(random, name);
	if (type === 'Int') return random.pick([1, 1, 2, 3, 5, 10, 15, 50, 100, 2_000]);
	const made = likely.find(([pattern]) => pattern.test(name))?.[1](random);
	if (made !== undefined && (type === 'String' || !/session|draft/i.test(operation))) return made;
	return type === 'ID' || /^(images|fileLinkIds|avatar)$/.test(name)
		? pickId(random, ids, operation, name)
		: random.pick(words);
}

function likelyFloat(random: Random, name: string): number {
	if (/lat|south|north/i.test(name)) return 10.7 + (/north/i.test(name) ? 0.2 : 0) + random.next() / 10;
	if (/long|west|east/i.test(name)) return 106.6 + (/east/i.test(name) ? 0.2 : 0) + random.next() / 10;
	return random.pick([1, 25.5, 60, 100, 2_000]);
}
