import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chuyển khoản, VietQR, nội dung chuyển khoản, đếm ngược',
	status: 'stable',
	vn: {
		use: 'Bước chờ chuyển khoản: mã VietQR, cùng thông tin bằng chữ để sao chép, và còn bao nhiêu thời gian.',
		avoid: ['Tiền đã tới, hoặc cách trả khác: dùng PaymentState.', 'Chỉ cần mã: dùng QrCode.'],
		anatomy: [
			['Mã QR', 'kèm “Lưu ảnh mã QR” cho người xem trên điện thoại'],
			['Đồng hồ', 'phút:giây và vạch ngắn dần'],
			['Thông tin', 'ngân hàng, số tài khoản, chủ tài khoản, số tiền, nội dung; ba thứ sao chép được'],
			['Hết giờ', 'mã bị che, còn “Lấy mã mới”'],
		],
		content: [
			'Nhấn mạnh điều dễ sai: “Giữ nguyên mã này để tiền tới đúng chỗ.”',
			'Hết giờ thì nói trước: đừng chuyển lại, tiền đến muộn sẽ vào ví.',
		],
		access: [
			'Sao chép số tiền là “500000” không dấu chấm, để dán được vào ứng dụng ngân hàng.',
			'Thời gian được đọc khi còn hai phút, một phút và hết; không đọc từng giây.',
		],
	},
	en: {
		use: 'The step that waits for a bank transfer: a VietQR code, the same in words to copy, and the time that is left.',
		avoid: ['Once the money has come, or for other ways, take PaymentState.', 'For a code alone take QrCode.'],
		anatomy: [
			['QR code', 'with “Save QR code” for those on a phone'],
			['Clock', 'minutes:seconds and a line that shrinks'],
			['Details', 'bank, account, holder, amount, note; three can be copied'],
			['Over', 'the code is covered, “Get a new code” remains'],
		],
		content: [
			'Stress what goes wrong: “Keep this code exactly as it is so your money reaches the right place.”',
			'When time is over say first: do not transfer again, late money goes into the wallet.',
		],
		access: [
			"Copying the amount gives “500000” without marks, as banks' apps take it.",
			'The time is read at two minutes, one and none; never every second.',
		],
	},
} satisfies Guide;
