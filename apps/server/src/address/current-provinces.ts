/** One of the 34 provinces in force since 1 July 2025. */
export interface CurrentProvince {
	code: string;
	name: string;
	fullName: string;
	/** Codes of the legacy provinces that went into it, each as a whole. */
	legacyCodes: readonly string[];
}

const city = (code: string, name: string, ...legacyCodes: string[]): CurrentProvince => ({
	code,
	name,
	fullName: `Thành phố ${name}`,
	legacyCodes,
});
const province = (code: string, name: string, ...legacyCodes: string[]): CurrentProvince => ({
	code,
	name,
	fullName: `Tỉnh ${name}`,
	legacyCodes,
});

/** Resolution 202/2025/QH15 of 12 June 2025; Đồng Nai is a city since 30 April 2026 (resolution 30/2026/QH16). */
export const currentProvinces: readonly CurrentProvince[] = [
	city('01', 'Hà Nội', '01'),
	province('04', 'Cao Bằng', '04'),
	province('08', 'Tuyên Quang', '02', '08'),
	province('11', 'Điện Biên', '11'),
	province('12', 'Lai Châu', '12'),
	province('14', 'Sơn La', '14'),
	province('15', 'Lào Cai', '10', '15'),
	province('19', 'Thái Nguyên', '06', '19'),
	province('20', 'Lạng Sơn', '20'),
	province('22', 'Quảng Ninh', '22'),
	province('24', 'Bắc Ninh', '24', '27'),
	province('25', 'Phú Thọ', '17', '25', '26'),
	city('31', 'Hải Phòng', '30', '31'),
	province('33', 'Hưng Yên', '33', '34'),
	province('37', 'Ninh Bình', '35', '36', '37'),
	province('38', 'Thanh Hóa', '38'),
	province('40', 'Nghệ An', '40'),
	province('42', 'Hà Tĩnh', '42'),
	province('44', 'Quảng Trị', '44', '45'),
	city('46', 'Huế', '46'),
	city('48', 'Đà Nẵng', '48', '49'),
	province('51', 'Quảng Ngãi', '51', '62'),
	province('52', 'Gia Lai', '52', '64'),
	province('56', 'Khánh Hòa', '56', '58'),
	province('66', 'Đắk Lắk', '54', '66'),
	province('68', 'Lâm Đồng', '60', '67', '68'),
	city('75', 'Đồng Nai', '70', '75'),
	city('79', 'Hồ Chí Minh', '74', '77', '79'),
	province('80', 'Tây Ninh', '72', '80'),
	province('82', 'Đồng Tháp', '82', '87'),
	province('86', 'Vĩnh Long', '83', '84', '86'),
	province('91', 'An Giang', '89', '91'),
	city('92', 'Cần Thơ', '92', '93', '94'),
	province('96', 'Cà Mau', '95', '96'),
];
