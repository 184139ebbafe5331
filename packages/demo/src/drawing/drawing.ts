import { drawFarmland } from './aerial-farmland.ts';
import { drawLand } from './aerial-land.ts';
import { drawProject } from './aerial-project.ts';
import { drawShedFromAir } from './aerial-shed.ts';
import { drawApartment } from './elevation-apartment.ts';
import { drawCottage } from './elevation-cottage.ts';
import { drawHouse } from './elevation-house.ts';
import { drawOffice } from './elevation-office.ts';
import { drawRooms } from './elevation-rooms.ts';
import { drawShophouse, drawTerrace } from './elevation-terrace.ts';
import { drawVilla } from './elevation-villa.ts';
import { drawWarehouse } from './elevation-warehouse.ts';
import { rollLook } from './look.ts';
import { areaText, metres } from './notes.ts';
import { HEIGHT, Sheet, WIDTH } from './pen.ts';
import type { RoomCounts } from './plan-facts.ts';
import { drawFlatPlan } from './plan-flat.ts';
import { drawHallPlan } from './plan-hall.ts';
import { drawOfficePlan } from './plan-office.ts';
import { drawRoomPlan } from './plan-room.ts';
import { drawHousePlan } from './plan-storeys.ts';
import { createRandom, mixSeed } from './random.ts';
import { drawBuildingSite } from './site-building.ts';
import { drawCadastre } from './site-cadastre.ts';
import { drawMasterplan } from './site-masterplan.ts';
import type { Stage } from './stage.ts';
import { count, type DrawingSubject, footprintOf, type SubjectKind, shortNumber } from './subject.ts';

export type { DrawingSubject, Facing, SubjectKind } from './subject.ts';

/** One drawn picture of a listing. */
export interface Drawing {
	name: 'elevation' | 'plan' | 'site';
	/** The whole picture as one SVG document. */
	svg: string;
	width: number;
	height: number;
	caption: { vn: string; en: string };
}

/** The storeys a front is drawn with when the listing does not say. */
const TYPICAL_STOREYS: Partial<Record<SubjectKind, number>> = {
	house: 3,
	townhouse: 3,
	villa: 2,
	shophouse: 3,
	office: 8,
	room: 2,
};

/** No picture is heavier than this, in bytes: a page shows many. */
const MOST_BYTES = 9_000;

const MOST_THRIFT = 5;

/** More storeys than this stay legible on no plan. */
const MOST_STOREYS = 8;

/**
 * Draws the pictures of one listing from its own facts, as an architect would ink them: the front, the floor plan and
 * the plot for whatever is built; a view from the air and the cadastral extract for land. The same subject always gives
 * the same drawings.
 */
export function drawListing(listing: DrawingSubject): Drawing[] {
	const subject = {
		...listing,
		mapSheetNo: shortNumber(listing.mapSheetNo),
		landPlotNo: shortNumber(listing.landPlotNo),
	};
	if (subject.kind === 'land' || subject.kind === 'farmland') return [drawElevation(subject), drawSite(subject)];
	return [drawElevation(subject), drawPlan(subject), drawSite(subject)];
}

function setStage(subject: DrawingSubject, name: string, thrift: number): Stage {
	// The look is rolled from the seed alone, so that front, plan and site show one house.
	const look = rollLook(createRandom(mixSeed(subject.seed, subject.kind, 'look')));
	const id = mixSeed(subject.seed, subject.kind, name).toString(36);
	return {
		sheet: new Sheet(`d${id}-`, thrift),
		subject,
		plot: footprintOf(subject),
		look,
		random: createRandom(mixSeed(subject.seed, subject.kind, name)),
	};
}

