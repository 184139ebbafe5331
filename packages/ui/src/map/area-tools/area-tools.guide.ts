import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Công cụ vẽ vùng tìm kiếm, khoanh vùng, vòng tròn, gần tôi',
	status: 'stable',
	vn: {
		use: 'Trên bản đồ tin đăng, cho người tìm nhà nói “chỉ trong vùng này”: vẽ tay, vòng tròn, gần tôi, hoặc không vẽ. Vùng thay cho tên nơi trong tìm kiếm.',
		avoid: [
			'Ghim một điểm cho tin hay thửa đất: dùng PinMap.',
			'Chọn tỉnh, huyện, xã: dùng AddressSelect.',
			'Bản đồ chỉ để xem một tin: không đặt công cụ vẽ.',
		],
		anatomy: [
			['Thanh công cụ', 'bốn nút, thêm “Xóa vùng” khi đã có vùng; nút đang dùng được nhấn'],
			['Lời hướng dẫn', 'cách làm bằng tay và bằng bàn phím, kèm số góc đã đặt'],
			['Nút khi đang vẽ', '“Khép vùng”, “Bỏ góc”, “Hủy” cho ngón tay không có Enter'],
			['Bán kính', 'hiện khi có vòng tròn, đổi được ngay (RadiusChips)'],
		],
		content: [
			'Tên công cụ là một động tác: “Vẽ vùng”, “Vòng tròn”, “Gần tôi”; “polygon”, “GPS” không phải chữ của người tìm nhà.',
		],
		access: [
			'Vẽ bằng bàn phím: mũi tên di chuyển bản đồ, phím cách đặt góc ở giữa, Backspace bỏ góc, Enter khép, Esc thôi.',
			'Hướng dẫn và số góc được đọc lên; thôi hay xóa vùng thì tiêu điểm về thanh công cụ.',
		],
	},
	en: {
		use: 'On the map of listings, for those who mean “in here only”: draw, circle, near me, or without drawing. The area takes the place of a named place in the search.',
		avoid: [
			'To pin one point for a listing or a plot take PinMap.',
			'To choose province, district and ward take AddressSelect.',
			'A map that only shows one listing has no tools to draw.',
		],
		anatomy: [
			['Toolbar', 'four buttons, and “Remove area” once there is one; the one in use is pressed'],
			['Instructions', 'by hand and by keyboard, with how many corners are set'],
			['Buttons while drawing', '“Close area”, “Undo corner”, “Cancel”, for fingers that have no Enter'],
			['Radius', 'there with a circle, to be changed at once (RadiusChips)'],
		],
		content: [
			'A tool is named by what one does: “Draw an area”, “Circle”, “Near me”; “polygon” and “GPS” are not words of people who look for a home.',
		],
		access: [
			'By keyboard arrows move the map, Space sets a corner in its middle, Backspace takes one away, Enter closes, Escape cancels.',
			'Instructions and corners are read out; after cancelling or removing the focus is back on the toolbar.',
		],
	},
} satisfies Guide;
