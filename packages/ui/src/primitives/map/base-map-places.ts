/** A name on the ground. */
export interface BaseMapPlace {
	name: string;
	lat: number;
	long: number;
	/** Shown from this zoom on. */
	fromZoom: number;
	/** Not shown from this zoom on, where names of its districts stand instead. */
	untilZoom?: number;
	/** How it is drawn, where it is not a town. */
	className?: string;
}

const place = (
	name: string,
	lat: number,
	long: number,
	fromZoom: number,
	untilZoom = Number.POSITIVE_INFINITY,
): BaseMapPlace => ({ name, lat, long, fromZoom, untilZoom });

/** Cities that a person finds their way by. */
export const cities: readonly BaseMapPlace[] = [
	place('Hà Nội', 21.03, 105.85, 5, 12),
	place('TP. Hồ Chí Minh', 10.78, 106.7, 5, 12),
	place('Đà Nẵng', 16.06, 108.22, 5, 12),
	place('Hải Phòng', 20.85, 106.68, 7, 12),
	place('Cần Thơ', 10.04, 105.78, 6, 12),
	place('Huế', 16.46, 107.59, 6),
	place('Nha Trang', 12.24, 109.19, 6),
	place('Vinh', 18.67, 105.69, 6),
	place('Buôn Ma Thuột', 12.67, 108.04, 6),
	place('Quy Nhơn', 13.77, 109.22, 7),
	place('Đà Lạt', 11.94, 108.44, 7),
	place('Thanh Hóa', 19.81, 105.78, 7),
	place('Hạ Long', 20.96, 107.08, 8),
	place('Lào Cai', 22.48, 103.97, 7),
	place('Điện Biên Phủ', 21.39, 103.02, 7),
	place('Thái Nguyên', 21.59, 105.84, 7),
	place('Lạng Sơn', 21.85, 106.76, 7),
	place('Đồng Hới', 17.48, 106.6, 7),
	place('Pleiku', 13.98, 108.0, 7),
	place('Vũng Tàu', 10.35, 107.08, 8),
	place('Biên Hòa', 10.95, 106.82, 9),
	place('Thủ Dầu Một', 10.98, 106.65, 9),
	place('Phan Thiết', 10.93, 108.1, 7),
	place('Cà Mau', 9.18, 105.15, 6),
	place('Rạch Giá', 10.01, 105.08, 7),
	place('Phú Quốc', 10.22, 103.96, 7),
	place('Côn Đảo', 8.69, 106.61, 7),
	place('Nam Định', 20.42, 106.17, 8),
	place('Hòa Bình', 20.81, 105.34, 8),
	place('Sơn La', 21.33, 103.91, 7),
	place('Hà Giang', 22.82, 104.98, 7),
	place('Cao Bằng', 22.67, 106.26, 7),
	place('Tuy Hòa', 13.09, 109.3, 7),
	place('Quảng Ngãi', 15.12, 108.8, 7),
	place('Kon Tum', 14.35, 108.0, 8),
	place('Mỹ Tho', 10.36, 106.36, 9),
	place('Long Xuyên', 10.38, 105.43, 8),
	place('Tây Ninh', 11.31, 106.1, 8),
];

/** Islands of the two archipelagos, so that they show at every zoom. */
export const islands: readonly (readonly [lat: number, long: number])[] = [
	[16.534, 111.608],
	[16.447, 111.607],
	[16.667, 112.731],
	[16.837, 112.337],
	[16.951, 112.319],
	[15.787, 111.2],
	[8.645, 111.92],
	[8.867, 112.84],
	[9.885, 114.331],
	[10.184, 114.366],
	[11.429, 114.331],
	[10.377, 114.366],
	[7.89, 112.92],
];
