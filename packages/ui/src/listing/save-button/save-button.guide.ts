import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nút lưu tin, đánh dấu tin, yêu thích',
	status: 'stable',
	vn: {
		use: 'Giữ một tin để xem lại và so sánh: biểu tượng ở góc ảnh thẻ, hoặc nút có chữ trên trang tin.',
		avoid: [
			'Lưu cả tìm kiếm: dùng SaveSearchDialog.',
			'Lưu chữ trong form: dùng Button.',
			'Chia sẻ hay báo cáo tin: là nút khác, đừng gộp vào.',
		],
		content: [
			'Nút có chữ ghi “Lưu tin”, lưu rồi thì “Đã lưu”; biểu tượng giữ tên “Lưu tin”. Toast nói “Đã lưu tin.” hay “Đã bỏ lưu tin.”',
		],
		access: [
			'Trạng thái của biểu tượng ở aria-pressed, của nút có chữ ở tên, không bao giờ cả hai; trên thẻ phải truyền title để đọc “Lưu tin: Nhà phố ba tầng…”.',
			'Đổi ngay khi bấm, máy chủ từ chối thì trở lại và báo “Chưa lưu được tin. Hãy thử lại.”',
		],
	},
	en: {
		use: 'Keeps a listing to see again and to compare: a mark on the corner of a card’s photo, or a button with words on its page.',
		avoid: [
			'To keep a search take SaveSearchDialog.',
			'To save what stands in a form take Button.',
			'Sharing and reporting are buttons of their own; do not merge them.',
		],
		content: [
			'With words it reads “Save”, then “Saved”; as an icon its name stays “Save”. The toast says “Listing saved.” or “Listing removed from saved.”',
		],
		access: [
			'The state of the icon is aria-pressed, that of words their text, never both; on a card give the title, so that it is read as “Save: …”.',
			'It changes at once; refused by the server, it goes back and says “The listing could not be saved. Try again.”',
		],
	},
} satisfies Guide;
