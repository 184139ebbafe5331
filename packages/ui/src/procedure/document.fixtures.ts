import type { DocumentImage, DocumentText } from './procedure-template-model.ts';

/** A drawn paper, as a picture of this size. */
export const drawn = (width: number, height: number) =>
	`data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(205 20% 90%)"/><path d="M${width / 6} ${height / 5}h${width / 1.5}M${width / 6} ${height / 2.5}h${width / 1.5}M${width / 6} ${height / 1.7}h${width / 2.5}" stroke="hsl(205 30% 30%)" stroke-width="24"/></svg>`,
	)}`;

/** A saved picture of a document. */
export const image = (key: string, vn: string, en: string): DocumentImage => ({
	photo: { key, url: drawn(1600, 900) },
	alt: { vn, en },
});

export const deposit: DocumentText = {
	id: 'deposit-contract',
	title: { vn: 'Hợp đồng đặt cọc nên ghi những gì', en: 'What a deposit contract should say' },
	content: {
		vn: 'Hai bên tự viết được. Nên ghi:\n- Tổng giá, số tiền cọc, cách trả.\n- Ngày ký hợp đồng công chứng.',
		en: 'The two sides may write it themselves. It should say:\n- The price, the deposit, how it is paid.\n- The day of the notary.',
	},
	types: ['BUY', 'TRANSFER'],
	images: [],
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
	images: [],
	link: 'https://thuedientu.gdt.gov.vn',
	updatedAt: '2026-11-20T09:30:00.000Z',
};

export const gift: DocumentText = {
	id: 'gift-checklist',
	title: { vn: 'Trước khi tặng cho: nên bàn trước', en: 'Before a gift: what to talk about' },
	content: { vn: 'Hãy hỏi nhau trước khi ký.', en: 'Ask each other before you sign.' },
	types: ['DONATE'],
	images: [],
	link: null,
	updatedAt: '2026-07-01T02:00:00.000Z',
};

/** One with pictures. */
export const pictured: DocumentText = {
	...deposit,
	images: [
		image('photo/a.webp', 'Mẫu hợp đồng đặt cọc', 'A form of a deposit contract'),
		image('photo/b.webp', 'Biên nhận tiền cọc', 'A receipt of the deposit'),
	],
};

/** As they are shown. */
export const documentTexts: readonly DocumentText[] = [deposit, taxForms, gift];
