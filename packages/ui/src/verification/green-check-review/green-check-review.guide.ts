import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Duyệt tích xanh, quyết định, trả lại kiểm tra',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên: đọc kết quả người kiểm tra nộp cạnh điều tin ghi, rồi duyệt, trả lại hoặc hủy.',
		avoid: ['Người đi kiểm tra: dùng GreenCheckWork.', 'Duyệt tin đăng: dùng ModerationReview.'],
		anatomy: [
			['Việc bây giờ', 'CheckStep với ba lối'],
			['Kết quả', 'mục không đạt đứng trước'],
			['Bằng chứng', 'SitePhotos, SitePosition'],
		],
		content: [
			'Vì sao chưa duyệt được luôn là một câu: “Cần một quản trị viên khác duyệt: không ai tự duyệt việc của mình.”',
			'Hộp duyệt nhắc điều còn hở: số mục chưa kiểm tra, vị trí xa.',
		],
		access: ['Hộp thoại đóng rồi tiêu đề bước mới mới nhận tiêu điểm.'],
	},
	en: {
		use: 'For admins: reads what was filed beside what the listing says, then approves, sends back or ends it.',
		avoid: ['For those who look take GreenCheckWork.', 'For moderating listings take ModerationReview.'],
		anatomy: [
			['Now', 'a CheckStep with three ways'],
			['Findings', 'what failed first'],
			['Evidence', 'SitePhotos, SitePosition'],
		],
		content: [
			'Why it cannot be approved is always a sentence: “Another admin has to approve it. No one approves their own work.”',
			'The approving window points out what is open: items not checked, a far position.',
		],
		access: ['The new heading takes the focus once the window has closed.'],
	},
} satisfies Guide;
