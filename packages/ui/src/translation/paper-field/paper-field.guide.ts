import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô tải giấy tờ, tải tệp lên, đính kèm PDF, ảnh sổ',
	status: 'stable',
	vn: {
		use: 'Nhận ảnh hoặc PDF giấy tờ riêng tư trong biểu mẫu: trang sổ cho kiểm tra quy hoạch, giấy tờ góp vốn. Tệp gửi ngay khi chọn, hỏng giữa chừng vẫn giữ tệp để thử lại.',
		avoid: [
			'Ảnh công khai của tin đăng, cần thứ tự và ảnh bìa: dùng PhotoField.',
			'Ảnh đại diện: dùng AvatarField.',
			'Cho đọc giấy tờ đã có, không sửa: dùng DocumentList hoặc Link.',
		],
		content: [
			'label nói đúng trang cần chụp: “Trang có số tờ, số thửa và sơ đồ thửa đất”, không phải “Tải tệp lên”.',
			'hint nói ai xem được: “Ảnh được giữ kín: chỉ bạn và nhân viên tra cứu mở được.”',
			'Nêu giới hạn trước khi người ta vướng: JPEG, PNG, WebP, PDF, mỗi tệp tối đa 20 MB, mặc định 10 tệp.',
		],
		access: [
			'Nút chọn tệp vẫn nhận được tiêu điểm khi đã đủ tệp (aria-disabled) và nói “Đã đủ 10 tệp.”',
			'Bỏ hay thử lại một tệp thì tiêu điểm về nút chọn tệp; tệp không nhận được đọc to kèm lý do.',
			'Mỗi tệp đang gửi có thanh tiến độ mang tên tệp: “Tải lên so-hong.jpg”.',
		],
	},
	en: {
		use: 'Takes private papers in a form, photos or PDF: certificate pages for a planning check, papers of an offering. Files are sent as soon as they are chosen; one that did not arrive keeps its file for another try.',
		avoid: [
			'For the public photos of a listing, with an order and a cover, take PhotoField.',
			'For a person’s picture take AvatarField.',
			'To read papers that are there take DocumentList or Link.',
		],
		content: [
			'The label names the very page: “Pages showing the map sheet, plot number and plot outline”, not “Upload files”.',
			'The hint says who sees it: “They are kept private: only you and the staff checking it can open them.”',
			'Limits come before anybody meets them: JPEG, PNG, WebP, PDF, 20 MB each at most, 10 files by default.',
		],
		access: [
			'Its button can still be focused when it is full (aria-disabled) and says “You have reached the limit of 10 files.”',
			'After a file is removed or tried again the focus is on the button; refused files are read out with the reason.',
			'Each file under way has a progress bar named after it: “Uploading so-hong.jpg”.',
		],
	},
} satisfies Guide;
