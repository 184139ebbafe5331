import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phần góp vốn trên trang tin, mua cổ phần của tin',
	status: 'stable',
	vn: {
		use: 'Ghép trên trang một dự án góp vốn: lệnh đang chờ trả, form mua, tin từ dự án, điều khoản. Người đăng còn gửi được tin cho người đã góp.',
		avoid: [
			'Tin không góp vốn: không đặt, không để khung trống.',
			'Danh sách dự án: dùng OfferingList.',
			'Báo chung cho mọi người dùng: gửi thông báo, không dùng “Cập nhật từ dự án”.',
		],
		content: [
			'Đang giữ chỗ thì nhắc trước form: “Bạn đang giữ 10 cổ phần chờ thanh toán.”, kèm lối đến lệnh.',
			'Tin chưa hiển thị cho mọi người thì không có form, chỉ có một câu nói vì sao chưa mua được.',
			'Trước khi gửi cập nhật cho người góp, nói rõ: “Chỉ người đã góp vốn vào dự án này đọc được. Cập nhật đã gửi không sửa được.”',
		],
		access: ['“Cập nhật từ dự án” là danh sách có thứ tự, mới nhất trước; nút gửi cập nhật mở hộp thoại.'],
	},
	en: {
		use: 'Put together on the page of an offering: orders that wait to be paid, buying, updates, terms. Its poster can also tell those who hold shares.',
		avoid: [
			'On a listing without shares leave it out, frame and all.',
			'For a list of projects take OfferingList.',
			'To tell every user something there are notifications, not “Project updates”.',
		],
		content: [
			'What is on hold comes before the form: “You have 10 shares on hold, awaiting payment.”, with the way to the orders.',
			'While the listing is not shown to everybody a sentence in place of the form says why nobody can buy.',
			'Before an update is posted it says: “Only people who hold shares in this project can read it. Updates cannot be edited once posted.”',
		],
		access: ['“Project updates” is an ordered list, the latest first; the button says that it opens a dialog.'],
	},
} satisfies Guide;
