import { formatArea, formatLength, formatNumber, withPlainSpaces } from '@ancu/forms/format';
import { areaKind, categories, type Direction, TITLE_MAX } from '@ancu/forms/listing';
import type { RowFacts } from './read-row.ts';

/** Names of where a listing lies, with their kinds, the smallest first. */
export interface PlaceNames {
	ward: string | undefined;
	district: string | undefined;
	province: string | undefined;
}

const directions: Readonly<Record<Direction, string>> = {
	EAST: 'Đông',
	SOUTH_EAST: 'Đông Nam',
	SOUTH: 'Nam',
	SOUTH_WEST: 'Tây Nam',
	WEST: 'Tây',
	NORTH_WEST: 'Tây Bắc',
	NORTH: 'Bắc',
	NORTH_EAST: 'Đông Bắc',
};
const acts: Readonly<Record<string, string>> = { BUY: 'Bán', RENT: 'Cho thuê' };
const papers: Readonly<Record<string, string>> = { HAVE_BOOK: 'đã có sổ', WAITING_BOOK: 'đang chờ sổ' };

const isText = (text: string | false | null | undefined): text is string => Boolean(text);

/** A title for a row without one, of what the row tells and nothing else: `Bán nhà riêng 3 tầng 48 m², Lê Lợi, Phường Bến Thành, Quận 1`. */
export function makeTitle(facts: RowFacts, { ward, district, province }: PlaceNames): string {
	const act = acts[facts.tradingType ?? ''];
	const what = [
		kindOf(facts, act !== undefined),
		facts.floors && `${formatNumber(facts.floors, 'vn', 0)} tầng`,
		facts.area && withPlainSpaces(formatArea(facts.area, 'vn')),
	];
	const head = [act, ...what].filter(Boolean).join(' ');
	const places = [[facts.street, ward, district ?? province], [ward, district ?? province], [district ?? province]].map(
		(names) => [head, ...names].filter(isText).join(', '),
	);
	return places.find((title) => title.length <= TITLE_MAX) ?? head.slice(0, TITLE_MAX);
}

/** A description for a row without one, of what the row tells and nothing else. */
export function makeDescription(facts: RowFacts, { ward, district, province }: PlaceNames): string {
	const known = [
		facts.area &&
			`diện tích ${areaKind(facts.categoryId ?? '') === 'floor' ? 'sàn ' : ''}${withPlainSpaces(formatArea(facts.area, 'vn'))}`,
		facts.facadeArea && `mặt tiền ${withPlainSpaces(formatLength(facts.facadeArea, 'vn'))}`,
		facts.floors && `${facts.floors} tầng`,
		facts.bedroom && `${facts.bedroom} phòng ngủ`,
		facts.toilet && `${facts.toilet} phòng vệ sinh`,
		facts.direction && `hướng ${directions[facts.direction]}`,
		facts.legalStatus && papers[facts.legalStatus],
	];
	const where = [facts.street, ward, district, province].filter(isText).join(', ');
	return `${kindOf(facts, false)}: ${known.filter(Boolean).join(', ')}.\nĐịa chỉ: ${where}.`;
}

function kindOf({ categoryId }: RowFacts, isInside: boolean): string {
	const name = categories.find(({ code }) => code === categoryId)?.name.vn ?? 'Nhà đất';
	return isInside ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
