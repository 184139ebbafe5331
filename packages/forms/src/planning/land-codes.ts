/** The three groups of land (Land Law 2024, article 9). */
export const landGroups = ['AGRICULTURAL', 'NON_AGRICULTURAL', 'UNUSED'] as const;
export type LandGroup = (typeof landGroups)[number];

/** A type of land as certificates and plans name it. */
export interface LandCode {
	/** `ODT`. */
	code: string;
	name: { vn: string; en: string };
	/** Fill of the official legend, `#RRGGBB`. Related codes share one. */
	colour: string;
	group: LandGroup;
	/** No longer in the list in force, but on older maps and certificates. */
	isFormer?: true;
}

// Codes and names: Circular 08/2024/TT-BTNMT; former ones: Circulars 27/2018 and 28/2004/TT-BTNMT. Colours: the legend of
// 27/2018; a code that it does not know has the colour of what it belongs to.
const agricultural = [
	['NNP', 'Nhóm đất nông nghiệp', 'Agricultural land', '#FFFF64'],
	['LUA', 'Đất trồng lúa', 'Rice land', '#FFFC82'],
	['LUC', 'Đất chuyên trồng lúa', 'Paddy land', '#FFFC8C'],
	['LUK', 'Đất trồng lúa còn lại', 'Other rice land', '#FFFC96'],
	['HNK', 'Đất trồng cây hằng năm khác', 'Other annual crops', '#FFF0B4'],
	['CLN', 'Đất trồng cây lâu năm', 'Perennial crops', '#FFD2A0'],
	['LNP', 'Đất lâm nghiệp', 'Forest land', '#AAFF32'],
	['RDD', 'Đất rừng đặc dụng', 'Special-use forest', '#6EFF64'],
	['RPH', 'Đất rừng phòng hộ', 'Protection forest', '#BEFF1E'],
	['RSX', 'Đất rừng sản xuất', 'Production forest', '#B4FFB4'],
	['NTS', 'Đất nuôi trồng thủy sản', 'Aquaculture', '#AAFFFF'],
	['CNT', 'Đất chăn nuôi tập trung', 'Livestock farming', '#F5FFB4'],
	['LMU', 'Đất làm muối', 'Salt making', '#FFFFFE'],
	['NKH', 'Đất nông nghiệp khác', 'Other agricultural land', '#F5FFB4'],
] as const;

const formerAgricultural = [
	['SXN', 'Đất sản xuất nông nghiệp', 'Crop land', '#FFFC6E'],
	['CHN', 'Đất trồng cây hằng năm', 'Annual crops', '#FFFC78'],
	['LUN', 'Đất trồng lúa nương', 'Upland rice', '#FFFCB4'],
	['BHK', 'Đất bằng trồng cây hằng năm khác', 'Other annual crops on flat land', '#FFF0B4'],
	['NHK', 'Đất nương rẫy trồng cây hằng năm khác', 'Other annual crops on upland fields', '#FFF0B4'],
	['COC', 'Đất cỏ dùng vào chăn nuôi', 'Grazing land', '#FFF0B4'],
	['LNC', 'Đất trồng cây công nghiệp lâu năm', 'Perennial industrial crops', '#FFD2A0'],
	['LNQ', 'Đất trồng cây ăn quả lâu năm', 'Orchards', '#FFD2A0'],
	['LNK', 'Đất trồng cây lâu năm khác', 'Other perennial crops', '#FFD2A0'],
	['RSN', 'Đất có rừng tự nhiên sản xuất', 'Natural production forest', '#B4FFB4'],
	['RST', 'Đất có rừng trồng sản xuất', 'Planted production forest', '#B4FFB4'],
	['RSK', 'Đất khoanh nuôi phục hồi rừng sản xuất', 'Production forest under restoration', '#B4FFB4'],
	['RSM', 'Đất trồng rừng sản xuất', 'Production forest being planted', '#B4FFB4'],
	['RPN', 'Đất có rừng tự nhiên phòng hộ', 'Natural protection forest', '#BEFF1E'],
	['RPT', 'Đất có rừng trồng phòng hộ', 'Planted protection forest', '#BEFF1E'],
	['RPK', 'Đất khoanh nuôi phục hồi rừng phòng hộ', 'Protection forest under restoration', '#BEFF1E'],
	['RPM', 'Đất trồng rừng phòng hộ', 'Protection forest being planted', '#BEFF1E'],
	['RDN', 'Đất có rừng tự nhiên đặc dụng', 'Natural special-use forest', '#6EFF64'],
	['RDT', 'Đất có rừng trồng đặc dụng', 'Planted special-use forest', '#6EFF64'],
	['RDK', 'Đất khoanh nuôi phục hồi rừng đặc dụng', 'Special-use forest under restoration', '#6EFF64'],
	['RDM', 'Đất trồng rừng đặc dụng', 'Special-use forest being planted', '#6EFF64'],
	['TSL', 'Đất nuôi trồng thủy sản nước lợ, mặn', 'Brackish or salt-water aquaculture', '#AAFFFF'],
	['TSN', 'Đất chuyên nuôi trồng thủy sản nước ngọt', 'Freshwater aquaculture', '#AAFFFF'],
] as const;

