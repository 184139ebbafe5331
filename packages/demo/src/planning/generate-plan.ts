import { createRandom, type Random } from '../drawing/random.ts';
import { type Place, type Ring, ringAt } from './place.ts';
import { along, area, distance, lengthwise, middle, type Point, type Quad, split } from './quad.ts';
import { layStreets } from './street-grid.ts';

/** A zone of a made-up plan. */
export interface SeedZone {
	landCode: string;
	name: string;
	/** Degrees: the outer ring, then holes. */
	rings: Ring[];
}

export interface SeedPlan {
	zones: SeedZone[];
	/** Blocks to build homes on, those in the middle first. */
	homeBlocks: Quad[];
}

/** m. */
const LENGTH = 1_240;
const BREADTH = 1_080;
const CANAL_WIDTH = 64;

/** What a quarter needs besides homes, with how many blocks of it. */
const uses = [
	['TMD', 'Đất thương mại, dịch vụ', 5],
	['DGD', 'Trường học', 4],
	['DKV', 'Cây xanh công viên', 4],
	['DYT', 'Trạm y tế', 2],
	['DVH', 'Nhà văn hóa', 1],
	['DCH', 'Chợ', 1],
	['DTT', 'Sân thể thao', 1],
	['TSC', 'Trụ sở cơ quan', 1],
	['TON', 'Cơ sở tôn giáo', 1],
] as const;

/** Makes the zones of a quarter that does not exist: streets, blocks, a canal and a lake. The same seed gives the same zones. */
export function generatePlan(seed: number, place: Place): SeedPlan {
	const r = createRandom(seed);
	const ground = drawGround(r);
	const banks = split(ground, r.between(0.3, 0.36), r.between(0.28, 0.38), CANAL_WIDTH);
	const sides = [layStreets(r, banks.first, 1), layStreets(r, banks.second)];
	const roads = sides.flatMap((side) => side.roads);
	const blocks = sides
		.flatMap((side) => side.blocks)
		.toSorted((a, b) => distance(middle(a), origin) - distance(middle(b), origin));
	const [lakeside, ...others] = blocks.toSorted((a, b) => area(b) - area(a));
	const taken = new Set(lakeside && [lakeside]);

	const zones: SeedZone[] = [];
	const add = (landCode: string, name: string, ...rings: (readonly Point[])[]) =>
		zones.push({ landCode, name, rings: rings.map((ring) => ringAt(place, ring)) });
	for (const { quad, width } of roads)
		add('DGT', `Đường quy hoạch, lộ giới ${String(width).replace('.', ',')} m`, quad);
	const { water, shores } = drawCanal(banks.between);
	add('SON', 'Kênh', water);
	for (const shore of shores) add('DKV', 'Cây xanh ven kênh', shore);
	if (lakeside) {
		const lake = drawLake(r, lakeside);
		add('DKV', 'Công viên hồ', lakeside, lake);
		add('MNC', 'Hồ điều hòa', lake);
	}
	for (const [landCode, name, count] of uses) {
		for (let nth = 1; nth <= count; nth++) {
			// A few streets away from the last one, as a school is.
			const free = others.filter((block) => !taken.has(block));
			const block = free[r.int(0, free.length - 1)];
			if (!block) break;
			taken.add(block);
			add(landCode, count > 1 ? `${name} ${nth}` : name, block);
		}
	}
	const homeBlocks = blocks.filter((block) => !taken.has(block));
	for (const [index, block] of homeBlocks.entries())
		add('ODT', `${r.chance(0.6) ? 'Nhóm nhà ở chỉnh trang' : 'Nhóm nhà ở xây dựng mới'} ${index + 1}`, block);
	return { zones, homeBlocks };
}

const origin: Point = { x: 0, y: 0 };

function drawGround(r: Random): Quad {
	const corner = (x: number, y: number): Point => ({
		x: (x * LENGTH) / 2 + r.between(-60, 60),
		y: (y * BREADTH) / 2 + r.between(-60, 60),
	});
	return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Water that winds between two green shores. */
function drawCanal(strip: Quad): { water: Point[]; shores: Point[][] } {
	const [a, b, c, d] = lengthwise(strip);
	const steps = Array.from({ length: 33 }, (_, step) => step / 32);
	const side = (share: number) =>
		steps.map((step) => along(along(a, b, step), along(d, c, step), share + 0.09 * Math.sin(step * 17)));
	const [near, far] = [side(0.25), side(0.75)];
	return {
		water: [...near, ...far.toReversed()],
		shores: [
			[a, ...near, b],
			[d, ...far, c],
		],
	};
}

/** A round water that leaves a path all round. */
function drawLake(r: Random, block: Quad): Point[] {
	const center = middle(block);
	const sides = block.map((corner, at) => along(corner, block[(at + 1) % 4] ?? corner, 0.5));
	const radius = Math.min(...sides.map((side) => distance(center, side))) * 0.62;
	const phase = r.between(0, 6);
	return Array.from({ length: 36 }, (_, at) => {
		const turn = (at / 36) * 2 * Math.PI;
		const reach = radius * (1 + 0.12 * Math.sin(3 * turn + phase) + 0.05 * Math.sin(5 * turn));
		return { x: center.x + Math.cos(turn) * reach, y: center.y + Math.sin(turn) * reach };
	});
}
