import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Khung thanh toán, bố cục trả tiền',
	status: 'stable',
	vn: {
		use: 'Khung của mọi bước trả tiền: bước đang làm và phiếu thanh toán cạnh nhau; không có phiếu thì chỉ có bước, như khi nạp tiền.',
		avoid: ['Màn hình đã trả xong và không còn bước nào: dùng PaymentState, Receipt là đủ.'],
		anatomy: [
			['Bước', 'Billing, CardForm, TransferPanel hoặc PaymentState'],
			['Phiếu', 'InvoiceSlip; trên điện thoại slip quyết định trước hay sau bước'],
		],
		content: ['Dùng slip="before" ở bước chọn cách trả, khi người ta cần đọc phiếu trước; về sau để mặc định.'],
		access: [
			'Đổi step mà thứ có tiêu điểm đã mất thì tiêu điểm vào bước mới; nhóm có tên “Bước thanh toán”. Cả khung mất đi, như khi hết giờ giữ chỗ, thì tiêu điểm về tiêu đề của trang.',
		],
	},
	en: {
		use: 'Frames every step of paying: the step beside the slip; without an invoice the step alone, as for a top-up.',
		avoid: ['Where all is paid and no step is left PaymentState and Receipt suffice.'],
		anatomy: [
			['Step', 'Billing, CardForm, TransferPanel or PaymentState'],
			['Slip', 'InvoiceSlip; on a phone slip puts it before or after the step'],
		],
		content: ['Take slip="before" where the way is chosen and the slip is read first; else leave the default.'],
		access: [
			'When step changes and what had the focus is gone, the new step takes it; the group is named “Payment step”. When the frame goes as a whole, as at the end of a hold, the heading of the page takes it.',
		],
	},
} satisfies Guide;