const nonAgricultural = [
	['PNN', 'Nhóm đất phi nông nghiệp', 'Non-agricultural land', '#FFFF64'],
	['OTC', 'Đất ở', 'Residential land', '#FFB4FF'],
	['ONT', 'Đất ở tại nông thôn', 'Rural residential land', '#FFD0FF'],
	['ODT', 'Đất ở tại đô thị', 'Urban residential land', '#FFA0FF'],
	['TSC', 'Đất xây dựng trụ sở cơ quan', 'Government offices', '#FFAAA0'],
	['CQP', 'Đất quốc phòng', 'National defence', '#FF6450'],
	['CAN', 'Đất an ninh', 'Public security', '#FF5046'],
	['DSN', 'Đất xây dựng công trình sự nghiệp', 'Public service facilities', '#FFA0AA'],
	['DVH', 'Đất xây dựng cơ sở văn hóa', 'Cultural facilities', '#FFAAA0'],
	['DXH', 'Đất xây dựng cơ sở xã hội', 'Social facilities', '#FFAAA0'],
	['DYT', 'Đất xây dựng cơ sở y tế', 'Health facilities', '#FFAAA0'],
	['DGD', 'Đất xây dựng cơ sở giáo dục và đào tạo', 'Schools and training', '#FFAAA0'],
	['DTT', 'Đất xây dựng cơ sở thể dục, thể thao', 'Sports facilities', '#FFAAA0'],
	['DKH', 'Đất xây dựng cơ sở khoa học và công nghệ', 'Science and technology facilities', '#FFAAA0'],
	['DMT', 'Đất xây dựng cơ sở môi trường', 'Environmental facilities', '#FFA0AA'],
	['DKT', 'Đất xây dựng cơ sở khí tượng thủy văn', 'Weather and hydrology stations', '#FFA0AA'],
	['DNG', 'Đất xây dựng cơ sở ngoại giao', 'Diplomatic facilities', '#FFAAA0'],
	['DSK', 'Đất xây dựng công trình sự nghiệp khác', 'Other public service facilities', '#FFAAA0'],
	['CSK', 'Đất sản xuất, kinh doanh phi nông nghiệp', 'Industry and business', '#FFA0AA'],
	['SKK', 'Đất khu công nghiệp', 'Industrial park', '#FAAAA0'],
	['SKN', 'Đất cụm công nghiệp', 'Industrial cluster', '#FAAAA0'],
	['SCT', 'Đất khu công nghệ thông tin tập trung', 'Information technology park', '#FAAAA0'],
	['TMD', 'Đất thương mại, dịch vụ', 'Commerce and services', '#FAAAA0'],
	['SKC', 'Đất cơ sở sản xuất phi nông nghiệp', 'Non-agricultural production', '#FAAAA0'],
	['SKS', 'Đất sử dụng cho hoạt động khoáng sản', 'Mining', '#CDAACD'],
	['CCC', 'Đất sử dụng vào mục đích công cộng', 'Public purposes', '#FFAAA0'],
	['DGT', 'Đất công trình giao thông', 'Roads and transport', '#FFAA32'],
	['DTL', 'Đất công trình thủy lợi', 'Irrigation works', '#AAFFFF'],
	['DCT', 'Đất công trình cấp nước, thoát nước', 'Water supply and drainage', '#AAFFFF'],
	['DPC', 'Đất công trình phòng, chống thiên tai', 'Disaster prevention works', '#AAFFFF'],
	[
		'DDD',
		'Đất có di tích lịch sử - văn hóa, danh lam thắng cảnh, di sản thiên nhiên',
		'Monuments, scenic places and natural heritage',
		'#FFAAA0',
	],
	['DRA', 'Đất công trình xử lý chất thải', 'Waste treatment', '#CDAACD'],
	['DNL', 'Đất công trình năng lượng, chiếu sáng công cộng', 'Energy and public lighting', '#FFAAA0'],
	[
		'DBV',
		'Đất công trình hạ tầng bưu chính, viễn thông, công nghệ thông tin',
		'Post, telecommunications and information technology',
		'#FFAAA0',
	],
	['DCH', 'Đất chợ dân sinh, chợ đầu mối', 'Markets', '#FFAAA0'],
	[
		'DKV',
		'Đất khu vui chơi, giải trí công cộng, sinh hoạt cộng đồng',
		'Parks, public recreation and community life',
		'#FFAAA0',
	],
	['TON', 'Đất tôn giáo', 'Religious land', '#FAAAA0'],
	['TIN', 'Đất tín ngưỡng', 'Land of folk worship', '#FFAAA0'],
	[
		'NTD',
		'Đất nghĩa trang, nhà tang lễ, cơ sở hỏa táng; đất cơ sở lưu trữ tro cốt',
		'Cemeteries, funeral homes and crematoria',
		'#D2D2D2',
	],
	['TVC', 'Đất có mặt nước chuyên dùng', 'Water surface', '#A0FFFF'],
	['MNC', 'Đất có mặt nước chuyên dùng dạng ao, hồ, đầm, phá', 'Ponds, lakes and lagoons', '#A0FFFF'],
	['SON', 'Đất có mặt nước dạng sông, ngòi, kênh, rạch, suối', 'Rivers, canals and streams', '#A0FFFF'],
	['PNK', 'Đất phi nông nghiệp khác', 'Other non-agricultural land', '#FFAAA0'],
] as const;

