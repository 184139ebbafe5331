import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lưu tìm kiếm, báo khi có tin mới',
	status: 'stable',
	vn: {
		use: 'Giữ các điều kiện đang tìm và chọn bao lâu báo một lần khi có tin mới, cho người chưa tìm ra căn ưng ý.',
		avoid: [
			'Giữ một tin: dùng SaveButton.',
			'Đổi cách báo hay xóa tìm kiếm đã có: làm ở SavedSearchList.',
			'Mọi thông báo: NotificationSettingsForm.',
		],
		content: [
			'Tên đề nghị là tiêu đề của danh sách: “Nhà đất bán tại Quận 1, 2–5 tỷ”; dài quá thì cắt giữa hai điều kiện.',
			'Mỗi nhịp báo kèm một câu: “Một lần mỗi ngày, nếu có tin mới.” “Mỗi ngày” được chọn sẵn.',
		],
		access: ['Bỏ trống tên thì tiêu điểm đến ô tên với “Hãy đặt tên cho tìm kiếm.”'],
	},
	en: {
		use: 'Keeps the conditions of a search and how often to tell of new listings, for those who have not found a home yet.',
		avoid: [
			'To keep one listing take SaveButton.',
			'To change or delete a kept search there is SavedSearchList.',
			'For all notifications there is NotificationSettingsForm.',
		],
		content: [
			'The proposed name is the heading of the list: “Property for sale in Quận 1, ₫2–5 billion”; too long, it is cut between two conditions.',
			'Each pace has a sentence: “Once a day, if there are new listings.” “Daily” is chosen at first.',
		],
		access: ['Without a name the focus goes to that field, with “Enter a name for the search.”'],
	},
} satisfies Guide;