/** Draws a picture, and draws it again with less around the subject until it is light enough. */
function compose(
	subject: DrawingSubject,
	name: Drawing['name'],
	caption: Drawing['caption'],
	draw: (stage: Stage) => void,
): Drawing {
	for (let thrift = 0; ; thrift++) {
		const stage = setStage(subject, name, thrift);
		draw(stage);
		const svg = stage.sheet.finish(caption.vn);
		if (thrift === MOST_THRIFT || Buffer.byteLength(svg) <= MOST_BYTES)
			return { name, svg, width: WIDTH, height: HEIGHT, caption };
	}
}

function storeysOf(subject: DrawingSubject): number {
	const told = count(subject.floors, 60);
	return told !== null && told > 0 ? told : (TYPICAL_STOREYS[subject.kind] ?? 1);
}

function roomsOf(subject: DrawingSubject): RoomCounts {
	const storeys = Math.min(storeysOf(subject), MOST_STOREYS);
	const homely = !['office', 'warehouse', 'project'].includes(subject.kind);
	const guess =
		subject.kind === 'apartment'
			? subject.area < 45
				? 1
				: subject.area < 80
					? 2
					: 3
			: subject.kind === 'room'
				? 1
				: Math.max(2, storeys);
	const bedrooms = count(subject.bedrooms, 40) ?? (homely ? guess : 0);
	const toilets =
		count(subject.toilets, 40) ??
		(subject.kind === 'apartment' ? Math.min(2, guess) : subject.kind === 'room' ? 1 : storeys);
	return { bedrooms, toilets };
}

function drawElevation(subject: DrawingSubject): Drawing {
	return compose(subject, 'elevation', frontCaption(subject), (stage) => drawElevationOn(stage));
}

function drawElevationOn(stage: Stage): void {
	const { subject } = stage;
	const storeys = storeysOf(subject);
	const tall = Math.min(storeys, MOST_STOREYS);
	switch (subject.kind) {
		case 'house':
			if (storeys === 1) drawCottage(stage);
			else if (stage.plot.facade >= 9 && storeys <= 3) drawVilla(stage, tall);
			else drawHouse(stage, tall);
			break;
		case 'townhouse':
			drawTerrace(stage, tall);
			break;
		case 'shophouse':
			drawShophouse(stage, tall);
			break;
		case 'villa':
			drawVilla(stage, Math.min(tall, 5));
			break;
		case 'apartment':
			drawApartment(stage);
			break;
		case 'office':
			drawOffice(stage, storeys);
			break;
		case 'room':
			drawRooms(stage, storeys);
			break;
		case 'warehouse':
			if (stage.plot.facade > 36 || stage.random.chance(0.4)) drawShedFromAir(stage);
			else drawWarehouse(stage);
			break;
		case 'land':
			drawLand(stage);
			break;
		case 'farmland':
			drawFarmland(stage);
			break;
		case 'project':
			drawProject(stage);
			break;
	}
}

const FRONTS: Record<SubjectKind, { vn: string; en: string }> = {
	house: { vn: 'Mặt đứng nhà', en: 'Front of the house' },
	townhouse: { vn: 'Mặt đứng nhà phố liền kề', en: 'Front of the terraced house' },
	villa: { vn: 'Mặt đứng biệt thự', en: 'Front of the villa' },
	apartment: { vn: 'Vị trí căn hộ trên mặt đứng', en: 'The flat on the front of its building' },
	shophouse: { vn: 'Mặt đứng nhà có cửa hàng', en: 'Front of the shophouse' },
	land: { vn: 'Phối cảnh thửa đất', en: 'The plot from the air' },
	farmland: { vn: 'Phối cảnh khu đất nông nghiệp', en: 'The farmland from the air' },
	warehouse: { vn: 'Mặt ngoài nhà xưởng', en: 'The warehouse from outside' },
	office: { vn: 'Mặt đứng tòa văn phòng', en: 'Front of the office building' },
	room: { vn: 'Mặt đứng dãy phòng', en: 'Front of the row of rooms' },
	project: { vn: 'Phối cảnh tổng thể dự án', en: 'The project from the air' },
};