const formerNonAgricultural = [
	['OCT', 'Đất ở', 'Residential land', '#FFB4FF'],
	['CDG', 'Đất chuyên dùng', 'Special-use land', '#FFA0AA'],
	['DTS', 'Đất xây dựng trụ sở của tổ chức sự nghiệp', 'Offices of public service units', '#FAAAA0'],
	['SKT', 'Đất khu chế xuất', 'Export processing zone', '#FAAAA0'],
	['SKX', 'Đất sản xuất vật liệu xây dựng, làm đồ gốm', 'Building materials and pottery', '#CDAACD'],
	['DDT', 'Đất có di tích lịch sử - văn hóa', 'Monuments', '#FFAAA0'],
	['DDL', 'Đất danh lam thắng cảnh', 'Scenic places', '#FFAAA0'],
	['DSH', 'Đất sinh hoạt cộng đồng', 'Community halls', '#FFAAA0'],
	['DCK', 'Đất công trình công cộng khác', 'Other public works', '#FFAAA0'],
] as const;

const unused = [
	['CSD', 'Nhóm đất chưa sử dụng', 'Unused land', '#FFFFFE'],
	['CGT', 'Đất do Nhà nước thu hồi chưa giao, chưa cho thuê', 'Recovered by the State, not allotted yet', '#FFFFFE'],
	['BCS', 'Đất bằng chưa sử dụng', 'Unused flat land', '#FFFFFE'],
	['DCS', 'Đất đồi núi chưa sử dụng', 'Unused hills and mountains', '#FFFFFE'],
	['NCS', 'Đất núi đá không có rừng cây', 'Bare rocky mountains', '#E6E6C8'],
	['MCS', 'Đất có mặt nước chưa sử dụng', 'Unused water surface', '#FFFFFE'],
] as const;

const formerUnused = [
	['MVB', 'Đất có mặt nước ven biển', 'Coastal water', '#B4FFFF'],
	['MVT', 'Đất mặt nước ven biển nuôi trồng thủy sản', 'Coastal water for aquaculture', '#B4FFFF'],
	['MVR', 'Đất mặt nước ven biển có rừng ngập mặn', 'Coastal water with mangroves', '#B4FFFF'],
	['MVK', 'Đất mặt nước ven biển có mục đích khác', 'Coastal water for other purposes', '#B4FFFF'],
] as const;

type Line = readonly [code: string, vn: string, en: string, colour: string];

const inForce = (group: LandGroup, lines: readonly Line[]): LandCode[] =>
	lines.map(([code, vn, en, colour]) => ({ code, name: { vn, en }, colour, group }));
const former = (group: LandGroup, lines: readonly Line[]): LandCode[] =>
	inForce(group, lines).map((each) => ({ ...each, isFormer: true }));

/** Every type of land that has a code, the ones in force of a group before its former ones. */
export const landCodes: readonly LandCode[] = [
	...inForce('AGRICULTURAL', agricultural),
	...former('AGRICULTURAL', formerAgricultural),
	...inForce('NON_AGRICULTURAL', nonAgricultural),
	...former('NON_AGRICULTURAL', formerNonAgricultural),
	...inForce('UNUSED', unused),
	...former('UNUSED', formerUnused),
];

const byCode: ReadonlyMap<string, LandCode> = new Map(landCodes.map((each) => [each.code, each]));

/** What a code stands for. Undefined for one that no list knows: construction plans have codes of their own, which are shown as they are. */
export function findLandCode(code: string): LandCode | undefined {
	return byCode.get(code.trim().toUpperCase());
}
