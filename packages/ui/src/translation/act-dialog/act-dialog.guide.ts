import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hộp hỏi trước khi làm, hộp thoại xác nhận, popup xác nhận',
	status: 'stable',
	vn: {
		use: 'Hỏi một lần trước việc có hậu quả hoặc cần thêm vài ô: xóa, đóng tin, hoàn tiền, lưu tìm kiếm. Bị từ chối thì nói lý do ngay trong hộp và giữ chữ đã gõ.',
		avoid: [
			'Chỉ để xem, không gửi gì: dùng Dialog.',
			'Việc làm lại được ngay như lưu tin (SaveButton): làm luôn rồi báo bằng toast, đừng hỏi.',
			'Biểu mẫu dài nhiều phần: mở trang riêng, hoặc Dialog đặt bên cạnh như ListingFilterDialog.',
		],
		content: [
			'Tiêu đề gọi tên việc và vật: “Hủy lệnh CP7K2M9X?”, “Xóa tìm kiếm đã lưu”.',
			'Nút gửi nhắc lại động từ đó: “Hoàn tiền”, “Đóng tin”; không “OK”, không “Đồng ý”.',
			'Nút thôi là “Hủy”. Khi chính việc là hủy thì “Hủy” cạnh “Hủy lệnh” làm người ta nhầm: đặt keepLabel, “Giữ lệnh”.',
			'Thân hộp nói điều sẽ xảy ra, không hỏi “Bạn có chắc không?”: “Tin rời khỏi danh sách và bản đồ ngay”.',
		],
		access: [
			'Mở ra là ở ô đầu tiên; chỉ hỏi, không có ô nào, thì ở nút thôi.',
			'Ô bị từ chối được nhận tiêu điểm; lời từ chối chung hiện ở đầu hộp.',
			'Ctrl + Enter (⌘ + Enter) gửi từ cả ô nhiều dòng; bấm thêm lúc đang gửi không gửi lần hai.',
			'Việc làm mất dòng đã mở hộp thì chỗ dùng phải đưa tiêu điểm về tiêu đề danh sách (useLedFocus).',
		],
	},
	en: {
		use: 'Asks once before something with consequences, or something that needs a few fields: deleting, closing a listing, refunding, saving a search. Refused, it says why inside and keeps what was typed.',
		avoid: [
			'Only to show something take Dialog.',
			'What can be undone at once, like saving a listing (SaveButton), is done and told by a toast; do not ask.',
			'A long form with several parts takes a page of its own, or a Dialog at the side as ListingFilterDialog does.',
		],
		content: [
			'The title names the act and its object: “Cancel order CP7K2M9X?”, “Delete saved search”.',
			'The button repeats that verb: “Refund”, “Close”; never “OK” or “Yes”.',
			'The way out is “Cancel”. Where the act itself cancels, “Cancel” beside “Cancel order” confuses: set `keepLabel`, “Keep order”.',
			'The body says what will happen and does not ask “Are you sure?”: “It disappears from lists and the map at once”.',
		],
		access: [
			'It begins at its first field; where it only asks and has none, at the way out.',
			'A field that is refused takes the focus; a refusal of the whole stands at the top of the dialog.',
			'Ctrl + Enter (⌘ + Enter) sends from a text area, too; another press while it sends sends nothing.',
			'Where the act takes away the row that opened it, the caller leads the focus to the heading of the list (useLedFocus).',
		],
	},
	pairs: [
		{
			do: 'DoNamesTheAct',
			dont: 'DontAsksWhetherOneIsSure',
			vn: 'Đọc mỗi tiêu đề và nút cũng biết mất gì. “Bạn có chắc không?” với “OK” thì ai cũng bấm mà không đọc.',
			en: 'Title and button alone say what will be lost. “Are you sure?” with “OK” is pressed unread.',
		},
	],
} satisfies Guide;