function frontCaption(subject: DrawingSubject): Drawing['caption'] {
	const plot = footprintOf(subject);
	const base = FRONTS[subject.kind];
	const vn: string[] = [base.vn];
	const en: string[] = [base.en];
	const storeys = count(subject.floors, 60);
	if (storeys && ['house', 'townhouse', 'villa', 'shophouse', 'office', 'room'].includes(subject.kind)) {
		vn.push(`${storeys} tầng`);
		en.push(storeys === 1 ? '1 storey' : `${storeys} storeys`);
	}
	if (plot.measured && !['apartment', 'project'].includes(subject.kind)) {
		vn.push(`ngang ${metres(plot.facade)} m`);
		en.push(`${inEnglish(metres(plot.facade))} m wide`);
	}
	return { vn: vn.join(', '), en: en.join(', ') };
}

function inEnglish(text: string): string {
	return text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
}

function drawPlan(subject: DrawingSubject): Drawing {
	return compose(subject, 'plan', planCaption(subject), (stage) => drawPlanOn(stage));
}

function drawPlanOn(stage: Stage): void {
	const { subject } = stage;
	const rooms = roomsOf(subject);
	switch (subject.kind) {
		case 'apartment':
			drawFlatPlan(stage, rooms);
			break;
		case 'room':
			drawRoomPlan(stage, rooms);
			break;
		case 'warehouse':
			drawHallPlan(stage, rooms);
			break;
		case 'office':
			drawOfficePlan(stage, rooms);
			break;
		case 'project':
			drawMasterplan(stage, true);
			break;
		default:
			drawHousePlan(stage, Math.min(storeysOf(subject), MOST_STOREYS), rooms);
	}
}

function planCaption(subject: DrawingSubject): Drawing['caption'] {
	if (subject.kind === 'project')
		return { vn: 'Tổng mặt bằng dự án, minh họa', en: 'Master plan of the project, illustrative' };
	const vn: string[] = ['Mặt bằng bố trí'];
	const en: string[] = ['Floor plan'];
	const beds = count(subject.bedrooms, 40);
	const baths = count(subject.toilets, 40);
	if (beds) {
		vn.push(`${beds} phòng ngủ`);
		en.push(beds === 1 ? '1 bedroom' : `${beds} bedrooms`);
	}
	if (baths) {
		vn.push(`${baths} WC`);
		en.push(baths === 1 ? '1 toilet' : `${baths} toilets`);
	}
	vn.push('minh họa');
	en.push('illustrative');
	return { vn: vn.join(', '), en: en.join(', ') };
}

function drawSite(subject: DrawingSubject): Drawing {
	if (['apartment', 'office', 'room'].includes(subject.kind)) {
		return compose(
			subject,
			'site',
			{
				vn: 'Sơ đồ vị trí trong tòa nhà và khu vực, minh họa',
				en: 'Place in the building and its surroundings, illustrative',
			},
			drawBuildingSite,
		);
	}
	if (subject.kind === 'project') {
		return compose(
			subject,
			'site',
			{ vn: 'Sơ đồ vị trí dự án, minh họa', en: 'Location of the project, illustrative' },
			(stage) => drawMasterplan(stage, false),
		);
	}
	return compose(subject, 'site', siteCaption(subject), drawCadastre);
}

function siteCaption(subject: DrawingSubject): Drawing['caption'] {
	const plot = footprintOf(subject);
	const vn: string[] = ['Sơ đồ thửa đất'];
	const en: string[] = ['Sketch of the plot'];
	if (subject.mapSheetNo) {
		vn.push(`tờ ${subject.mapSheetNo}`);
		en.push(`sheet ${subject.mapSheetNo}`);
	}
	if (subject.landPlotNo) {
		vn.push(`thửa ${subject.landPlotNo}`);
		en.push(`plot ${subject.landPlotNo}`);
	}
	vn.push(areaText(plot.area));
	en.push(inEnglish(areaText(plot.area)));
	return { vn: vn.join(', '), en: en.join(', ') };
}
