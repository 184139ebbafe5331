import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ảnh bìa, tải ảnh bìa, chọn ảnh bài viết',
	status: 'stable',
	vn: {
		use: 'Trong ArticleForm: biên tập viên chọn một ảnh bìa; ảnh được gửi ngay, không đợi lưu bài.',
		avoid: ['Nhiều ảnh có thứ tự của tin đăng: dùng PhotoField.', 'Ảnh đại diện cắt tròn: dùng AvatarField.'],
		content: [
			'Gợi ý nói cả khuôn hình: “Không bắt buộc. JPEG, PNG hoặc WebP, tối đa 10 MB; ảnh ngang 16:9 là đẹp nhất.”',
		],
		access: [
			'Lỗi và gợi ý gắn với nút chọn; lỗi được đọc lên. Bỏ ảnh xong, tiêu điểm về nút chọn.',
			'Gửi hỏng thì ảnh vẫn được giữ để gửi lại; phần xem trước là ảnh mà bài đang có.',
		],
	},
	en: {
		use: 'In ArticleForm: editors choose a cover, which is sent at once without waiting for the article to be saved.',
		avoid: [
			"For a listing's photos in their order take PhotoField.",
			'For a picture that is cropped round take AvatarField.',
		],
		content: [
			'The hint names the shape too: “Optional. JPEG, PNG or WebP, up to 10 MB; wide pictures (16:9) look best.”',
		],
		access: [
			'Error and hint belong to the choose button; errors are read out. After removal the focus is on that button.',
			'A picture that did not arrive is kept, to be sent again; what is shown is what the article has.',
		],
	},
} satisfies Guide;
