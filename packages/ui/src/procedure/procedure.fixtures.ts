import type { ProcedureDetail, ProcedureRecord, ProcedureStep, ProcedureSubstep } from './procedure-model.ts';

/** The moment at which stories take place: 12:00 in Vietnam on a Tuesday. */
export const now = new Date('2026-03-10T05:00:00Z');

const idle = {
	description: null,
	fileLinks: [],
	isDone: false,
	place: null,
	daysMin: null,
	daysMax: null,
	papers: [],
	fees: [],
	note: null,
	dueOn: null,
	doneAt: null,
	isOverdue: false,
	history: [],
} satisfies Partial<ProcedureSubstep>;

const readCertificate: ProcedureSubstep = {
	...idle,
	id: 's11',
	title: 'Xem bản gốc giấy chứng nhận',
	actor: 'BUYER',
	isDone: true,
	doneAt: '2026-02-20T03:00:00Z',
	description: 'So tên, số tờ, số thửa và diện tích trên giấy với người bán và thực tế.',
};

const deposit: ProcedureSubstep = {
	...idle,
	id: 's12',
	title: 'Ký hợp đồng đặt cọc',
	actor: 'BOTH',
	isDone: true,
	doneAt: '2026-02-24T08:30:00Z',
	daysMin: 1,
	daysMax: 1,
	fileLinks: [{ id: 'f1', name: 'hop-dong-dat-coc.pdf', url: '/files/hop-dong-dat-coc.pdf' }],
	history: [{ id: 'h1', kind: 'ADDED', name: 'hop-dong-dat-coc.pdf', at: '2026-02-24T08:31:00Z', file: null }],
	note: 'Cọc 200 triệu, hẹn công chứng trước 15/03.',
};

/** Its turn, with everything that a substep can have; its date has passed. */
export const gatherPapers: ProcedureSubstep = {
	...idle,
	id: 's21',
	title: 'Chuẩn bị giấy tờ của bên mua',
	actor: 'BUYER',
	description: 'Mang bản gốc để công chứng viên đối chiếu, kèm một bản chụp.',
	place: 'Tại nhà',
	daysMin: 1,
	daysMax: 3,
	papers: [
		{ id: 'p1', name: 'Căn cước của cả vợ và chồng', hint: null, isRequired: true },
		{
			id: 'p2',
			name: 'Giấy chứng nhận kết hôn, hoặc giấy xác nhận tình trạng hôn nhân',
			hint: 'Giấy xác nhận có giá trị 6 tháng, xin ở xã, phường nơi cư trú.',
			isRequired: true,
		},
		{ id: 'p3', name: 'Hợp đồng ủy quyền', hint: null, isRequired: false },
	],
	note: 'Giấy đăng ký kết hôn để ở nhà bố mẹ.',
	dueOn: '2026-03-07',
	isOverdue: true,
	fileLinks: [
		{ id: 'f2', name: 'can-cuoc-vo-chong.pdf', url: '/files/can-cuoc.pdf' },
		{ id: 'f3', name: 'giay-dang-ky-ket-hon.pdf', url: '/files/ket-hon.pdf' },
	],
	history: [
		{
			id: 'h4',
			kind: 'REPLACED',
			name: 'ket-hon-mo.pdf',
			at: '2026-03-05T02:10:00Z',
			file: { id: 'f0', name: 'ket-hon-mo.pdf', url: '/files/ket-hon-mo.pdf' },
		},
		{ id: 'h3', kind: 'REMOVED', name: 'anh-chup-nham.webp', at: '2026-03-04T02:10:00Z', file: null },
		{ id: 'h2', kind: 'ADDED', name: 'can-cuoc-vo-chong.pdf', at: '2026-03-03T09:00:00Z', file: null },
	],
};

export const signContract: ProcedureSubstep = {
	...idle,
	id: 's22',
	title: 'Ký hợp đồng mua bán trước công chứng viên',
	actor: 'NOTARY',
	place: 'Văn phòng công chứng trong tỉnh có nhà đất',
	daysMin: 2,
	daysMax: 2,
	dueOn: '2026-03-15',
	papers: [{ id: 'p4', name: 'Bản gốc giấy chứng nhận', hint: 'Bên bán mang theo.', isRequired: true }],
	fees: [
		{
			id: 'x1',
			name: 'Phí công chứng',
			text: '0,05% đến 0,1% giá trị hợp đồng',
			payer: null,
			asOf: '2017-01-01',
			source: 'Thông tư 257/2016/TT-BTC',
		},
	],
};

