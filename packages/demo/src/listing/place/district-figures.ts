/**
 * What a house costs per district: rounded medians of public 2024 adverts, used for demo data only.
 * Where nearly all adverts of a district are of one project, three quarters of their median stand here,
 * so that houses outside the project are not priced like those in it.
 *
 * By legacy district code: price in million đồng per m² of land with its house, typical plot in m²,
 * and how much is on offer there beside the other districts of the province (the root of the count).
 */
export const districtFigures: Readonly<Record<string, readonly [price: number, plot: number, offers: number]>> = {
	'001': [177, 40, 23], // Quận Ba Đình
	'002': [180, 28, 7], // Quận Hoàn Kiếm
	'003': [164, 40, 19], // Quận Tây Hồ
	'004': [138, 42, 35], // Quận Long Biên
	'005': [178, 41, 24], // Quận Cầu Giấy
	'006': [170, 40, 31], // Quận Đống Đa
	'007': [161, 38, 28], // Quận Hai Bà Trưng
	'008': [144, 39, 32], // Quận Hoàng Mai
	'009': [167, 40, 28], // Quận Thanh Xuân
	'016': [31, 140, 3], // Huyện Sóc Sơn
	'017': [64, 63, 11], // Huyện Đông Anh
	'018': [78, 60, 11], // Huyện Gia Lâm
	'019': [156, 40, 28], // Quận Nam Từ Liêm
	'020': [111, 40, 20], // Huyện Thanh Trì
	'021': [141, 41, 23], // Quận Bắc Từ Liêm
	'088': [44, 100, 5], // Thị xã Sa Pa
	'148': [66, 71, 3], // Thành phố Hòa Bình
	'152': [14.5, 300, 5], // Huyện Lương Sơn
	'193': [54, 88, 8], // Thành phố Hạ Long
	'203': [25, 300, 5], // Huyện Vân Đồn
	'227': [58, 100, 4], // Thành phố Việt Trì
	'243': [47, 98, 4], // Thành phố Vĩnh Yên
	'256': [69, 76, 5], // Thành phố Bắc Ninh
	'261': [56, 90, 11], // Thành phố Từ Sơn
	'268': [147, 37, 36], // Quận Hà Đông
	'273': [91, 61, 4], // Huyện Đan Phượng
	'274': [106, 36, 22], // Huyện Hoài Đức
	'275': [56, 48, 9], // Huyện Quốc Oai
	'277': [60, 36, 12], // Huyện Chương Mỹ
	'278': [61, 35, 7], // Huyện Thanh Oai
	'279': [42, 46, 5], // Huyện Thường Tín
	'303': [81, 50, 11], // Quận Hồng Bàng
	'304': [76, 56, 9], // Quận Ngô Quyền
	'305': [77, 52, 13], // Quận Lê Chân
	'306': [73, 60, 11], // Quận Hải An
	'307': [45, 59, 8], // Quận Kiến An
	'309': [39, 100, 3], // Quận Dương Kinh
	'311': [39, 77, 9], // Huyện Thuỷ Nguyên
	'312': [38, 60, 11], // Huyện An Dương
	'326': [88, 65, 19], // Huyện Văn Giang
	'327': [57, 88, 6], // Huyện Yên Mỹ
	'336': [69, 65, 4], // Thành phố Thái Bình
	'347': [56, 60, 6], // Thành phố Phủ Lý
	'380': [40, 95, 9], // Thành phố Thanh Hóa
	'412': [39, 160, 5], // Thành phố Vinh
	'474': [44, 98, 5], // Thành phố Huế
	'490': [53, 90, 15], // Quận Liên Chiểu
	'491': [71, 66, 14], // Quận Thanh Khê
	'492': [80, 73, 16], // Quận Hải Châu
	'493': [75, 80, 17], // Quận Sơn Trà
	'494': [68, 90, 15], // Quận Ngũ Hành Sơn
	'495': [53, 100, 14], // Quận Cẩm Lệ
	'497': [24, 110, 5], // Huyện Hòa Vang
	'502': [28, 180, 3], // Thành phố Tam Kỳ
	'503': [41, 120, 5], // Thành phố Hội An
	'540': [72, 64, 5], // Thành phố Quy Nhơn
	'568': [57, 75, 26], // Thành phố Nha Trang
	'572': [9.5, 340, 3], // Thị xã Ninh Hòa
	'574': [11.5, 200, 6], // Huyện Diên Khánh
	'582': [31, 94, 4], // Thành phố Phan Rang-Tháp Chàm
	'593': [42, 100, 11], // Thành phố Phan Thiết
	'643': [28, 110, 8], // Thành phố Buôn Ma Thuột
	'672': [67, 95, 8], // Thành phố Đà Lạt
	'673': [10.5, 300, 4], // Thành phố Bảo Lộc
	'678': [19.5, 180, 3], // Huyện Đức Trọng
	'718': [35, 100, 18], // Thành phố Thủ Dầu Một
	'719': [10.5, 150, 5], // Huyện Bàu Bàng
	'721': [16, 150, 11], // Thị xã Bến Cát
	'723': [28, 72, 14], // Thành phố Tân Uyên
	'724': [49, 75, 24], // Thành phố Dĩ An
	'725': [45, 77, 20], // Thành phố Thuận An
	'731': [36, 88, 24], // Thành phố Biên Hòa
	'732': [20, 140, 3], // Thành phố Long Khánh
	'735': [18.5, 100, 7], // Huyện Vĩnh Cửu
	'737': [15, 120, 4], // Huyện Trảng Bom
	'740': [15.5, 140, 6], // Huyện Long Thành
	'742': [18.5, 110, 11], // Huyện Nhơn Trạch
	'747': [87, 75, 11], // Thành phố Vũng Tàu
	'748': [29, 160, 4], // Thành phố Bà Rịa
	'752': [22, 110, 5], // Huyện Long Điền
	'753': [25, 100, 5], // Huyện Đất Đỏ
	'754': [15, 320, 5], // Thị xã Phú Mỹ
	// The adverts stop near 11 tỷ, which leaves out most of Quận 1: its share is raised to that of its neighbours.
	'760': [182, 36, 30], // Quận 1
	'761': [71, 65, 31], // Quận 12
	'764': [110, 59, 37], // Quận Gò Vấp
	'765': [133, 50, 29], // Quận Bình Thạnh
	'766': [125, 54, 29], // Quận Tân Bình
	'767': [105, 62, 32], // Quận Tân Phú
	'768': [157, 42, 19], // Quận Phú Nhuận
	'769': [83, 70, 45], // Thành phố Thủ Đức
	'770': [169, 39, 15], // Quận 3
	'771': [162, 41, 17], // Quận 10
	'772': [150, 44, 12], // Quận 11
	'773': [114, 40, 12], // Quận 4
	'774': [189, 36, 8], // Quận 5
	'775': [117, 57, 16], // Quận 6
	'776': [108, 52, 21], // Quận 8
	'777': [88, 60, 34], // Quận Bình Tân
	'778': [98, 60, 25], // Quận 7
	'783': [15.5, 140, 7], // Huyện Củ Chi
	'784': [43, 92, 16], // Huyện Hóc Môn
	'785': [34, 80, 14], // Huyện Bình Chánh
	'786': [74, 68, 19], // Huyện Nhà Bè
	'794': [36, 100, 5], // Thành phố Tân An
	'802': [17.5, 110, 9], // Huyện Đức Hòa
	'803': [26, 100, 12], // Huyện Bến Lức
	'806': [14, 140, 3], // Huyện Cần Đước
	'807': [28, 90, 9], // Huyện Cần Giuộc
	'815': [22, 76, 4], // Thành phố Mỹ Tho
	'899': [31, 120, 6], // Thành phố Rạch Giá
	'911': [34, 120, 6], // Thành phố Phú Quốc
	'916': [68, 69, 7], // Quận Ninh Kiều
	'918': [33, 90, 3], // Quận Bình Thuỷ
	'919': [57, 90, 7], // Quận Cái Răng
};
