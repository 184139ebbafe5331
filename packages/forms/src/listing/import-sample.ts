import { type ContentLocale, type Locale, localized } from '../format/language.ts';
import { type ImportField, importFields } from './import-columns.ts';

type Row = Readonly<Record<ImportField, string>>;

const house: Row = {
	sourceId: 'A-001',
	title: 'Nhà 3 tầng hẻm xe hơi, gần chợ Bến Thành',
	description: 'Nhà xây năm 2019, hẻm rộng 5 m, hai mặt thoáng, có sân để xe. Xem nhà buổi chiều, báo trước một ngày.',
	tradingType: 'Bán',
	category: 'Nhà riêng',
	postMode: 'Chính chủ',
	address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
	street: '12 Lê Lợi',
	ward: 'Phường Bến Nghé',
	district: 'Quận 1',
	province: 'Hồ Chí Minh',
	price: '5,2 tỷ',
	area: '62',
	facadeArea: '4',
	floors: '3',
	bedroom: '4',
	toilet: '3',
	direction: 'Đông Nam',
	legalStatus: 'Sổ hồng',
	contactPersonName: 'Nguyễn Văn An',
	contactPersonPhone: '0912345678',
	latitude: '10.7741',
	longitude: '106.7018',
};

/** Listings of a sample file: one to buy with an address in one cell, one to rent with its units in cells of their own. */
const rows: readonly Row[] = [
	{ ...house, street: '', ward: '', district: '', province: '' },
	{
		...house,
		sourceId: 'A-002',
		title: 'Cho thuê nhà nguyên căn 2 tầng, gần trường học',
		tradingType: 'Cho thuê',
		postMode: 'Môi giới',
		address: '',
		price: '12,5 triệu',
		latitude: '',
		longitude: '',
	},
];

const headers: Readonly<Record<ContentLocale, Readonly<Record<ImportField, string>>>> = {
	vn: {
		sourceId: 'Mã tin',
		title: 'Tiêu đề',
		description: 'Mô tả',
		tradingType: 'Hình thức',
		category: 'Loại nhà đất',
		postMode: 'Chính chủ, môi giới',
		address: 'Địa chỉ',
		street: 'Số nhà, đường',
		ward: 'Phường, xã',
		district: 'Quận, huyện',
		province: 'Tỉnh, thành phố',
		price: 'Giá',
		area: 'Diện tích (m²)',
		facadeArea: 'Mặt tiền (m)',
		floors: 'Số tầng',
		bedroom: 'Phòng ngủ',
		toilet: 'Phòng vệ sinh',
		direction: 'Hướng',
		legalStatus: 'Giấy tờ',
		contactPersonName: 'Người liên hệ',
		contactPersonPhone: 'Số điện thoại',
		latitude: 'Vĩ độ',
		longitude: 'Kinh độ',
	},
	en: {
		sourceId: 'Listing ID',
		title: 'Title',
		description: 'Description',
		tradingType: 'Transaction type',
		category: 'Property type',
		postMode: 'Owner or broker',
		address: 'Address',
		street: 'Street address',
		ward: 'Ward',
		district: 'District',
		province: 'Province',
		price: 'Price',
		area: 'Area (m²)',
		facadeArea: 'Frontage (m)',
		floors: 'Floors',
		bedroom: 'Bedrooms',
		toilet: 'Bathrooms',
		direction: 'Direction',
		legalStatus: 'Legal status',
		contactPersonName: 'Contact name',
		contactPersonPhone: 'Phone',
		latitude: 'Latitude',
		longitude: 'Longitude',
	},
};

/** A file that can be imported as it is: the names of its columns in the reader's language, then two listings, whose words are Vietnamese as everybody's here. */
export function importSample(locale: Locale): readonly (readonly string[])[] {
	const header = localized(headers, locale);
	return [importFields.map((field) => header[field]), ...rows.map((row) => importFields.map((field) => row[field]))];
}