const declareTax: ProcedureSubstep = {
	...idle,
	id: 's31',
	title: 'Khai thuế thu nhập và lệ phí trước bạ',
	actor: 'BOTH',
	place: 'Bộ phận một cửa nơi có nhà đất',
	daysMin: 1,
	daysMax: 1,
	papers: [{ id: 'p5', name: 'Tờ khai thuế và tờ khai lệ phí trước bạ', hint: null, isRequired: true }],
	fees: [
		{
			id: 'x2',
			name: 'Thuế thu nhập cá nhân',
			text: '2% giá trong hợp đồng',
			payer: 'SELLER',
			asOf: '2015-01-01',
			source: 'Luật 71/2014/QH13',
		},
		{
			id: 'x3',
			name: 'Lệ phí trước bạ',
			text: '0,5% giá trong hợp đồng',
			payer: 'BUYER',
			asOf: '2022-03-01',
			source: 'Nghị định 10/2022/NĐ-CP',
		},
	],
};
const taxNotice: ProcedureSubstep = {
	...idle,
	id: 's32',
	title: 'Chờ thông báo nộp thuế',
	actor: 'TAX_OFFICE',
	daysMin: 3,
	daysMax: 5,
};
const register: ProcedureSubstep = {
	...idle,
	id: 's41',
	title: 'Nộp hồ sơ đăng ký sang tên',
	actor: 'BUYER',
	place: 'Văn phòng đăng ký đất đai',
	daysMin: 8,
	daysMax: 10,
};
const handover: ProcedureSubstep = {
	...idle,
	id: 's51',
	title: 'Nhận giấy chứng nhận mới và bàn giao nhà',
	actor: 'BOTH',
};

const stepOf = (
	id: string,
	title: string,
	substeps: readonly ProcedureSubstep[],
	blockedBy: readonly string[] = [],
	description: string | null = null,
): ProcedureStep => ({
	id,
	title,
	description,
	substeps,
	blockedBy,
	isDone: substeps.every(({ isDone }) => isDone),
});

export const record: ProcedureRecord = {
	id: 'r1',
	name: 'Mua nhà hẻm 12 Lê Lợi',
	description: 'Anh Bình bên bán: 0901 234 567.',
	status: 'UNFINISHED',
	type: 'BUY',
	procedureRDId: 'd1',
	side: 'BUYER',
	locationInfo: { id: 'l17', sequenceId: 17, title: 'Nhà ba tầng hẻm xe hơi Lê Lợi, sổ hồng riêng' },
	price: 4_200_000_000,
	substepTotal: 8,
	substepDone: 2,
	next: {
		stepId: 'b2',
		stepTitle: 'Công chứng hợp đồng',
		substepId: gatherPapers.id,
		substepTitle: gatherPapers.title,
		actor: 'BUYER',
		dueOn: '2026-03-07',
	},
	isOverdue: true,
	isWaitingForMe: true,
	finishedAt: null,
	createdAt: '2026-02-18T02:00:00Z',
	updatedAt: '2026-03-05T02:10:00Z',
};

/** In its second step, with three that cannot begin yet. */
export const procedure: ProcedureDetail = {
	id: 'd1',
	title: 'Mua bán nhà đất',
	templateVersion: 3,
	templatePublishedAt: '2026-02-01T02:00:00Z',
	procedureRecord: record,
	steps: [
		stepOf('b1', 'Kiểm tra giấy tờ và đặt cọc', [readCertificate, deposit]),
		stepOf(
			'b2',
			'Công chứng hợp đồng',
			[gatherPapers, signContract],
			[],
			'Từ lúc ký, hợp đồng ràng buộc cả hai bên. Chỉ trả hết tiền khi đã thống nhất ai giữ giấy chứng nhận.',
		),
		stepOf('b3', 'Kê khai và nộp thuế', [declareTax, taxNotice], ['b2']),
		stepOf('b4', 'Đăng ký biến động đất đai', [register], ['b2', 'b3']),
		stepOf('b5', 'Nhận giấy chứng nhận mới', [handover], ['b2', 'b3', 'b4']),
	],
};

