import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Từ chối tin, lý do từ chối',
	status: 'stable',
	vn: {
		use: 'Người duyệt nói vì sao chưa nhận tin: chọn câu có sẵn, sửa hoặc viết thêm. Người đăng đọc nguyên văn để sửa.',
		avoid: [
			'Người đăng đóng tin: dùng CloseListingDialog.',
			'Gỡ tin đang công khai vì bị báo: ReportQueue.',
			'Từ chối bước kiểm tra tích xanh: dùng ReasonDialog.',
		],
		content: [
			'Mỗi lý do có hai nửa, sai gì và sửa gì: “Giá không đúng với thực tế, hãy ghi giá thật.”',
			'Nói với người đăng, không nói về họ; không “vi phạm quy định” mà không kể điều nào.',
			'Nút chọn nhanh chỉ một hai chữ: “Ảnh”, “Giá”, “Tin trùng”.',
		],
		access: ['Mở ra là đứng trong ô lý do; bấm câu có sẵn xong lại về ô. Ctrl + Enter gửi.'],
	},
	en: {
		use: 'A moderator says why a listing is not accepted: ready sentences, changed or added to. The poster reads it as it is, to mend the listing.',
		avoid: [
			'For a poster who closes one take CloseListingDialog.',
			'A public one that was reported is taken down in ReportQueue.',
			'To refuse a step of a green check take ReasonDialog.',
		],
		content: [
			'A reason has two halves, what is wrong and what to do: “The price is not realistic. Please enter the real price.”',
			'Speak to posters, not about them; no “against the rules” without saying which.',
			'Ready sentences have buttons of a word or two: “Photos”, “Price”, “Duplicate”.',
		],
		access: ['It opens in the field for the reason; a ready sentence leads back there. Ctrl + Enter sends.'],
	},
} satisfies Guide;
