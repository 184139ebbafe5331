import type { BankTransfer, Invoice, Payment } from './payment-model.ts';

export const invoice: Invoice = {
	title: 'Kiểm tra quy hoạch',
	number: '1042',
	payer: 'Nguyễn Thị An',
	lines: [{ label: 'Phí kiểm tra', text: 'Thửa 215, tờ 12, phường Bến Nghé', amount: 500_000 }],
};

export const longInvoice: Invoice = {
	title: 'Kiểm tra quy hoạch thửa đất ở phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
	number: '1042000',
	payer: 'Nguyễn Phúc Vĩnh Thụy Hoàng Thị Bảo Ngọc Phương',
	lines: [
		{
			label: 'Phí kiểm tra quy hoạch và lộ giới',
			text: 'Thửa 1215a, tờ bản đồ số 112 (mới), khu phố Nguyễn Trường Tộ, đường Nguyễn Thị Minh Khai nối dài',
			amount: 1_212_500_000,
		},
		{ label: 'Phí trích lục bản đồ địa chính và gửi bản giấy tới tận nhà', amount: 1_250_000 },
		{ label: 'Giảm cho lần đầu', amount: -250_000 },
	],
};

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

export const transfer: BankTransfer = {
	bankName: 'Vietcombank',
	bankBin: '970436',
	accountNumber: '0123456789',
	accountName: 'CONG TY AN CU',
	memo: 'ACH7K2M9QX',
};

/** A payment that was opened ten seconds ago. */
export function payment(given: Partial<Payment> = {}): Payment {
	return {
		id: '0b8f5d1c-6f0e-4a59-9a52-3d1f6c1b7a11',
		code: 'AC7KQ2M9WXPL3D',
		status: 'CREATED',
		method: 'MOMO',
		amount: 500_000,
		payUrl: null,
		cardUrl: null,
		qr: null,
		transfer: null,
		expiresAt: inSeconds(890),
		cause: null,
		isLate: false,
		createdAt: inSeconds(-10),
		settledAt: null,
		...given,
	};
}

/** A bank transfer with so many seconds of its five minutes left. */
export function transferPayment(left: number, given: Partial<Payment> = {}): Payment & { transfer: BankTransfer } {
	return {
		...payment({
			code: transfer.memo,
			method: 'TRANSFER',
			qr:
				left > 0
					? '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA53037045406500000' +
						'5802VN62140810ACH7K2M9QX6304A1F3'
					: null,
			createdAt: inSeconds(left - 300),
			expiresAt: inSeconds(left),
			...given,
		}),
		transfer,
	};
}

export const banks = [
	{ bin: '970419', name: 'NCB Bank' },
	{ bin: '970407', name: 'Techcombank' },
	{ bin: '970436', name: 'Vietcombank' },
];
