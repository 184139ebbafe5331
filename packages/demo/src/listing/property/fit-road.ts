import type { Random } from '../../drawing/random.ts';
import type { Address } from '../place/choose-address.ts';
import type { Property } from './property.ts';

/** Makes the width of the road before the door agree with the road's name: a highway is wide, a village road is not. */
export function fitRoad(r: Random, p: Property, a: Address): void {
	if (p.position !== 'street' || a.street === null) return;
	if (/^(Quốc lộ|Đại lộ)/.test(a.street)) p.roadWidth = Math.max(p.roadWidth, r.pick([10, 12, 14, 16]));
	else if (a.street.startsWith('Đường liên')) p.roadWidth = Math.min(p.roadWidth, r.pick([4, 5, 6]));
}
