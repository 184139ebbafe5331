import type { ProcedureTemplate, ProcedureTemplateStep, ProcedureTemplateSummary } from './procedure-template-model.ts';

const steps: readonly ProcedureTemplateStep[] = [
	{
		key: 'papers',
		title: { vn: 'Kiểm tra giấy tờ và đặt cọc', en: 'Check the papers and pay the deposit' },
		description: null,
		substeps: [
			{
				key: 'certificate',
				title: { vn: 'Xem bản gốc giấy chứng nhận', en: 'Look at the original certificate' },
				description: { vn: 'So tên, số tờ, số thửa và diện tích.', en: 'Compare name, sheet, plot and area.' },
				actor: 'BUYER',
				place: null,
				daysMin: null,
				daysMax: null,
				papers: [],
				fees: [],
			},
			{
				key: 'deposit',
				title: { vn: 'Ký hợp đồng đặt cọc', en: 'Sign the deposit agreement' },
				description: null,
				actor: 'BOTH',
				place: null,
				daysMin: 1,
				daysMax: 1,
				papers: [
					{
						key: 'identity',
						name: { vn: 'Căn cước của hai bên', en: 'Identity cards of both sides' },
						hint: null,
						isRequired: true,
					},
				],
				fees: [],
			},
		],
	},
	{
		key: 'notary',
		title: { vn: 'Công chứng hợp đồng', en: 'Have the contract notarised' },
		description: { vn: 'Từ lúc ký, hợp đồng ràng buộc cả hai bên.', en: 'Once signed, it binds both sides.' },
		substeps: [
			{
				key: 'sign',
				title: { vn: 'Ký hợp đồng trước công chứng viên', en: 'Sign before the notary' },
				description: null,
				actor: 'NOTARY',
				place: { vn: 'Văn phòng công chứng trong tỉnh', en: 'A notary office of the province' },
				daysMin: 2,
				daysMax: 2,
				papers: [
					{
						key: 'certificate',
						name: { vn: 'Bản gốc giấy chứng nhận', en: 'The original certificate' },
						hint: { vn: 'Bên bán mang theo.', en: 'The seller brings it.' },
						isRequired: true,
					},
				],
				fees: [
					{
						key: 'notary',
						name: { vn: 'Phí công chứng', en: 'Notary’s fee' },
						text: { vn: '0,05% đến 0,1% giá trị hợp đồng', en: '0.05% to 0.1% of the contract' },
						payer: null,
						asOf: '2017-01-01',
						source: 'Thông tư 257/2016/TT-BTC',
					},
				],
			},
		],
	},
	{
		key: 'tax',
		title: { vn: 'Kê khai và nộp thuế', en: 'Declare and pay the taxes' },
		description: null,
		substeps: [
			{
				key: 'declare',
				title: { vn: 'Khai thuế thu nhập và lệ phí trước bạ', en: 'Declare income tax and registration fee' },
				description: null,
				actor: 'BOTH',
				place: null,
				daysMin: 1,
				daysMax: 1,
				papers: [],
				fees: [],
			},
		],
	},
];

/** The version that new procedures follow. */
export const publishedTemplate: ProcedureTemplate = {
	id: 't3',
	type: 'BUY',
	version: 3,
	publishedAt: '2026-02-01T02:00:00Z',
	updatedAt: '2026-02-01T02:00:00Z',
	recordCount: 128,
	title: { vn: 'Mua bán nhà đất', en: 'Sale and purchase' },
	steps,
};

/** The draft of the next version. */
export const draftTemplate: ProcedureTemplate = {
	...publishedTemplate,
	id: 't4',
	version: 4,
	publishedAt: null,
	updatedAt: '2026-03-09T02:00:00Z',
	recordCount: 0,
};

/** A draft with texts in one language alone, as a form may hold it before it is saved. */
export const untranslatedTemplate: ProcedureTemplate = {
	...draftTemplate,
	steps: steps.map((step, index) => (index === 1 ? { ...step, title: { ...step.title, en: '' } } : step)),
};

export const templates: readonly ProcedureTemplateSummary[] = [
	draftTemplate,
	publishedTemplate,
	{ ...publishedTemplate, id: 't2', version: 2, publishedAt: '2025-09-12T02:00:00Z', recordCount: 41 },
	{ ...publishedTemplate, id: 't1', version: 1, publishedAt: '2025-07-01T02:00:00Z', recordCount: 0 },
];
