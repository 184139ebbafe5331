import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tên cũ của phường, xã mới, trước 01/07/2025',
	status: 'stable',
	vn: {
		use: 'Dưới phường, xã mới đã chọn trong form đăng tin, nói nơi đó trước 01/07/2025 là gì; nếu gộp từ nhiều phường, xã cũ thì hỏi.',
		avoid: [
			'Địa chỉ chọn theo địa giới cũ: dùng AddressConversion.',
			'Đừng đòi câu trả lời: người chỉ biết tên mới vẫn đăng tin được, “Tôi chưa rõ” luôn là một lựa chọn.',
			'Đừng đoán thay: phường, xã cũ sai còn tệ hơn để trống.',
		],
		content: [
			'Viết đủ loại đơn vị và quận, huyện: “Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh”.',
			'Phần chắc chắn vẫn nói khi chưa rõ phường: “Trước 01/07/2025 thuộc: Quận 1, Thành phố Hồ Chí Minh”.',
		],
		access: [
			'Kết quả nằm trong vùng status, đọc lên mỗi khi đổi; tra hỏng là alert kèm nút “Thử lại”.',
			'Các phường, xã cũ là nhóm nút tròn, đi bằng phím mũi tên.',
		],
	},
	en: {
		use: 'Below a commune in force that was chosen in the listing form: says what it was before 1 July 2025, and asks where it was made of several old wards.',
		avoid: [
			'Of an address chosen by the old units take AddressConversion.',
			'Never insist on an answer: whoever knows the new name alone can post, and “Not sure” is always a choice.',
			'Do not guess: a wrong old ward is worse than none.',
		],
		content: [
			'Write units in full, with the district: “Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh”.',
			'Say what is sure although the ward is not: “Before 1 July 2025 in: Quận 1, Thành phố Hồ Chí Minh”.',
		],
		access: [
			'The result is a status, read at every change; a failure is an alert with “Try again”.',
			'The old wards are radio buttons that arrow keys go through.',
		],
	},
} satisfies Guide;
