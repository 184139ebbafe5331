import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tên mới của địa chỉ, đổi địa giới, sáp nhập phường xã, “Nay là”',
	status: 'stable',
	vn: {
		use: 'Dưới địa chỉ theo địa giới cũ trong form đăng tin, nói nơi đó từ 01/07/2025 gọi là gì và chắc đến đâu; phường cũ bị chia nhiều nơi thì hỏi.',
		avoid: [
			'Cho chọn địa chỉ: dùng AddressSelect hoặc AddressSearch; đây chỉ nói thêm về nơi đã chọn.',
			'Trang xem tin: hiện tên mới bằng chữ thường như ListingDetailScreen, đừng hỏi người xem.',
			'Đừng chặn bước tiếp theo: chưa tra được hay chưa rõ vẫn đăng tin được.',
		],
		content: [
			'Luôn nêu độ chắc: “Địa giới giữ nguyên”, “đã sáp nhập vào đây”, “Theo vị trí trên bản đồ.”, “Chưa biết phường, xã mới.”',
			'Viết đủ loại đơn vị: “Phường Sài Gòn, Thành phố Hồ Chí Minh”, không “P. SG, HCM”.',
			'Ghim và lựa chọn lệch nhau thì nói ra, không tự sửa: “Nhưng ghim trên bản đồ lại nằm ở Phường Sài Gòn.”',
		],
		access: [
			'Kết quả nằm trong vùng status, đọc lên mỗi khi đổi; tra hỏng là alert kèm nút “Thử lại”.',
			'Các phần của phường bị chia là nhóm nút tròn, đi bằng phím mũi tên; “Tôi chưa rõ” luôn là một lựa chọn.',
		],
	},
	en: {
		use: 'Below an address in the old units, in the listing form: says what the place is called since 1 July 2025 and how sure that is, and asks where an old ward was split.',
		avoid: [
			'To choose an address take AddressSelect or AddressSearch; this only tells about the one that was chosen.',
			'On the page of a listing show the new name as plain words, as ListingDetailScreen does; do not ask its readers.',
			'Never block the next step with it: an unknown name does not keep anybody from posting.',
		],
		content: [
			'Always say how sure it is: “Its boundaries have not changed”, “was merged into it”, “Based on the pin on the map.”, “The new ward is not known.”',
			'Write units in full: “Phường Sài Gòn, Thành phố Hồ Chí Minh”, not “P. SG, HCM”.',
			'Where pin and choice differ say so and mend nothing: “But the pin on the map is in Phường Sài Gòn.”',
		],
		access: [
			'The result is a status, read at every change; a failure is an alert with “Try again”.',
			'The parts of a split ward are radio buttons that arrow keys go through; “Not sure” is always one of them.',
		],
	},
} satisfies Guide;
