import type { Random } from './random.ts';

/** What fills the wall of a storey. */
export type Opening = 'french' | 'glass' | 'windows' | 'arches' | 'fins' | 'breeze' | 'box' | 'louvre';

/** What guards a balcony. */
export type Rail = 'iron' | 'glass' | 'solid' | 'baluster' | 'planter' | 'none';

/** What closes the ground floor. */
export type Entrance = 'roller' | 'gate' | 'carport' | 'wood' | 'shop' | 'door';

/** What ends a front at the top. */
export type Crown =
	| 'parapet'
	| 'canopy'
	| 'tum'
	| 'gable'
	| 'pediment'
	| 'pergola'
	| 'shed'
	| 'mansard'
	| 'garden'
	| 'hip'
	| 'slab';

/** The design of one front. */
export interface Design {
	openings: readonly Opening[];
	rails: readonly Rail[];
	entrance: Entrance;
	crown: Crown;
	/** A darker band of cladding over part of the front. */
	cladding: 'none' | 'stone' | 'brick' | 'groove';
}

/** Rolls a design of one hand: what belongs together stays together. */
export function rollDesign(random: Random, storeys: number, options: { car: boolean; width: number }): Design {
	const hand = random.weighted([
		['modern', 5],
		['classic', 3],
		['old', 3],
		['tropical', 3],
	] as const);
	const openings: Record<typeof hand, readonly Opening[]> = {
		modern: ['glass', 'box', 'fins', 'glass'],
		classic: ['french', 'arches', 'french', 'windows'],
		old: ['louvre', 'windows', 'french', 'breeze'],
		tropical: ['fins', 'breeze', 'glass', 'louvre'],
	};
	const rails: Record<typeof hand, readonly Rail[]> = {
		modern: ['glass', 'solid', 'planter', 'iron'],
		classic: ['baluster', 'iron', 'baluster'],
		old: ['iron', 'solid', 'iron'],
		tropical: ['planter', 'planter', 'iron', 'solid'],
	};
	const crowns: Record<typeof hand, readonly Crown[]> = {
		modern: ['parapet', 'tum', 'shed', 'pergola', 'canopy'],
		classic: ['pediment', 'mansard', 'gable', 'tum'],
		old: ['canopy', 'tum', 'gable', 'canopy'],
		tropical: ['pergola', 'garden', 'shed', 'garden'],
	};
	const main = random.pick(openings[hand]);
	const other = random.pick(openings[hand]);
	const rail = random.pick(rails[hand]);
	const entrances: readonly Entrance[] =
		options.car && options.width >= 4
			? ['roller', 'carport', 'gate', 'wood', 'carport']
			: ['gate', 'wood', 'roller', 'door'];
	const rhythm = random.int(0, 2);
	const list: Opening[] = [];
	const railList: Rail[] = [];
	for (let i = 0; i < Math.max(1, storeys); i++) {
		const accent = rhythm === 1 ? i % 2 === 1 : rhythm === 2 ? i === storeys - 1 : false;
		const opening = accent ? other : main;
		list.push(opening);
		railList.push(
			opening === 'windows' || opening === 'box' || opening === 'breeze' ? (random.chance(0.25) ? rail : 'none') : rail,
		);
	}
	return {
		openings: list,
		rails: railList,
		entrance: random.pick(entrances),
		crown: random.pick(crowns[hand]),
		cladding: random.weighted([
			['none', 4],
			['stone', 1],
			['brick', 2],
			['groove', 2],
		] as const),
	};
}

/** How high a crown stands over the last floor line, in metres. */
export function crownHeight(crown: Crown, width: number): number {
	switch (crown) {
		case 'parapet':
			return 1.1;
		case 'tum':
		case 'canopy':
			return 3;
		case 'gable':
			return 0.6 + Math.min(2.4, width * 0.4);
		case 'pediment':
			return 2;
		case 'pergola':
			return 2.8;
		case 'shed':
			return 2.2;
		case 'mansard':
			return 2.8;
		case 'garden':
			return 2.2;
		case 'hip':
			return Math.min(3, 1 + width * 0.2);
		case 'slab':
			return 0.7;
	}
}
