import facade from './fixtures/facade.svg?url';
import plan from './fixtures/plan.svg?url';
import site from './fixtures/site.svg?url';
import type { ListingDetail } from './listing-detail-model.ts';
import type { ListingPhoto, ListingSummary } from './listing-model.ts';

/** The moment that stories are told at. */
export const now = new Date('2026-03-10T12:00:00Z');

const drawing = (url: string, caption: string): ListingPhoto => ({
	url,
	width: 1200,
	height: 900,
	caption,
	isDrawing: true,
});

const cover = drawing(facade, 'Mặt đứng nhà ba tầng');
const photos = [cover, drawing(plan, 'Mặt bằng tầng trệt'), drawing(site, 'Sơ đồ thửa đất')];

/** A house as most are. */
export const house: ListingSummary = {
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0001',
	sequenceId: 1042,
	title: 'Nhà phố ba tầng đường Trần Đình Xu, gần chợ Cô Giang',
	tradingType: 'BUY',
	category: { id: 'house', name: 'Nhà riêng' },
	address: 'Trần Đình Xu, Phường Cô Giang, Quận 1, Hồ Chí Minh',
	priceRaw: 12_400_000_000,
	priceUnitId: 'TOTAL',
	pricePerSquareMeter: 193_750_000,
	area: 64,
	bedroom: 4,
	toilet: 3,
	floors: 3,
	facadeArea: 4.2,
	direction: 'SOUTH_EAST',
	cover,
	photoCount: photos.length,
	isPriority: false,
	isGreenCheck: false,
	isInvest: false,
	createdAt: '2026-03-10T09:00:00Z',
};

export const rental: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0002',
	sequenceId: 1043,
	title: 'Cho thuê căn hộ hai phòng ngủ, ban công hướng sông',
	tradingType: 'RENT',
	category: { id: 'apartment', name: 'Căn hộ chung cư' },
	address: 'Phường Thảo Điền, Thành phố Thủ Đức, Hồ Chí Minh',
	priceRaw: 18_500_000,
	pricePerSquareMeter: 256_944,
	area: 72,
	bedroom: 2,
	toilet: 2,
	floors: null,
	facadeArea: null,
	direction: 'EAST',
	createdAt: '2026-03-09T12:00:00Z',
};

export const land: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0003',
	sequenceId: 1044,
	title: 'Đất thổ cư hai mặt tiền, sổ riêng từng thửa',
	category: { id: 'land', name: 'Đất thổ cư' },
	address: 'Xã Bình Hàng Trung, Huyện Cao Lãnh, Đồng Tháp',
	priceRaw: 850_000_000,
	priceUnitId: 'PER_M2',
	pricePerSquareMeter: 7_083_333,
	area: 120,
	bedroom: null,
	toilet: null,
	floors: null,
	facadeArea: 6,
	direction: null,
	createdAt: '2026-02-20T12:00:00Z',
};

export const negotiable: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0004',
	sequenceId: 1045,
	priceRaw: null,
	pricePerSquareMeter: null,
	priceUnitId: 'NEGOTIABLE',
	title: 'Biệt thự vườn ven hồ, chủ nhà gặp trực tiếp',
};
export const priority: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0005',
	sequenceId: 1046,
	isPriority: true,
	title: 'Nhà mặt tiền đường Nguyễn Thái Bình, bốn tầng, vỉa hè rộng',
};
export const verified: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0006',
	sequenceId: 1047,
	isGreenCheck: true,
};
export const offering: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0007',
	sequenceId: 1048,
	isInvest: true,
	tradingType: 'PROJECT',
	title: 'Góp vốn khu nhà vườn Suối Mơ',
};
export const noPhoto: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0008',
	sequenceId: 1049,
	cover: null,
	photoCount: 0,
};
export const longTitle: ListingSummary = {
	...house,
	id: '0b7e2c5e-8a53-4b0a-9d0e-6d2f4f1a0009',
	sequenceId: 1050,
	isPriority: true,
	isGreenCheck: true,
	title:
		'Nhà mặt phố Nguyễn Huỳnh Đức đoạn đẹp nhất, ngang nở hậu, bốn tầng kiên cố, sổ hồng riêng chính chủ đã hoàn công đầy đủ, hợp để ở và mở văn phòng',
	address: 'Hẻm 84/12/7 Nguyễn Huỳnh Đức, Phường Phước Long A, Thành phố Thủ Đức, Thành phố Hồ Chí Minh',
	priceRaw: 1_250_000_000_000,
	pricePerSquareMeter: 19_531_250_000,
};

/** A page of listings as they come. */
export const mixed: readonly ListingSummary[] = [house, rental, land, negotiable, verified, noPhoto];

export const houseDetail: ListingDetail = {
	...house,
	photos,
	description:
		'Nhà nằm trong hẻm thông, ô tô bảy chỗ vào tận cửa, cách mặt đường Trần Đình Xu 30 m và chợ Cô Giang 200 m.\n\nTầng trệt có phòng khách, bếp và sân sau; tầng một và tầng hai mỗi tầng hai phòng ngủ có cửa sổ; sân thượng trồng cây và phơi đồ.\n\nSổ hồng riêng, chủ đứng tên, công chứng trong ngày. Giá còn thương lượng cho người mua thiện chí.',
	projectName: null,
	blockName: null,
	mapSheetNo: '17',
	landPlotNo: '203',
	planningCheckedAt: '2026-03-02T03:00:00Z',
	floorArea: 178,
	investor: null,
	legalStatus: 'HAVE_BOOK',
	legalConditions: 'Mua bán bình thường, không thế chấp.',
	legalDocumentText: 'Sổ hồng riêng cấp năm 2019, đã hoàn công.',
	appraisalDocumentText: 'Công ty Thẩm định Ví Dụ, 01/2026: 12,1 tỷ.',
	landCategory: 'RESIDENTIAL',
	houseCategory: 'ALLEY',
	interiorStatus: 'FULL',
	homeStatus: 'HANDED_OVER',
	rentalStatus: null,
	characteristics: ['CAR_ALLEY', 'BLOOMING'],
	postMode: 'OWNER',
	views: 1_284,
	ward: 'Phường Cô Giang',
	district: 'Quận 1',
	currentWard: 'Phường Cầu Ông Lãnh',
	currentProvince: 'Hồ Chí Minh',
	contactPersonName: 'Chị Hạnh',
	contactPersonPhone: '+84900001234',
	youtubeLink: 'https://www.youtube-nocookie.com/embed/An-Cu-Demo-',
	tiktokLink: null,
	facebookLink: null,
	updatedAt: '2026-03-10T10:00:00Z',
	userCreated: { id: 'p1', name: 'Nguyễn Thị Hạnh', listingCount: 3 },
};

/** An advert that says little, as many do. */
export const sparseDetail: ListingDetail = {
	...houseDetail,
	...land,
	description: 'Đất đẹp, liên hệ để xem.',
	mapSheetNo: null,
	landPlotNo: null,
	planningCheckedAt: null,
	floorArea: null,
	legalStatus: null,
	legalConditions: null,
	legalDocumentText: null,
	appraisalDocumentText: null,
	landCategory: null,
	houseCategory: null,
	interiorStatus: null,
	homeStatus: null,
	characteristics: [],
	postMode: 'BROKER',
	ward: null,
	district: null,
	currentWard: null,
	currentProvince: null,
	contactPersonName: null,
	contactPersonPhone: null,
	youtubeLink: null,
	userCreated: { id: 'p2', name: 'Trần Văn Bình', listingCount: 0 },
};
