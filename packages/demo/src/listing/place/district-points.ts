/**
 * Where the middle of a district lies, for districts with much on offer to which no place of the gazetteer belongs.
 * Written down by us, to about a kilometre; a point that the caller gives goes before these.
 */
export const districtPoints: Readonly<Record<string, readonly [lat: number, long: number]>> = {
	'303': [20.864, 106.664], // Hồng Bàng
	'304': [20.857, 106.7], // Ngô Quyền
	'305': [20.846, 106.681], // Lê Chân
	'306': [20.818, 106.742], // Hải An
	'309': [20.79, 106.73], // Dương Kinh
	'492': [16.052, 108.216], // Hải Châu
	'540': [13.772, 109.212], // Quy Nhơn
	'723': [11.06, 106.79], // Tân Uyên
	'719': [11.26, 106.62], // Bàu Bàng
	'722': [11.29, 106.79], // Phú Giáo
	'761': [10.866, 106.652], // Quận 12
	'776': [10.735, 106.64], // Quận 8
	'777': [10.765, 106.603], // Bình Tân
	'803': [10.645, 106.485], // Bến Lức
	'736': [11.19, 107.35], // Định Quán
	'449': [18.07, 106.28], // Kỳ Anh
	'819': [10.37, 106.03], // Cái Bè
};

/**
 * Districts whose point in the gazetteer lies at the water, at the border or outside: a better point, and how far
 * from it is still inside, in km. These go before what the caller gives.
 */
export const betterPoints: Readonly<Record<string, readonly [lat: number, long: number, radius: number]>> = {
	'008': [20.975, 105.855, 1.8], // Hoàng Mai
	'018': [21.02, 105.95, 2.5], // Gia Lâm
	'193': [20.972, 107.08, 1.2], // Hạ Long
	'194': [21.517, 107.95, 1.5], // Móng Cái
	'203': [21.066, 107.42, 0.8], // Vân Đồn
	'205': [21.087, 106.535, 2], // Đông Triều
	'222': [21.27, 106.09, 2], // Việt Yên
	'244': [21.25, 105.7, 2], // Phúc Yên
	'259': [21.143, 106.165, 2.2], // Quế Võ
	'261': [21.118, 105.96, 1.8], // Từ Sơn
	'277': [20.905, 105.69, 3], // Chương Mỹ
	'290': [21.115, 106.4, 2.5], // Chí Linh
	'308': [20.717, 106.775, 1.3], // Đồ Sơn
	'323': [20.668, 106.066, 1.4], // Hưng Yên
	'326': [20.927, 105.955, 2], // Văn Giang
	'365': [20.27, 106.45, 2.5], // Giao Thủy
	'382': [19.755, 105.885, 1.2], // Sầm Sơn
	'413': [18.8, 105.708, 1.1], // Cửa Lò
	'482': [16.28, 107.86, 1.2], // Phú Lộc
	'491': [16.06, 108.188, 1.2], // Thanh Khê
	'493': [16.073, 108.236, 1.2], // Sơn Trà
	'494': [16.01, 108.248, 1.4], // Ngũ Hành Sơn
	'495': [16.015, 108.195, 1.6], // Cẩm Lệ
	'548': [14, 109.06, 3], // Phù Cát
	'555': [13.085, 109.297, 1.6], // Tuy Hòa
	'557': [13.46, 109.215, 1.5], // Sông Cầu
	'568': [12.255, 109.174, 1.9], // Nha Trang
	'569': [11.935, 109.14, 1.8], // Cam Ranh
	'593': [10.947, 108.098, 2.2], // Phan Thiết
	'690': [11.65, 106.605, 2], // Bình Long
	'712': [11.035, 106.36, 2], // Trảng Bàng
	'718': [10.992, 106.672, 2.2], // Thủ Dầu Một
	'725': [10.93, 106.72, 2.4], // Thuận An
	'740': [10.78, 107, 3], // Long Thành
	'747': [10.383, 107.113, 1.8], // Vũng Tàu
	'752': [10.475, 107.21, 2], // Long Điền
	'754': [10.605, 107.07, 2.5], // Phú Mỹ
	'764': [10.838, 106.668, 1.8], // Gò Vấp
	'769': [10.83, 106.77, 4.5], // Thủ Đức
	'775': [10.747, 106.637, 1], // Quận 6
	'778': [10.735, 106.725, 1.6], // Quận 7
	'787': [10.5, 106.88, 2], // Cần Giờ
	'807': [10.6, 106.66, 2], // Cần Giuộc
	'867': [10.3, 105.76, 1.8], // Sa Đéc
	'884': [10.695, 105.112, 1.2], // Châu Đốc
	'899': [10.008, 105.105, 1.6], // Rạch Giá
	'900': [10.388, 104.497, 1], // Hà Tiên
	'911': [10.217, 103.985, 1.7], // Phú Quốc
	'919': [9.995, 105.775, 2], // Cái Răng
};

/** Districts where nothing is for sale to the public: garrisons and nature reserves in the open sea. */
export const closedDistricts: ReadonlySet<string> = new Set(['318', '471', '498', '576']);

/** Small islands: a scatter as wide as elsewhere would fall into the sea. */
export const smallIslands: ReadonlySet<string> = new Set(['207', '317', '536', '755', '912', '602']);
