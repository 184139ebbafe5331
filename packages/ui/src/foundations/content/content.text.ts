import type { InEach } from '../page/use-text.ts';

/** A way to say something, the way not to, and why. */
export interface Example {
	say: string;
	not: string;
	why: string;
}

interface ContentText {
	title: string;
	lead: string;
	voice: string;
	voiceLead: string;
	say: string;
	not: string;
	examples: readonly Example[];
	figures: string;
	figuresLead: string;
	figure: Readonly<Record<FigureName, readonly [name: string, rule: string]>>;
	addresses: string;
	addressesLead: string;
	addressExamples: readonly (readonly [kind: string, address: string])[];
	statuses: string;
	statusesLead: string;
	status: Readonly<Record<'listing' | 'planning' | 'verification' | 'invest' | 'procedure', string>>;
	words: string;
	wordsLead: string;
	wordPairs: readonly (readonly [use: string, avoid: string])[];
}

/** What the table of figures explains. */
export type FigureName =
	| 'money'
	| 'range'
	| 'exact'
	| 'perSquare'
	| 'negotiable'
	| 'area'
	| 'length'
	| 'distance'
	| 'rate'
	| 'date'
	| 'moment'
	| 'age'
	| 'phone';

/** How An Cư writes, in both languages. */
export const contentText: InEach<ContentText> = {
	vn: {
		title: 'Cách viết',
		lead: 'Ngắn, lịch sự, như người hiểu việc nói với người đang lo về đất. Số liệu do hàm chung viết ra, không gõ tay.',
		voice: 'Giọng',
		voiceLead: 'Gọi người đọc là “bạn”, tự xưng là “chúng tôi”. Một câu một ý.',
		say: 'Nên viết',
		not: 'Không viết',
		examples: [
			{ say: 'Gửi yêu cầu kiểm tra', not: 'OK', why: 'Nút nói việc sẽ làm, bắt đầu bằng động từ.' },
			{
				say: 'Chưa tải được tin. Hãy kiểm tra mạng rồi thử lại.',
				not: 'Lỗi hệ thống! Mã 500.',
				why: 'Lỗi nói điều đã xảy ra rồi nói việc cần làm; không đổ lỗi cho người dùng.',
			},
			{
				say: 'Bạn chưa lưu tin nào. Bấm dấu lưu trên một tin để xem lại ở đây.',
				not: 'Không có dữ liệu',
				why: 'Chỗ trống nói làm sao để nó đầy.',
			},
			{
				say: 'Yêu cầu này đã hủy. Phí 500.000 ₫ đã về ví của bạn.',
				not: 'Giao dịch đã được hoàn tất việc hoàn trả.',
				why: 'Nói rõ tiền ở đâu, bao nhiêu, của ai.',
			},
		],
		figures: 'Con số',
		figuresLead: 'Cột giữa do chính các hàm mà trang gọi viết ra, theo ngôn ngữ đang chọn.',
		figure: {
			money: ['Giá', 'Như người ta nói: tỷ, triệu, nghìn. Nhiều nhất ba số lẻ.'],
			range: ['Khoảng giá', 'Đơn vị nói một lần nếu giống nhau.'],
			exact: ['Tiền phải trả', 'Hóa đơn, ví và nút trả tiền ghi đến từng đồng.'],
			perSquare: ['Giá mỗi m²', 'Đứng cạnh giá, nhạt hơn.'],
			negotiable: ['Không ghi giá', 'Đứng cuối mọi cách sắp xếp theo giá.'],
			area: ['Diện tích', 'Nhiều nhất một số lẻ, cách đơn vị một khoảng trắng.'],
			length: ['Chiều dài', 'Mặt tiền, lộ giới.'],
			distance: ['Khoảng cách', 'Dưới 1 km ghi bằng mét.'],
			rate: ['Tỷ lệ', 'Không có khoảng trắng trước %.'],
			date: ['Ngày', 'Ngày trước, đủ hai chữ số, giờ Việt Nam.'],
			moment: ['Ngày giờ', '24 giờ.'],
			age: ['Đã bao lâu', 'Tuổi của tin; giấy tờ và tiền thì ghi ngày.'],
			phone: ['Điện thoại', 'Bắt đầu bằng 0, nhóm 4-3-3.'],
		},
		addresses: 'Địa chỉ',
		addressesLead: 'Từ nhỏ đến lớn. Trên sổ là địa giới cũ, nên luôn nói đang dùng địa giới nào và nay là đâu.',
		addressExamples: [
			['Trước 01/07/2025', 'Trần Đình Xu, Phường Cô Giang, Quận 1, Hồ Chí Minh'],
			['Từ 01/07/2025', 'Trần Đình Xu, Phường Cầu Ông Lãnh, Hồ Chí Minh'],
			['Thửa đất', 'Thửa 203, tờ 17, Phường Cô Giang (cũ)'],
		],
		statuses: 'Tên trạng thái',
		statusesLead: 'Lấy từ tệp ngôn ngữ của từng nghiệp vụ. Một trạng thái một tên, ở mọi nơi.',
		status: {
			listing: 'Tin đăng',
			planning: 'Kiểm tra quy hoạch',
			verification: 'Tích xanh',
			invest: 'Lệnh góp vốn',
			procedure: 'Thủ tục',
		},
		words: 'Dùng chữ nào',
		wordsLead: 'Một ý một chữ, từ màn hình tới mã.',
		wordPairs: [
			['tin đăng', 'bài post, sản phẩm'],
			['tích xanh', 'verified, xác thực uy tín'],
			['kiểm tra quy hoạch', 'check quy hoạch, soi quy hoạch'],
			['góp vốn, cổ phần', 'đầu tư lướt sóng, suất nội bộ'],
			['đã có sổ', 'sổ hồng trao tay, pháp lý chuẩn'],
			['người đăng', 'chủ shop, seller'],
			['ví, nạp tiền', 'tài khoản xu, nạp coin'],
			['Thỏa thuận', 'Liên hệ, Call'],
			['bạn', 'quý khách hàng, các bác'],
		],
	},
	en: {
		title: 'How to write',
		lead: 'Short and polite, as an expert talks to someone worried about their land. Figures are written by shared functions, never by hand.',
		voice: 'Voice',
		voiceLead: 'The reader is “you”, the house is “we”. One thought to a sentence.',
		say: 'Write',
		not: 'Do not write',
		examples: [
			{ say: 'Request a check', not: 'OK', why: 'A button says what will be done and begins with a verb.' },
			{
				say: 'The listings could not be loaded. Check your connection and try again.',
				not: 'System error! Code 500.',
				why: 'An error says what happened, then what to do. It blames no one.',
			},
			{
				say: 'You have no saved listings yet. Use the save icon on a listing to keep it here.',
				not: 'No data',
				why: 'An empty place says how to fill it.',
			},
			{
				say: 'This check was cancelled. Your fee of ₫500,000 is back in your wallet.',
				not: 'The reimbursement has been successfully processed.',
				why: 'Say where the money is, how much and whose.',
			},
		],
		figures: 'Figures',
		figuresLead: 'The middle column is written by the functions that the pages call, in the language that is on.',
		figure: {
			money: ['Price', 'As people say it: billion, million. Three decimals at most.'],
			range: ['Range of prices', 'The unit is said once where it is the same.'],
			exact: ['Money to be paid', 'Invoices, the wallet and buttons that pay go to the đồng.'],
			perSquare: ['Price per m²', 'Beside the price, muted.'],
			negotiable: ['No price', 'Comes last in every order by price.'],
			area: ['Area', 'One decimal at most, a space before the unit.'],
			length: ['Length', 'Frontage, width of a road.'],
			distance: ['Distance', 'In metres below 1 km.'],
			rate: ['Rate', 'No space before %.'],
			date: ['Day', 'Day first, two digits each, Vietnamese time.'],
			moment: ['Moment', '24 hours.'],
			age: ['How long ago', 'The age of a listing; papers and money have dates.'],
			phone: ['Phone', 'Begins with 0, in groups of 4-3-3.'],
		},
		addresses: 'Addresses',
		addressesLead:
			'From small to large, in Vietnamese. Certificates name the old units, so it is always said which ones are meant and what they are now.',
		addressExamples: [
			['Before 01/07/2025', 'Trần Đình Xu, Phường Cô Giang, Quận 1, Hồ Chí Minh'],
			['Since 01/07/2025', 'Trần Đình Xu, Phường Cầu Ông Lãnh, Hồ Chí Minh'],
			['Plot', 'Plot 203, map sheet 17, Phường Cô Giang (old)'],
		],
		statuses: 'Names of statuses',
		statusesLead: 'From each domain’s own texts. A status has one name, wherever it stands.',
		status: {
			listing: 'Listing',
			planning: 'Planning check',
			verification: 'Green check',
			invest: 'Share order',
			procedure: 'Procedure',
		},
		words: 'Which word',
		wordsLead: 'One word per idea, from the screen to the code.',
		wordPairs: [
			['listing', 'post, ad, product'],
			['green check', 'verified badge, trusted'],
			['planning check', 'zoning scan'],
			['shares, shared investment', 'flipping, insider slot'],
			['certificate issued', 'clean papers'],
			['advertiser', 'poster, seller, shop'],
			['wallet, top up', 'coins, credits'],
			['Negotiable', 'Contact, Call'],
			['you', 'dear valued customer'],
		],
	},
};
