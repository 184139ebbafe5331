import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chọn tỉnh, huyện, xã; chọn khu vực; địa giới cũ và mới',
	status: 'stable',
	vn: {
		use: 'Chọn một nơi từ tỉnh xuống phường, xã, theo địa giới trước hoặc từ 01/07/2025: trong bộ lọc (để ngỏ từng bậc) và trong form tra thửa (bắt buộc).',
		avoid: [
			'Gõ cả địa chỉ một lần: dùng AddressSearch.',
			'Tìm theo đường, dự án: dùng SearchBox.',
			'Nói tên mới của địa chỉ cũ: dùng AddressConversion.',
		],
		anatomy: [
			['Địa giới', 'hai lựa chọn “Trước 01/07/2025” và “Từ 01/07/2025”; chỉ hiện khi nơi dùng nhận cả hai'],
			['Tỉnh, thành phố', 'luôn hiện, kèm câu nói rõ đang theo địa giới nào'],
			['Quận, huyện', 'chỉ có ở địa giới cũ, hiện sau khi chọn tỉnh'],
			['Phường, xã', 'hiện sau cùng; huyện đảo không có xã thì bỏ'],
		],
		content: [
			'Trong bộ lọc, lựa chọn trống nói phạm vi: “Toàn quốc”, “Mọi quận, huyện”. Trong form, nó mời chọn: “Chọn…”.',
			'Đổi tỉnh thì quên huyện và xã; gửi đi chỉ một hệ địa giới, không bao giờ cả hai.',
		],
		access: [
			'Nơi chưa có danh sách xã mới nói bằng một vùng status thay cho ô chọn trống.',
			'Danh sách chưa tải được thì ô chọn nói rõ, kèm nút “Thử lại”; đơn vị đã chọn vẫn được gửi.',
		],
	},
	en: {
		use: 'Chooses a place from the province down to the ward, in the units before or since 1 July 2025: in filters, where each level may stay open, and in the plot look-up, where all are needed.',
		avoid: [
			'To type a whole address at once take AddressSearch.',
			'To look by street or project take SearchBox.',
			'To say the new name of an old address take AddressConversion.',
		],
		anatomy: [
			['Boundaries', '“Before 1 July 2025” or “Since 1 July 2025”; shown only where both are taken'],
			['Province or city', 'always there, with the units that it goes by'],
			['District', 'of the old units alone, once there is a province'],
			['Ward', 'comes last; left out in island districts, which have none'],
		],
		content: [
			'In a filter the empty choice says how far it reaches: “All of Vietnam”, “All districts”. In a form it invites: “Choose…”.',
			'Another province forgets district and ward; one system of units is sent, never both.',
		],
		access: [
			'Where the new wards are not listed yet a status says so in place of an empty list.',
			'A list that could not be loaded says so, with “Try again”; what was chosen is sent all the same.',
		],
	},
} satisfies Guide;
