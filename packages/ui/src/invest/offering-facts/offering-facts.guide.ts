import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Điều khoản góp vốn, thông tin đợt gọi vốn, dự kiến, giấy tờ',
	status: 'stable',
	vn: {
		use: 'Mọi điều cần đọc trước khi góp: điều khoản, tiền dùng vào việc gì, dự kiến, cách rút vốn, giấy tờ. Trên trang dự án, khi xem trước tin và khi duyệt tin.',
		avoid: [
			'Chọn số cổ phần và đặt lệnh: dùng InvestForm.',
			'Tóm tắt trong danh sách: dùng OfferingCard.',
			'Đặc điểm nhà đất: dùng ListingFactList.',
		],
		content: [
			'Điều bên phát hành không nói thì nói là không nói: “Bên phát hành chưa nói cách rút vốn. Hãy hỏi trước khi góp.”',
			'Ba kịch bản cùng cỡ chữ, xấu đứng trước: “Lỗ 825.000 ₫ sau phí” rồi mới tới “Lãi”.',
			'Hoàn tiền nói đúng điều kiện: chỉ khi có mức tối thiểu và hết hạn mà chưa đạt.',
		],
		access: [
			'Mỗi phần là một vùng có tên bằng tiêu đề h3; khách chưa đăng nhập gặp liên kết đăng nhập thay cho giấy tờ (signInHref).',
		],
	},
	en: {
		use: 'All there is to read before investing: terms, what the money is for, expectations, how to get out, papers. On the page of an offering, in the preview of a listing, and when it is accepted.',
		avoid: [
			'To choose shares and order take InvestForm.',
			'For a summary in a list take OfferingCard.',
			'For facts of the property take ListingFactList.',
		],
		content: [
			'What the issuer leaves out is said to be left out: “The issuer has not said how you can exit. Ask before you invest.”',
			'The three cases are of one size, the low one first: “Loss of ₫825,000 after fees”, gains after it.',
			'A refund comes with its condition: only with a minimum, and when that is missed by the end.',
		],
		access: [
			'Each part is a region named by its h3; visitors get a link to sign in in place of the papers (signInHref).',
		],
	},
	pairs: [
		{
			do: 'DoTellsAllThreeCases',
			dont: 'DontPromisesAGain',
			vn: 'Ba kịch bản, có cả lỗ, kèm câu không phải cam kết. Một con số lãi to là lời hứa không ai được phép đưa ra.',
			en: 'Three cases, a loss among them, said to be no promise. One large figure of gain is a promise that nobody may make.',
		},
	],
} satisfies Guide;
