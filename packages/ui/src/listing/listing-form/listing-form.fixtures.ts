import { emptyListingDraft, type ListingDraft } from '@ancu/forms/listing';
import type { PlaceChoices } from './step-address.tsx';

export const places: PlaceChoices = {
	provinces: [
		{ id: '01', name: 'Hà Nội' },
		{ id: '77', name: 'Bà Rịa - Vũng Tàu' },
		{ id: '79', name: 'Hồ Chí Minh' },
	],
	districts: [
		{ id: '760', name: 'Quận 1' },
		{ id: '755', name: 'Huyện Côn Đảo' },
	],
	wards: [
		{ id: '26734', name: 'Phường Tân Định' },
		{ id: '26740', name: 'Phường Bến Nghé' },
	],
};

/** A house that could be posted. */
export const house: ListingDraft = {
	...emptyListingDraft,
	tradingType: 'BUY',
	categoryId: 'house',
	postMode: 'OWNER',
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	street: '12/5 Trần Đình Xu',
	locationLat: 10.7626,
	locationLong: 106.6902,
	houseCategory: 'ALLEY',
	area: '48,5 m2',
	floorArea: '140',
	facadeArea: '4m2',
	floors: '3',
	bedroom: '4',
	toilet: '3',
	direction: 'SOUTH_EAST',
	interiorStatus: 'FULL',
	rentalStatus: 'NOT_RENTED',
	characteristics: ['CAR_ALLEY', 'BLOOMING'],
	legalStatus: 'HAVE_BOOK',
	legalConditions: 'Không tranh chấp, không thế chấp.',
	mapSheetNo: '12',
	landPlotNo: '104',
	owner: 'Nguyễn Thị An',
	price: '5 tỷ 2',
	images: ['photo-1', 'photo-2', 'photo-3'],
	captions: ['Mặt đứng', '', ''],
	title: 'Nhà hẻm xe hơi ba tầng đường Trần Đình Xu, gần chợ Cô Giang',
	description:
		'Nhà ba tầng, bốn phòng ngủ, ba phòng vệ sinh. Hẻm rộng 5 m, xe hơi vào tận cửa. Cách chợ Cô Giang 200 m, trường tiểu học 300 m.\n\nGia đình chuyển vào quận 7 nên bán. Để lại toàn bộ nội thất bếp.',
	contactPersonName: 'Nguyễn Thị An',
};

/** A house with the longest names that people write. */
export const longHouse: ListingDraft = {
	...house,
	categoryId: 'villa',
	projectName: 'Khu đô thị sinh thái nghỉ dưỡng Nghiêng-Trường-Khuya-Phượng-Hoàng giai đoạn hai mở rộng',
	blockName: 'Phân khu Thượng Uyển, dãy nhà vườn song lập, lô SL-123456789/10',
	title:
		'Biệt thự song lập hướng công viên trung tâm, hoàn thiện nội thất nhập khẩu, sân vườn rộng, gara hai xe, sổ riêng',
	price: '1.234.567.890.123 đồng',
};

export const plot: ListingDraft = {
	...house,
	categoryId: 'residential-land',
	landCategory: 'RESIDENTIAL',
	area: '5 x 20m',
	facadeArea: '5',
	title: 'Đất thổ cư hẻm xe hơi đường Trần Đình Xu, 5 x 20 m',
};
