import type { CategoryCode } from '@ancu/forms/listing';
import type { TradingType } from '../seed-listing.ts';
import type { CategoryText } from './category-text.ts';
import { composeTitle } from './compose-title.ts';
import { farmlandText } from './farmland-text.ts';
import { flatRentText, flatSaleText } from './flat-text.ts';
import { houseRentText, houseSaleText } from './house-text.ts';
import { projectLandText, residentialLandText } from './land-text.ts';
import { offeringText } from './offering-text.ts';
import { officeRentText } from './office-text.ts';
import { type PapersStory, tellPapers } from './papers-text.ts';
import { projectText } from './project-text.ts';
import { roomRentText } from './room-text.ts';
import type { Scene } from './scene.ts';
import { shopRentText, shopSaleText } from './shop-text.ts';
import { streetHouseRentText, streetHouseSaleText } from './street-house-text.ts';
import { villaRentText, villaSaleText } from './villa-text.ts';
import { warehouseRentText, warehouseSaleText } from './warehouse-text.ts';

const texts: Readonly<Record<CategoryCode, Partial<Record<TradingType, CategoryText>>>> = {
	house: { BUY: houseSaleText, RENT: houseRentText },
	'street-house': { BUY: streetHouseSaleText, RENT: streetHouseRentText },
	villa: { BUY: villaSaleText, RENT: villaRentText },
	apartment: { BUY: flatSaleText, RENT: flatRentText },
	'residential-land': { BUY: residentialLandText },
	'project-land': { BUY: projectLandText },
	farmland: { BUY: farmlandText },
	warehouse: { BUY: warehouseSaleText, RENT: warehouseRentText },
	office: { RENT: officeRentText },
	shop: { BUY: shopSaleText, RENT: shopRentText },
	room: { RENT: roomRentText },
	'apartment-project': { PROJECT: projectText },
	'urban-project': { PROJECT: projectText },
	'resort-project': { PROJECT: projectText },
};

/** What the papers' sentence is about. */
function thing(category: CategoryCode): string {
	if (category === 'apartment') return 'Căn hộ';
	if (category.endsWith('land')) return 'Đất';
	return category === 'warehouse' ? 'Kho xưởng' : 'Nhà';
}

/** The words of a listing. */
interface ListingWords {
	title: string;
	description: string;
	papers: PapersStory;
}

/** Writes title and description of a listing. */
export function writeListing(s: Scene): ListingWords {
	const text = s.p.offering === null ? texts[s.p.category][s.p.trading] : offeringText;
	if (text === undefined) throw new Error(`No text for ${s.p.category} ${s.p.trading}`);
	const papers = tellPapers(s, s.p.offering === null ? thing(s.p.category) : 'Tài sản');
	const title = composeTitle(s, text.title);
	let description = '';
	for (const each of text.describe(s, papers)) {
		if (each !== '') description = description === '' ? each : `${description}\n\n${each}`;
	}
	return { title, description, papers };
}
