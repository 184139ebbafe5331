import type { Region } from './province-facts.ts';

/**
 * Main roads that cross a district in the country, by legacy district code. Where none is known to us, a road is named
 * by its rank alone.
 */
export const districtRoads: Readonly<Record<string, readonly string[]>> = {
	'016': ['Quốc lộ 2', 'Quốc lộ 3'], // Sóc Sơn
	'017': ['Quốc lộ 3'], // Đông Anh
	'018': ['Quốc lộ 5'], // Gia Lâm
	'020': ['Quốc lộ 1A'], // Thanh Trì
	'026': ['Quốc lộ 4C'], // Đồng Văn
	'027': ['Quốc lộ 4C'], // Mèo Vạc
	'028': ['Quốc lộ 4C'], // Yên Minh
	'029': ['Quốc lộ 4C'], // Quản Bạ
	'030': ['Quốc lộ 2'], // Vị Xuyên
	'034': ['Quốc lộ 2'], // Bắc Quang
	'053': ['Quốc lộ 4A'], // Thạch An
	'062': ['Quốc lộ 3'], // Ngân Sơn
	'063': ['Quốc lộ 3'], // Bạch Thông
	'065': ['Quốc lộ 3'], // Chợ Mới
	'074': ['Quốc lộ 2'], // Hàm Yên
	'075': ['Quốc lộ 2'], // Yên Sơn
	'076': ['Quốc lộ 37'], // Sơn Dương
	'086': ['Quốc lộ 70'], // Bảo Thắng
	'087': ['Quốc lộ 70'], // Bảo Yên
	'088': ['Quốc lộ 4D'], // Sa Pa
	'097': ['Quốc lộ 12'], // Mường Chà
	'099': ['Quốc lộ 6'], // Tuần Giáo
	'100': ['Quốc lộ 279'], // Điện Biên
	'106': ['Quốc lộ 4D'], // Tam Đường
	'109': ['Quốc lộ 12'], // Phong Thổ
	'110': ['Quốc lộ 32'], // Than Uyên
	'111': ['Quốc lộ 32'], // Tân Uyên
	'119': ['Quốc lộ 6'], // Thuận Châu
	'123': ['Quốc lộ 6'], // Mộc Châu
	'124': ['Quốc lộ 6'], // Yên Châu
	'125': ['Quốc lộ 6'], // Mai Sơn
	'128': ['Quốc lộ 6'], // Vân Hồ
	'135': ['Quốc lộ 70'], // Lục Yên
	'137': ['Quốc lộ 32'], // Mù Căng Chải
	'140': ['Quốc lộ 32'], // Văn Chấn
	'141': ['Quốc lộ 70'], // Yên Bình
	'152': ['Quốc lộ 6'], // Lương Sơn
	'153': ['Quốc lộ 12B'], // Kim Bôi
	'154': ['Quốc lộ 6'], // Cao Phong
	'155': ['Quốc lộ 6'], // Tân Lạc
	'156': ['Quốc lộ 6'], // Mai Châu
	'165': ['Quốc lộ 3'], // Sông Công
	'168': ['Quốc lộ 3'], // Phú Lương
	'171': ['Quốc lộ 37'], // Đại Từ
	'172': ['Quốc lộ 3'], // Phổ Yên
	'173': ['Quốc lộ 37'], // Phú Bình
	'183': ['Quốc lộ 1A'], // Cao Lộc
	'186': ['Quốc lộ 1A'], // Hữu Lũng
	'187': ['Quốc lộ 1A'], // Chi Lăng
	'188': ['Quốc lộ 4B'], // Lộc Bình
	'189': ['Quốc lộ 4B'], // Đình Lập
	'195': ['Quốc lộ 18'], // Cẩm Phả
	'196': ['Quốc lộ 18'], // Uông Bí
	'199': ['Quốc lộ 18'], // Tiên Yên
	'200': ['Quốc lộ 18'], // Đầm Hà
	'201': ['Quốc lộ 18'], // Hải Hà
	'205': ['Quốc lộ 18'], // Đông Triều
	'217': ['Quốc lộ 1A'], // Lạng Giang
	'218': ['Quốc lộ 31'], // Lục Nam
	'219': ['Quốc lộ 31'], // Lục Ngạn
	'220': ['Quốc lộ 31'], // Sơn Động
	'222': ['Quốc lộ 1A'], // Việt Yên
	'223': ['Quốc lộ 37'], // Hiệp Hòa
	'230': ['Quốc lộ 2'], // Đoan Hùng
	'233': ['Quốc lộ 2'], // Phù Ninh
	'238': ['Quốc lộ 32'], // Thanh Sơn
	'240': ['Quốc lộ 32'], // Tân Sơn
	'244': ['Quốc lộ 2'], // Phúc Yên
	'249': ['Quốc lộ 2'], // Bình Xuyên
	'252': ['Quốc lộ 2'], // Vĩnh Tường
	'259': ['Quốc lộ 18'], // Quế Võ
	'260': ['Quốc lộ 1A'], // Tiên Du
	'261': ['Quốc lộ 1A'], // Từ Sơn
	'262': ['Quốc lộ 38'], // Thuận Thành
	'271': ['Quốc lộ 32'], // Ba Vì
	'272': ['Quốc lộ 32'], // Phúc Thọ
	'273': ['Quốc lộ 32'], // Đan Phượng
	'274': ['Quốc lộ 32'], // Hoài Đức
	'277': ['Quốc lộ 6'], // Chương Mỹ
	'279': ['Quốc lộ 1A'], // Thường Tín
	'280': ['Quốc lộ 1A'], // Phú Xuyên
	'290': ['Quốc lộ 18'], // Chí Linh
	'293': ['Quốc lộ 5'], // Kim Thành
	'295': ['Quốc lộ 5'], // Cẩm Giàng
	'311': ['Quốc lộ 10'], // Thuỷ Nguyên
	'312': ['Quốc lộ 5'], // An Dương
	'313': ['Quốc lộ 10'], // An Lão
	'316': ['Quốc lộ 10'], // Vĩnh Bảo
	'325': ['Quốc lộ 5'], // Văn Lâm
	'327': ['Quốc lộ 39'], // Yên Mỹ
	'328': ['Quốc lộ 5'], // Mỹ Hào
	'329': ['Quốc lộ 38'], // Ân Thi
	'330': ['Quốc lộ 39'], // Khoái Châu
	'331': ['Quốc lộ 39'], // Kim Động
	'332': ['Quốc lộ 39'], // Tiên Lữ
	'338': ['Quốc lộ 10'], // Quỳnh Phụ
	'339': ['Quốc lộ 39'], // Hưng Hà
	'340': ['Quốc lộ 10', 'Quốc lộ 39'], // Đông Hưng
	'341': ['Quốc lộ 39'], // Thái Thụy
	'344': ['Quốc lộ 10'], // Vũ Thư
	'349': ['Quốc lộ 1A'], // Duy Tiên
	'350': ['Quốc lộ 21'], // Kim Bảng
	'351': ['Quốc lộ 1A'], // Thanh Liêm
	'359': ['Quốc lộ 10'], // Vụ Bản
	'360': ['Quốc lộ 10'], // Ý Yên
	'362': ['Quốc lộ 21'], // Nam Trực
	'363': ['Quốc lộ 21'], // Trực Ninh
	'366': ['Quốc lộ 21'], // Hải Hậu
	'370': ['Quốc lộ 1A'], // Tam Điệp
	'372': ['Quốc lộ 12B'], // Nho Quan
	'374': ['Quốc lộ 1A'], // Hoa Lư
	'381': ['Quốc lộ 1A'], // Bỉm Sơn
	'392': ['Quốc lộ 1A'], // Hà Trung
	'394': ['Quốc lộ 45'], // Yên Định
	'395': ['Quốc lộ 47'], // Thọ Xuân
	'397': ['Quốc lộ 47'], // Triệu Sơn
	'398': ['Quốc lộ 45'], // Thiệu Hóa
	'399': ['Quốc lộ 1A'], // Hoằng Hóa
	'400': ['Quốc lộ 1A'], // Hậu Lộc
	'403': ['Quốc lộ 45'], // Như Thanh
	'404': ['Quốc lộ 45'], // Nông Cống
	'405': ['Quốc lộ 47'], // Đông Sơn
	'406': ['Quốc lộ 1A'], // Quảng Xương
	'407': ['Quốc lộ 1A'], // Nghi Sơn
	'416': ['Quốc lộ 48'], // Quỳ Châu
	'418': ['Quốc lộ 7'], // Tương Dương
	'419': ['Quốc lộ 48'], // Nghĩa Đàn
	'420': ['Quốc lộ 48'], // Quỳ Hợp
	'421': ['Quốc lộ 1A'], // Quỳnh Lưu
	'422': ['Quốc lộ 7'], // Con Cuông
	'424': ['Quốc lộ 7'], // Anh Sơn
	'425': ['Quốc lộ 1A'], // Diễn Châu
	'426': ['Quốc lộ 7'], // Yên Thành
	'427': ['Quốc lộ 7'], // Đô Lương
	'429': ['Quốc lộ 1A'], // Nghi Lộc
	'431': ['Quốc lộ 1A'], // Hưng Nguyên
	'432': ['Quốc lộ 1A'], // Hoàng Mai
	'437': ['Quốc lộ 1A'], // Hồng Lĩnh
	'442': ['Quốc lộ 1A'], // Nghi Xuân
	'443': ['Quốc lộ 1A'], // Can Lộc
	'445': ['Quốc lộ 1A'], // Thạch Hà
	'446': ['Quốc lộ 1A'], // Cẩm Xuyên
	'447': ['Quốc lộ 1A'], // Kỳ Anh
	'449': ['Quốc lộ 1A'], // Kỳ Anh
	'452': ['Quốc lộ 12A'], // Minh Hóa
	'453': ['Quốc lộ 12A'], // Tuyên Hóa
	'454': ['Quốc lộ 1A'], // Quảng Trạch
	'455': ['Quốc lộ 1A'], // Bố Trạch
	'456': ['Quốc lộ 1A'], // Quảng Ninh
	'457': ['Quốc lộ 1A'], // Lệ Thủy
	'458': ['Quốc lộ 1A'], // Ba Đồn
	'464': ['Quốc lộ 1A'], // Vĩnh Linh
	'465': ['Quốc lộ 9'], // Hướng Hóa
	'466': ['Quốc lộ 1A'], // Gio Linh
	'467': ['Quốc lộ 9'], // Đa Krông
	'468': ['Quốc lộ 9'], // Cam Lộ
	'469': ['Quốc lộ 1A'], // Triệu Phong
	'470': ['Quốc lộ 1A'], // Hải Lăng
	'476': ['Quốc lộ 1A'], // Phong Điền
	'478': ['Quốc lộ 49'], // Phú Vang
	'479': ['Quốc lộ 1A'], // Hương Thủy
	'480': ['Quốc lộ 1A'], // Hương Trà
	'481': ['Quốc lộ 49'], // A Lưới
	'482': ['Quốc lộ 1A'], // Phú Lộc
	'497': ['Quốc lộ 1A', 'Quốc lộ 14B'], // Hòa Vang
	'506': ['Quốc lộ 14B'], // Đại Lộc
	'507': ['Quốc lộ 1A'], // Điện Bàn
	'508': ['Quốc lộ 1A'], // Duy Xuyên
	'509': ['Quốc lộ 1A'], // Quế Sơn
	'513': ['Quốc lộ 1A'], // Thăng Bình
	'517': ['Quốc lộ 1A'], // Núi Thành
	'518': ['Quốc lộ 1A'], // Phú Ninh
	'524': ['Quốc lộ 1A'], // Bình Sơn
	'527': ['Quốc lộ 1A'], // Sơn Tịnh
	'528': ['Quốc lộ 1A'], // Tư Nghĩa
	'533': ['Quốc lộ 1A'], // Mộ Đức
	'534': ['Quốc lộ 1A'], // Đức Phổ
	'535': ['Quốc lộ 24'], // Ba Tơ
	'543': ['Quốc lộ 1A'], // Hoài Nhơn
	'545': ['Quốc lộ 1A'], // Phù Mỹ
	'547': ['Quốc lộ 19'], // Tây Sơn
	'548': ['Quốc lộ 1A'], // Phù Cát
	'549': ['Quốc lộ 1A'], // An Nhơn
	'550': ['Quốc lộ 1A', 'Quốc lộ 19'], // Tuy Phước
	'557': ['Quốc lộ 1A'], // Sông Cầu
	'559': ['Quốc lộ 1A'], // Tuy An
	'560': ['Quốc lộ 25'], // Sơn Hòa
	'563': ['Quốc lộ 25'], // Phú Hoà
	'564': ['Quốc lộ 1A'], // Đông Hòa
	'569': ['Quốc lộ 1A'], // Cam Ranh
	'570': ['Quốc lộ 1A'], // Cam Lâm
	'571': ['Quốc lộ 1A'], // Vạn Ninh
	'572': ['Quốc lộ 1A', 'Quốc lộ 26'], // Ninh Hòa
	'574': ['Quốc lộ 1A'], // Diên Khánh
	'585': ['Quốc lộ 27'], // Ninh Sơn
	'587': ['Quốc lộ 1A'], // Ninh Phước
	'588': ['Quốc lộ 1A'], // Thuận Bắc
	'589': ['Quốc lộ 1A'], // Thuận Nam
	'595': ['Quốc lộ 1A'], // Tuy Phong
	'596': ['Quốc lộ 1A'], // Bắc Bình
	'597': ['Quốc lộ 1A', 'Quốc lộ 28'], // Hàm Thuận Bắc
	'598': ['Quốc lộ 1A'], // Hàm Thuận Nam
	'601': ['Quốc lộ 1A', 'Quốc lộ 55'], // Hàm Tân
	'613': ['Quốc lộ 24'], // Kon Plông
	'614': ['Quốc lộ 24'], // Kon Rẫy
	'615': ['Quốc lộ 14'], // Đắk Hà
	'623': ['Quốc lộ 19'], // An Khê
	'626': ['Quốc lộ 19'], // Đăk Đoa
	'627': ['Quốc lộ 14'], // Chư Păh
	'629': ['Quốc lộ 19'], // Mang Yang
	'631': ['Quốc lộ 19'], // Đức Cơ
	'633': ['Quốc lộ 14'], // Chư Sê
	'634': ['Quốc lộ 19'], // Đăk Pơ
	'637': ['Quốc lộ 25'], // Krông Pa
	'638': ['Quốc lộ 25'], // Phú Thiện
	'639': ['Quốc lộ 14'], // Chư Pưh
	'644': ['Quốc lộ 14'], // Buôn Hồ
	'645': ['Quốc lộ 14'], // Ea H'leo
	'649': ['Quốc lộ 14'], // Krông Búk
	'651': ['Quốc lộ 26'], // Ea Kar
	'652': ['Quốc lộ 26'], // M'Đrắk
	'654': ['Quốc lộ 26'], // Krông Pắc
	'656': ['Quốc lộ 27'], // Lắk
	'657': ['Quốc lộ 27'], // Cư Kuin
	'661': ['Quốc lộ 28'], // Đăk Glong
	'662': ['Quốc lộ 14'], // Cư Jút
	'663': ['Quốc lộ 14'], // Đắk Mil
	'665': ['Quốc lộ 14'], // Đắk Song
	'666': ['Quốc lộ 14'], // Đắk R'Lấp
	'673': ['Quốc lộ 20'], // Bảo Lộc
	'674': ['Quốc lộ 27'], // Đam Rông
	'676': ['Quốc lộ 27'], // Lâm Hà
	'677': ['Quốc lộ 27'], // Đơn Dương
	'678': ['Quốc lộ 20'], // Đức Trọng
	'679': ['Quốc lộ 20', 'Quốc lộ 28'], // Di Linh
	'680': ['Quốc lộ 20'], // Bảo Lâm
	'681': ['Quốc lộ 20'], // Đạ Huoai
	'692': ['Quốc lộ 13'], // Lộc Ninh
	'694': ['Quốc lộ 13'], // Hớn Quản
	'695': ['Quốc lộ 14'], // Đồng Phú
	'696': ['Quốc lộ 14'], // Bù Đăng
	'697': ['Quốc lộ 13'], // Chơn Thành
	'705': ['Quốc lộ 22B'], // Tân Biên
	'710': ['Quốc lộ 22', 'Quốc lộ 22B'], // Gò Dầu
	'711': ['Quốc lộ 22'], // Bến Cầu
	'712': ['Quốc lộ 22'], // Trảng Bàng
	'719': ['Quốc lộ 13'], // Bàu Bàng
	'720': ['Đường ĐT 744'], // Dầu Tiếng
	'721': ['Quốc lộ 13'], // Bến Cát
	'722': ['Đường ĐT 741'], // Phú Giáo
	'723': ['Đường ĐT 747'], // Tân Uyên
	'725': ['Quốc lộ 13'], // Thuận An
	'726': ['Đường ĐT 747'], // Bắc Tân Uyên
	'732': ['Quốc lộ 1A'], // Long Khánh
	'734': ['Quốc lộ 20'], // Tân Phú
	'736': ['Quốc lộ 20'], // Định Quán
	'737': ['Quốc lộ 1A'], // Trảng Bom
	'738': ['Quốc lộ 1A', 'Quốc lộ 20'], // Thống Nhất
	'739': ['Quốc lộ 56'], // Cẩm Mỹ
	'740': ['Quốc lộ 51'], // Long Thành
	'741': ['Quốc lộ 1A'], // Xuân Lộc
	'748': ['Quốc lộ 51'], // Bà Rịa
	'750': ['Quốc lộ 56'], // Châu Đức
	'751': ['Quốc lộ 55'], // Xuyên Mộc
	'753': ['Quốc lộ 55'], // Đất Đỏ
	'754': ['Quốc lộ 51'], // Phú Mỹ
	'783': ['Quốc lộ 22', 'Tỉnh lộ 8'], // Củ Chi
	'784': ['Quốc lộ 22'], // Hóc Môn
	'785': ['Quốc lộ 1A', 'Quốc lộ 50', 'Tỉnh lộ 10'], // Bình Chánh
	'799': ['Quốc lộ 62'], // Tân Thạnh
	'800': ['Quốc lộ 62'], // Thạnh Hóa
	'802': ['Tỉnh lộ 10'], // Đức Hòa
	'803': ['Quốc lộ 1A'], // Bến Lức
	'804': ['Quốc lộ 1A', 'Quốc lộ 62'], // Thủ Thừa
	'806': ['Quốc lộ 50'], // Cần Đước
	'807': ['Quốc lộ 50'], // Cần Giuộc
	'817': ['Quốc lộ 1A'], // Cai Lậy
	'819': ['Quốc lộ 1A'], // Cái Bè
	'820': ['Quốc lộ 1A'], // Cai Lậy
	'821': ['Quốc lộ 1A'], // Châu Thành
	'822': ['Quốc lộ 50'], // Chợ Gạo
	'823': ['Quốc lộ 50'], // Gò Công Tây
	'831': ['Quốc lộ 60'], // Châu Thành
	'832': ['Quốc lộ 57'], // Chợ Lách
	'833': ['Quốc lộ 60'], // Mỏ Cày Nam
	'837': ['Quốc lộ 57'], // Thạnh Phú
	'838': ['Quốc lộ 60'], // Mỏ Cày Bắc
	'844': ['Quốc lộ 53'], // Càng Long
	'845': ['Quốc lộ 54'], // Cầu Kè
	'846': ['Quốc lộ 54', 'Quốc lộ 60'], // Tiểu Cần
	'848': ['Quốc lộ 53'], // Cầu Ngang
	'849': ['Quốc lộ 54'], // Trà Cú
	'857': ['Quốc lộ 1A', 'Quốc lộ 53'], // Long Hồ
	'859': ['Quốc lộ 53'], // Vũng Liêm
	'860': ['Quốc lộ 1A'], // Tam Bình
	'861': ['Quốc lộ 1A'], // Bình Minh
	'862': ['Quốc lộ 54'], // Trà Ôn
	'863': ['Quốc lộ 54'], // Bình Tân
	'866': ['Quốc lộ 30'], // Cao Lãnh
	'871': ['Quốc lộ 30'], // Tam Nông
	'873': ['Quốc lộ 30'], // Cao Lãnh
	'874': ['Quốc lộ 30'], // Thanh Bình
	'875': ['Quốc lộ 80'], // Lấp Vò
	'877': ['Quốc lộ 80'], // Châu Thành
	'889': ['Quốc lộ 91'], // Châu Phú
	'890': ['Quốc lộ 91'], // Tịnh Biên
	'892': ['Quốc lộ 91'], // Châu Thành
	'902': ['Quốc lộ 80'], // Kiên Lương
	'903': ['Quốc lộ 80'], // Hòn Đất
	'904': ['Quốc lộ 80'], // Tân Hiệp
	'905': ['Quốc lộ 61'], // Châu Thành
	'906': ['Quốc lộ 61'], // Giồng Riềng
	'907': ['Quốc lộ 61'], // Gò Quao
	'908': ['Quốc lộ 63'], // An Biên
	'910': ['Quốc lộ 63'], // Vĩnh Thuận
	'917': ['Quốc lộ 91'], // Ô Môn
	'923': ['Quốc lộ 91'], // Thốt Nốt
	'924': ['Quốc lộ 80'], // Vĩnh Thạnh
	'931': ['Quốc lộ 1A'], // Ngã Bảy
	'932': ['Quốc lộ 1A'], // Châu Thành A
	'934': ['Quốc lộ 1A'], // Phụng Hiệp
	'942': ['Quốc lộ 1A'], // Châu Thành
	'947': ['Quốc lộ 1A'], // Mỹ Xuyên
	'949': ['Quốc lộ 1A'], // Thạnh Trị
	'958': ['Quốc lộ 1A'], // Vĩnh Lợi
	'959': ['Quốc lộ 1A'], // Giá Rai
	'961': ['Quốc lộ 1A'], // Hoà Bình
	'967': ['Quốc lộ 63'], // Thới Bình
	'969': ['Quốc lộ 1A'], // Cái Nước
	'971': ['Quốc lộ 1A'], // Năm Căn
};

/** Roads by their rank. */
export const plainRoads: Readonly<Record<Region, readonly string[]>> = {
	north: ['Đường liên xã', 'Đường liên thôn'],
	central: ['Đường liên xã', 'Đường liên thôn'],
	south: ['Đường liên xã', 'Đường liên ấp'],
};
