import type { TradingType } from './vocabulary.ts';

/** A kind of property, in the order in which a form shows them. */
export interface ListingCategory {
	code: string;
	name: { vn: string; en: string };
	tradingTypes: readonly TradingType[];
}

/** Every category: what a database begins with, and what forms ask their questions by. */
export const categories = [
	{ code: 'house', name: { vn: 'Nhà riêng', en: 'House' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'street-house', name: { vn: 'Nhà mặt phố', en: 'Street-front house' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'villa', name: { vn: 'Biệt thự, liền kề', en: 'Villa, terraced house' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'apartment', name: { vn: 'Căn hộ chung cư', en: 'Apartment' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'residential-land', name: { vn: 'Đất thổ cư', en: 'Residential land' }, tradingTypes: ['BUY'] },
	{ code: 'project-land', name: { vn: 'Đất nền dự án', en: 'Plot in a project' }, tradingTypes: ['BUY'] },
	{ code: 'farmland', name: { vn: 'Đất nông nghiệp', en: 'Farmland' }, tradingTypes: ['BUY'] },
	{ code: 'warehouse', name: { vn: 'Kho, nhà xưởng', en: 'Warehouse, workshop' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'office', name: { vn: 'Văn phòng', en: 'Office' }, tradingTypes: ['RENT'] },
	{ code: 'shop', name: { vn: 'Shophouse, mặt bằng', en: 'Shophouse, retail space' }, tradingTypes: ['BUY', 'RENT'] },
	{ code: 'room', name: { vn: 'Phòng trọ', en: 'Room to let' }, tradingTypes: ['RENT'] },
	{ code: 'apartment-project', name: { vn: 'Dự án căn hộ', en: 'Apartment project' }, tradingTypes: ['PROJECT'] },
	{ code: 'urban-project', name: { vn: 'Dự án khu đô thị', en: 'Township project' }, tradingTypes: ['PROJECT'] },
	{ code: 'resort-project', name: { vn: 'Dự án nghỉ dưỡng', en: 'Resort project' }, tradingTypes: ['PROJECT'] },
] as const satisfies readonly ListingCategory[];

/** A key of one of the categories. */
export type CategoryCode = (typeof categories)[number]['code'];
