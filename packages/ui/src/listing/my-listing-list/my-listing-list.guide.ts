import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin đăng của tôi, quản lý tin',
	status: 'stable',
	vn: {
		use: 'Cho người đăng: từng tin đang ở đâu, vì sao, còn bao lâu, và làm gì được (sửa, gia hạn, đóng, đăng lại, xin tích xanh).',
		avoid: [
			'Tin chưa gửi: dùng DraftList.',
			'Tin đã lưu của người khác: dùng SavedListingList.',
			'Tin của một người đăng cho người ngoài xem: dùng PersonScreen.',
		],
		content: [
			'Tìm theo tiêu đề và địa chỉ, ở mọi mục: con số ở các mục là số tin khớp; không khớp gì thì NoMatch.',
			'Thời hạn nói số ngày: “Còn 18 ngày”, dưới bảy ngày in đậm, ngày cuối “Hết hạn hôm nay”.',
			'Bị từ chối thì lý do nguyên văn và bước tiếp: “Sửa tin theo góp ý rồi gửi lại, tin sẽ được duyệt lại từ đầu.”',
			'Tích xanh đang chờ hay đang có thì nói cạnh trạng thái (checkTags); tin đã đóng từng được kiểm tra vẫn có đường vào.',
			'Chỉ hiện việc máy chủ cho phép (allowedActions); không có nút xám.',
		],
		access: [
			'Nút đọc kèm tên tin: “Gia hạn: Nhà phố ba tầng…”.',
			'Tin chuyển sang mục khác thì tiêu điểm về tiêu đề trang; gia hạn thì ở lại dòng đó.',
		],
	},
	en: {
		use: 'For posters: where each listing stands, why, how long it lasts and what can be done (edit, renew, close, put up again, ask for a green check).',
		avoid: [
			'For what was not sent take DraftList.',
			'For saved listings of others take SavedListingList.',
			'To show a poster’s listings to others take PersonScreen.',
		],
		content: [
			'Words search title and address in every tab, whose counts are of what matches; where nothing does there is NoMatch.',
			'Time is said in days: “18 days left”, bold below seven, “Expires today” on the last.',
			'Refused, it has the reason as it was written and the next step: “Make the changes and submit it again. It will be reviewed from the start.”',
			'A green check that is open or counts is said beside the status (checkTags); a closed listing that had one leads to it still.',
			'Only what the server allows is there (allowedActions); there are no grey buttons.',
		],
		access: [
			'Buttons are read with the title: “Renew: …”.',
			'Where a listing goes to another tab the focus is on the page’s heading; renewed, it stays with its row.',
		],
	},
} satisfies Guide;
