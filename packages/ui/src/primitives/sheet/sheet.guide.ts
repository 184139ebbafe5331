import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tờ, phần trang, khung nội dung, thẻ nền, card',
	status: 'stable',
	vn: {
		use: 'Đặt một việc của trang lên một tờ riêng, có tiêu đề: ảnh chụp tại chỗ, dữ liệu thửa đất, quyết định.',
		avoid: [
			'Hộp nổi trên trang: dùng Dialog.',
			'Không có gì để hiện, hoặc tải lỗi: dùng StateMessage, đã có khung riêng.',
			'Một tin trong danh sách: dùng ListingCard.',
			'Tờ trong tờ: chia bằng tiêu đề và khoảng trống.',
		],
		anatomy: [
			['Tờ', 'nền giấy nổi, nét viền một px, không đổ bóng'],
			['Tiêu đề', 'bậc hai, là tên của cả vùng'],
			['Câu dẫn', 'một câu dưới tiêu đề, nếu cần'],
			['Nội dung', 'xếp dọc, cách đều 16 px'],
		],
		content: [
			'Tiêu đề là danh từ ngắn: “Ảnh chụp tại chỗ”.',
			'Câu dẫn nói điều tiêu đề không nói được, như ai xem được: “Chỉ người đăng và nhân viên kiểm tra xem được.”',
		],
		access: [
			'Là một vùng có tên, nên mỗi tờ trên trang cần tiêu đề khác nhau.',
			'Tiêu đề luôn là h2: đặt dưới h1 của trang.',
		],
	},
	en: {
		use: 'Puts one matter of a page on a sheet of its own with a title: photos taken on site, data of a plot, a decision.',
		avoid: [
			'For a window over the page take Dialog.',
			'Where there is nothing to show, or it could not be had, take StateMessage, which has its own frame.',
			'For a listing in a list take ListingCard.',
			'No sheet within a sheet: part it by headings and space.',
		],
		anatomy: [
			['Sheet', 'raised paper with a one-pixel line and no shadow'],
			['Title', 'of the second level; it names the whole region'],
			['Lead', 'a sentence below the title, where needed'],
			['Content', 'one below the other, 16 px apart'],
		],
		content: [
			'A title is a short noun: “On-site photos”.',
			'The lead says what the title cannot, as who may see it: “Only the advertiser and the checkers can see these.”',
		],
		access: [
			'It is a named region: every sheet of a page needs another title.',
			'The title is an h2: put it below the page’s h1.',
		],
	},
	pairs: [
		{
			do: 'DoOneMatterEach',
			dont: 'DontStackSheets',
			vn: 'Mỗi việc một tờ, nhìn là biết hết phần nào sang phần nào. Tờ trong tờ thêm hai lớp viền mà không thêm ý.',
			en: 'One sheet for each matter shows where one ends. A sheet within a sheet adds lines and no meaning.',
		},
	],
} satisfies PrimitiveGuide;
