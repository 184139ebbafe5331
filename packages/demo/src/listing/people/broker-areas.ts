import type { Region } from '../place/province-facts.ts';

/** Where a broker works. */
interface BrokerArea {
	name: string;
	region: Region;
	/** Legacy codes. */
	provinces: readonly string[];
	/** How many brokers of the demo work there. */
	brokers: number;
}

/** The areas of the demo's brokers. Every province lies in one. */
export const brokerAreas: readonly BrokerArea[] = [
	{ name: 'Hà Nội', region: 'north', provinces: ['01'], brokers: 5 },
	{ name: 'Hà Nội và các tỉnh lân cận', region: 'north', provinces: ['01', '17', '26', '33', '35'], brokers: 2 },
	{ name: 'Hải Phòng và Quảng Ninh', region: 'north', provinces: ['22', '31'], brokers: 2 },
	{ name: 'Bắc Ninh, Bắc Giang và Thái Nguyên', region: 'north', provinces: ['19', '24', '27'], brokers: 1 },
	{ name: 'đồng bằng Bắc Bộ', region: 'north', provinces: ['30', '33', '34', '35', '36', '37'], brokers: 1 },
	{
		name: 'các tỉnh miền núi phía Bắc',
		region: 'north',
		provinces: ['02', '04', '06', '08', '10', '11', '12', '14', '15', '17', '20', '25'],
		brokers: 1,
	},
	{ name: 'Thanh Hóa, Nghệ An và Hà Tĩnh', region: 'central', provinces: ['38', '40', '42'], brokers: 1 },
	{ name: 'dải đất từ Quảng Bình đến Huế', region: 'central', provinces: ['44', '45', '46'], brokers: 1 },
	{ name: 'Đà Nẵng và Quảng Nam', region: 'central', provinces: ['48', '49'], brokers: 3 },
	{ name: 'Quảng Ngãi, Bình Định và Phú Yên', region: 'central', provinces: ['51', '52', '54'], brokers: 1 },
	{ name: 'Khánh Hòa, Ninh Thuận và Bình Thuận', region: 'central', provinces: ['56', '58', '60'], brokers: 2 },
	{ name: 'Tây Nguyên', region: 'central', provinces: ['62', '64', '66', '67'], brokers: 1 },
	{ name: 'Đà Lạt và Lâm Đồng', region: 'central', provinces: ['68'], brokers: 1 },
	{ name: 'TP. Hồ Chí Minh', region: 'south', provinces: ['79'], brokers: 6 },
	{ name: 'Bình Dương và Đồng Nai', region: 'south', provinces: ['74', '75'], brokers: 3 },
	{ name: 'Tây Ninh và Bình Phước', region: 'south', provinces: ['70', '72'], brokers: 1 },
	{ name: 'Vũng Tàu và Bà Rịa', region: 'south', provinces: ['77'], brokers: 1 },
	{ name: 'Long An và Tiền Giang', region: 'south', provinces: ['80', '82'], brokers: 1 },
	{
		name: 'miền Tây Nam Bộ',
		region: 'south',
		provinces: ['83', '84', '86', '87', '89', '91', '92', '93', '94', '95', '96'],
		brokers: 2,
	},
];
