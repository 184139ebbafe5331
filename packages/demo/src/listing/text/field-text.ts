import { isRoad } from '../place/choose-address.ts';
import { capitalise, vnArea } from './numbers.ts';
import type { Scene } from './scene.ts';

/** The street of a listing as its field holds it: `Ngõ 117 Thái Hà`, `145 Lê Lợi`, `Quốc lộ 1A`, `Thôn Đông`. */
export function streetField({ a, w }: Scene): string | null {
	if (a.street === null) return a.hamlet === null ? null : capitalise(a.hamlet);
	if (a.alley !== null) return `${capitalise(w.alley)} ${a.alley} ${a.street}`;
	const street = isRoad(a.street)
		? a.street.startsWith('ĐT')
			? `Đường ${a.street}`
			: a.street
		: a.house !== null
			? a.street
			: `Đường ${a.street}`;
	if (a.house !== null) return `${a.house} ${street}`;
	return a.hamlet === null ? street : `${street}, ${a.hamlet}`;
}

/** The name of the building or plot, where it has one. */
export function listingName({ p, a }: Scene): string | null {
	if (p.offering !== null) {
		switch (p.offering) {
			case 'serviced-flats':
				return `Căn hộ dịch vụ ${p.units} phòng ${a.district.words.short}`;
			case 'homestay':
				return `Homestay ${p.units} phòng ${a.district.words.short}`;
			case 'row-houses':
				return `Nhà phố ${p.units} căn ${a.district.words.short}`;
			case 'street-house':
				return `Nhà cho thuê ${a.street ?? a.district.words.short}`;
			default:
				return `Kho ${vnArea(p.floorArea ?? p.area)} ${a.district.words.short}`;
		}
	}
	if (p.project === null) return null;
	if (p.block === null) return p.trading === 'PROJECT' ? p.project.name : null;
	if (p.category === 'apartment') return p.level === null ? `Tòa ${p.block}` : `Tòa ${p.block}, tầng ${p.level}`;
	return p.category === 'project-land' ? `Lô ${p.block}` : `Căn ${p.block}`;
}
