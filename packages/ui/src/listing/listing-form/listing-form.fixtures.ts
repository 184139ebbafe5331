import { emptyListingDraft, type ListingDraft } from '@ancu/forms/listing';
import type { AddressOptions } from '../../address/index.ts';

export const places: AddressOptions = {
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
	currentProvinces: [
		{ id: '01', name: 'Hà Nội' },
		{ id: '79', name: 'Hồ Chí Minh' },
	],
	currentWards: [
		{ id: '26734', name: 'Phường Tân Định' },
		{ id: '26740', name: 'Phường Sài Gòn' },
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

/** Terms of an offering that could be posted. */
export const offering: ListingDraft = {
	...house,
	price: '10 tỷ',
	isInvest: true,
	totalShare: '2000',
	pricePerShare: '5 triệu',
	releaseQuantity: '1500',
	minInvestment: '15 triệu',
	maxSharePerAccount: '100',
	feeBps: '1,5',
	softCap: '800',
	startDate: '2026-03-01T08:00',
	endDate: '2026-04-01T17:00',
	useOfFunds: '70% mua đất và làm giấy tờ\n25% xây thô và hoàn thiện\n5% dự phòng',
	exitRule: 'Bán cả dự án trong 24 tháng, chia tiền theo số cổ phần. Muốn rút sớm, bạn tự tìm người mua lại.',
	lowBps: '-15',
	baseBps: '12',
	highBps: '26',
	documents: [
		{ kind: 'APPRAISAL', id: 'd2', name: 'Chứng thư thẩm định giá 02-2026.pdf' },
		{ kind: 'CONTRACT', id: 'd3', name: 'Hợp đồng góp vốn mẫu.pdf' },
	],
};

/** Figures as large as they come. */
export const largeOffering: ListingDraft = {
	...offering,
	price: '99.999 tỷ',
	totalShare: '10000000',
	pricePerShare: '9.999.999 đồng',
	releaseQuantity: '9876543',
	minInvestment: '12.345.678.901 đồng',
	maxSharePerAccount: '1234567',
	softCap: '8765432',
	documents: [
		{
			kind: 'INSPECTION',
			id: 'd9',
			name: 'Bien-ban-kiem-tra-hien-trang-khong-co-khoang-trang-de-xuong-dong-2026-03-10.pdf',
		},
	],
};
