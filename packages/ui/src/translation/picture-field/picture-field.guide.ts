import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô chọn một ảnh, tải ảnh bìa, ảnh minh họa, chọn ảnh bài viết',
	status: 'stable',
	vn: {
		use: 'Nhận một ảnh mà ai cũng xem được: ảnh bìa trong ArticleForm, từng ảnh của DocumentForm. Ảnh được gửi ngay, không đợi lưu biểu mẫu.',
		avoid: [
			'Nhiều ảnh có thứ tự của tin đăng: dùng PhotoField.',
			'Ảnh đại diện cắt tròn: dùng AvatarField.',
			'Giấy tờ riêng tư, kể cả PDF: dùng PaperField.',
		],
		content: [
			'hint nói cả khuôn hình: “Không bắt buộc. JPEG, PNG hoặc WebP, tối đa 10 MB; ảnh ngang 16:9 là đẹp nhất.”',
			'Có nhiều ô trên một trang thì mỗi nút gọi tên ảnh của mình: “Đổi ảnh 2”, “Bỏ ảnh 2”.',
			'fit là contain khi chữ trong ảnh phải đọc được, cover khi ảnh chỉ để trang trí.',
		],
		access: [
			'Lỗi và gợi ý gắn với nút chọn; lỗi được đọc lên. Bỏ ảnh xong, tiêu điểm về nút chọn.',
			'Gửi hỏng thì ảnh vẫn được giữ để gửi lại; phần xem trước là ảnh đang có, và “Giữ ảnh đang có” bỏ ảnh gửi hỏng. Biểu mẫu chưa lưu khi onPending còn báo.',
		],
	},
	en: {
		use: 'Takes one picture that everybody may see: the cover in ArticleForm, each picture of a DocumentForm. It is sent at once, without waiting for the form to be saved.',
		avoid: [
			"For a listing's photos in their order take PhotoField.",
			'For a picture that is cropped round take AvatarField.',
			'For private papers, PDF among them, take PaperField.',
		],
		content: [
			'The hint names the shape too: “Optional. JPEG, PNG or WebP, up to 10 MB; landscape images (16:9) look best.”',
			'Of several on a page each button names its picture: “Change image 2”, “Remove image 2”.',
			'Take contain where the words in a picture must be read, cover where it only adorns.',
		],
		access: [
			'Error and hint belong to the choose button; errors are read out. After removal the focus is on that button.',
			'A picture that did not arrive is kept, to be sent again; what is shown is what is there, and “Keep current image” gives the other one up. A form saves nothing while onPending tells of one.',
		],
	},
} satisfies Guide;
