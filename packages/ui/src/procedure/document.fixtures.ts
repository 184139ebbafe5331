import type { DocumentText } from './procedure-template-model.ts';

export const deposit: DocumentText = {
	id: 'deposit-contract',
	title: { vn: 'Hợp đồng đặt cọc nên ghi những gì', en: 'What a deposit contract should say' },
	content: {
		vn: 'Hai bên tự viết được. Nên ghi:\n- Tổng giá, số tiền cọc, cách trả.\n- Ngày ký hợp đồng công chứng.',
		en: 'The two sides may write it themselves. It should say:\n- The price, the deposit, how it is paid.\n- The day of the notary.',
	},
	types: ['BUY', 'TRANSFER'],
	link: null,
	updatedAt: '2026-07-01T02:00:00.000Z',
};

export const taxForms: DocumentText = {
	id: 'sale-tax-forms',
	title: {
		vn: 'Tờ khai thuế thu nhập cá nhân và lệ phí trước bạ khi chuyển nhượng: lấy ở đâu, điền thế nào, nộp lúc nào',
		en: 'Declaring personal income tax and the registration fee of a transfer: where, how and when',
	},
	content: { vn: 'Khai trên trang của cơ quan thuế.', en: 'Declare it on the pages of the tax office.' },
	types: ['BUY', 'TRANSFER', 'DONATE'],
	link: 'https://thuedientu.gdt.gov.vn',
	updatedAt: '2026-11-20T09:30:00.000Z',
};

export const gift: DocumentText = {
	id: 'gift-checklist',
	title: { vn: 'Trước khi tặng cho: nên bàn trước', en: 'Before a gift: what to talk about' },
	content: { vn: 'Hãy hỏi nhau trước khi ký.', en: 'Ask each other before you sign.' },
	types: ['DONATE'],
	link: null,
	updatedAt: '2026-07-01T02:00:00.000Z',
};

/** As they are shown. */
export const documentTexts: readonly DocumentText[] = [deposit, taxForms, gift];
