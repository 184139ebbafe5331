import type { ProcedureActor, TemplateFee, TemplateStep, TemplateSubstep } from '@ancu/forms/procedure';
import { fees } from './fees.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';

/** The tax office calculates what is due. */
export const taxNotice: TemplateSubstep = {
	key: 'tax-notice',
	title: { vn: 'Chờ thông báo nộp tiền', en: 'Wait for the payment notice' },
	description: {
		vn: 'Cơ quan thuế tính tiền theo hồ sơ. Thấy chưa đúng thì hỏi lại trước khi nộp.',
		en: 'The tax office works out the amounts from the file. If they look wrong, ask before you pay.',
	},
	actor: 'TAX_OFFICE',
	place: places.taxOffice,
	daysMin: 3,
	daysMax: 5,
	papers: [papers.taxNotice],
	fees: [],
};

/** Paying tax and fee, each side its own unless agreed otherwise. */
export function payTax(due: TemplateFee[], actor: ProcedureActor): TemplateSubstep {
	return {
		key: 'pay-tax',
		title: { vn: 'Nộp thuế và lệ phí', en: 'Pay taxes and fees' },
		description: {
			vn: 'Nộp đúng hạn ghi trong thông báo; nộp chậm bị tính thêm tiền. Mức thu có thể thay đổi, hãy xem số tiền trong thông báo.',
			en: 'Pay by the date on the notice; late payment costs extra. Rates may change, so go by the amount on the notice.',
		},
		actor,
		place: places.bank,
		daysMin: 1,
		daysMax: 3,
		papers: [papers.paymentProof],
		fees: due,
	};
}

/** Declaring and paying tax and registration fee. */
export function taxes(due: TemplateFee[], actor: ProcedureActor): TemplateStep {
	return {
		key: 'tax',
		title: { vn: 'Khai và nộp thuế, lệ phí', en: 'Declare and pay taxes and fees' },
		description: {
			vn: 'Nhiều nơi nhận tờ khai cùng hồ sơ đăng ký ở một cửa: khi đó nộp cả hai một lần.',
			en: 'Many offices accept the returns together with the registration file at one counter. If so, file both at once.',
		},
		substeps: [
			{
				key: 'declare',
				title: { vn: 'Khai thuế và lệ phí trước bạ', en: 'Declare tax and the registration fee' },
				description: {
					vn: 'Khai chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế; hãy khai ngay sau khi ký hợp đồng.',
					en: 'No later than the 10th day after the tax obligation arises; declare right after you sign the contract.',
				},
				actor,
				place: places.oneStop,
				daysMin: 1,
				daysMax: 2,
				papers: [papers.incomeTaxForm, papers.registrationFeeForm, papers.contract, papers.exemptionProof],
				fees: [],
			},
			taxNotice,
			payTax(due, actor),
		],
	};
}

/** What the land office does, and the new certificate. */
export const officeAtWork: TemplateSubstep = {
	key: 'process',
	title: { vn: 'Văn phòng đăng ký đất đai giải quyết', en: 'The land registration office processes the file' },
	description: {
		vn: 'Mỗi tỉnh hẹn một khác, vùng xa lâu hơn; thời gian nộp thuế không tính vào.',
		en: 'Times vary by province, and remote areas take longer. The time for paying taxes does not count.',
	},
	actor: 'LAND_OFFICE',
	place: places.landOffice,
	daysMin: 5,
	daysMax: 10,
	papers: [papers.slip],
	fees: [],
};

export const collect: TemplateSubstep = {
	key: 'collect',
	title: { vn: 'Nhận giấy chứng nhận đã sang tên', en: 'Collect the certificate in the new name' },
	description: {
		vn: 'So lại tên, số thửa, diện tích trước khi ký nhận.',
		en: 'Check the name, plot number and area before you sign for it.',
	},
	actor: 'BUYER',
	place: places.oneStop,
	daysMin: 1,
	daysMax: 1,
	papers: [
		{
			key: 'new-certificate',
			name: { vn: 'Giấy chứng nhận đứng tên người nhận', en: 'Certificate in the new owner’s name' },
			isRequired: true,
		},
	],
	fees: [],
};

/** Registering the new owner once tax and fee are paid. */
export const registration: TemplateStep = {
	key: 'registration',
	title: { vn: 'Đăng ký sang tên', en: 'Register the new owner' },
	substeps: [
		{
			key: 'file',
			title: { vn: 'Nộp hồ sơ đăng ký biến động', en: 'File the registration of changes' },
			description: {
				vn: 'Luật Đất đai 2024 yêu cầu đăng ký trong 30 ngày kể từ ngày có biến động.',
				en: 'The Land Law 2024 requires registration within 30 days of the change.',
			},
			actor: 'BUYER',
			place: places.oneStop,
			daysMin: 1,
			daysMax: 1,
			papers: [papers.changeForm, papers.contract, papers.certificate, papers.paymentProof, papers.proxy],
			fees: [fees.landOffice],
		},
		officeAtWork,
		collect,
	],
};