/** The procedure after a substep was ticked or unticked, as a server would answer it. */
export function tick(before: ProcedureDetail, substepId: string, isDone: boolean): ProcedureDetail {
	const ticked = before.steps.map((step) => {
		const substeps = step.substeps.map((substep) =>
			substep.id === substepId ? { ...substep, isDone, doneAt: isDone ? now.toISOString() : null } : substep,
		);
		return { ...step, substeps, isDone: substeps.every((substep) => substep.isDone) };
	});
	const steps = ticked.map((step, index) => ({
		...step,
		blockedBy: ticked
			.slice(0, index)
			.filter((earlier) => !earlier.isDone)
			.map(({ id }) => id),
	}));
	const step = steps.find((one) => !one.isDone);
	const substep = step?.substeps.find((one) => !one.isDone);
	const substeps = steps.flatMap((one) => one.substeps);
	return {
		...before,
		steps,
		procedureRecord: {
			...before.procedureRecord,
			substepDone: substeps.filter((one) => one.isDone).length,
			status: step ? 'UNFINISHED' : 'FINISHED',
			finishedAt: step ? null : now.toISOString(),
			next:
				step && substep
					? {
							stepId: step.id,
							stepTitle: step.title,
							substepId: substep.id,
							substepTitle: substep.title,
							actor: substep.actor,
							dueOn: substep.dueOn,
						}
					: null,
			isWaitingForMe: substep?.actor === 'BOTH' || substep?.actor === before.procedureRecord.side,
			isOverdue: substeps.some((one) => one.isOverdue && !one.isDone),
		},
	};
}

/** All is done. */
export const finishedProcedure: ProcedureDetail = procedure.steps
	.flatMap(({ substeps }) => substeps)
	.reduce((before, { id }) => tick(before, id, true), procedure);

const waitingRecord: ProcedureRecord = {
	...record,
	id: 'r2',
	procedureRDId: 'd2',
	name: 'Sang tên đất Củ Chi',
	description: null,
	type: 'TRANSFER',
	side: 'SELLER',
	locationInfo: null,
	price: 1_850_000_000,
	substepTotal: 9,
	substepDone: 6,
	next: {
		stepId: 'b3',
		stepTitle: 'Đăng ký biến động đất đai',
		substepId: 's31',
		substepTitle: 'Chờ giải quyết hồ sơ sang tên',
		actor: 'LAND_OFFICE',
		dueOn: '2026-03-18',
	},
	isOverdue: false,
	isWaitingForMe: false,
	createdAt: '2026-02-02T02:00:00Z',
};

const giftRecord: ProcedureRecord = {
	...waitingRecord,
	id: 'r3',
	procedureRDId: 'd3',
	name: 'Bố mẹ cho nhà phường Bến Nghé',
	type: 'DONATE',
	side: 'BUYER',
	price: null,
	substepTotal: 7,
	substepDone: 0,
	next: {
		stepId: 'b1',
		stepTitle: 'Công chứng hợp đồng tặng cho',
		substepId: 's11',
		substepTitle: 'Chuẩn bị giấy tờ của hai bên',
		actor: 'BOTH',
		dueOn: '2026-03-10',
	},
	isWaitingForMe: true,
	createdAt: '2026-03-01T02:00:00Z',
};

/** As long as everything may get. */
export const longRecord: ProcedureRecord = {
	...record,
	id: 'r9',
	name: 'Mua thửa đất trồng cây lâu năm kèm nhà cấp bốn mặt đường liên xã Đông Hưng Thuận – Bà Điểm – Xuân Thới Sơn của nhà chú Nghĩa',
	locationInfo: {
		id: 'l18',
		sequenceId: 18,
		title:
			'Cần bán gấp thửa đất trồng cây lâu năm 1.250 m² kèm nhà cấp bốn mặt đường liên xã, sổ riêng, chính chủ đứng tên',
	},
	next: {
		stepId: 'b2',
		stepTitle: 'Công chứng hợp đồng',
		substepId: 's21',
		substepTitle:
			'Chuẩn bị đủ giấy tờ tùy thân, giấy tờ hôn nhân và giấy tờ về nguồn gốc tài sản của cả hai vợ chồng bên mua',
		actor: 'BUYER',
		dueOn: '2026-03-07',
	},
};
export const longProcedure: ProcedureDetail = {
	...procedure,
	procedureRecord: longRecord,
	steps: procedure.steps.map((step) =>
		step.id === 'b2'
			? {
					...step,
					title: 'Công chứng hợp đồng chuyển nhượng quyền sử dụng đất và quyền sở hữu tài sản gắn liền với đất',
					substeps: step.substeps.map((substep) =>
						substep.id === 's21'
							? {
									...substep,
									title: longRecord.next?.substepTitle ?? '',
									fileLinks: [
										{
											id: 'f9',
											name: 'giay-chung-nhan-quyen-su-dung-dat-quyen-so-huu-tai-san-gan-lien-voi-dat-trang-2-va-3.pdf',
											url: '/files/giay.pdf',
										},
									],
								}
							: substep,
					),
				}
			: step,
	),
};

export const records: readonly ProcedureRecord[] = [
	record,
	giftRecord,
	waitingRecord,
	{ ...finishedProcedure.procedureRecord, id: 'r4', name: 'Mua căn hộ Thủ Thiêm', finishedAt: '2026-01-20T02:00:00Z' },
];
