import type { StoredTemplate } from '../../database/tables.ts';
import { fees } from './fees.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';
import { collect, officeAtWork, payTax, taxNotice } from './shared-steps.ts';

/** Transferring a land-use right between people who found each other without a listing. */
export const transfer: StoredTemplate = {
	title: { vn: 'Chuyển nhượng quyền sử dụng đất', en: 'Transferring a land-use right' },
	steps: [
		{
			key: 'conditions',
			title: { vn: 'Xem có đủ điều kiện chuyển nhượng', en: 'See whether the land may be transferred' },
			description: {
				vn: 'Theo Luật Đất đai 2024: có giấy chứng nhận, không tranh chấp, không bị kê biên, còn thời hạn sử dụng đất.',
				en: 'By the Land Law of 2024: there is a certificate, no dispute and no seizure, and the term of use has not run out.',
			},
			substeps: [
				{
					key: 'certificate',
					title: { vn: 'Đọc giấy chứng nhận', en: 'Read the certificate' },
					description: {
						vn: 'Xem người đứng tên, loại đất, thời hạn sử dụng, hạn chế quyền và phần ghi thế chấp.',
						en: 'Look at the owner, the type of land, the term of use, restrictions and mortgages.',
					},
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 1,
					papers: [papers.certificate],
					fees: [],
				},
				{
					key: 'plot',
					title: { vn: 'Đối chiếu ranh giới và quy hoạch', en: 'Compare boundaries and planning' },
					description: {
						vn: 'So thửa đất với bản đồ địa chính; chỉ chuyển một phần thì phải tách thửa trước. Hỏi quy hoạch của thửa đất.',
						en: 'Compare the plot with the cadastral map; to transfer a part, the plot is divided first. Ask what the planning says of it.',
					},
					actor: 'BUYER',
					place: places.landOffice,
					daysMin: 2,
					daysMax: 10,
					papers: [
						{
							key: 'extract',
							name: { vn: 'Trích lục bản đồ thửa đất', en: 'Extract of the cadastral map' },
							isRequired: false,
						},
					],
					fees: [],
				},
				{
					key: 'people',
					title: { vn: 'Xác định những ai phải ký', en: 'Find out who has to sign' },
					description: {
						vn: 'Vợ chồng, người đồng sở hữu, thành viên hộ gia đình có chung quyền sử dụng đất đều phải ký.',
						en: 'Spouses, co-owners and members of a household that shares the land all sign.',
					},
					actor: 'SELLER',
					place: null,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.marriage, papers.proxy],
					fees: [],
				},
			],
		},
		{
			key: 'agreement',
			title: { vn: 'Thống nhất giá và cách trả', en: 'Agree on price and payment' },
			substeps: [
				{
					key: 'terms',
					title: { vn: 'Chốt giá, ai trả thuế và phí', en: 'Settle the price, and who pays taxes and fees' },
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 3,
					papers: [
						{
							key: 'terms',
							name: { vn: 'Bản thỏa thuận hoặc hợp đồng đặt cọc', en: 'A written agreement, or a deposit contract' },
							hint: {
								vn: 'Quen biết cũng nên viết ra: giá, các lần trả, ngày ký công chứng.',
								en: 'Write it down among friends too: price, payments, day of signing.',
							},
							isRequired: false,
						},
					],
					fees: [],
				},
			],
		},
		{
			key: 'contract',
			title: { vn: 'Công chứng hoặc chứng thực hợp đồng', en: 'Notarise or certify the contract' },
			substeps: [
				{
					key: 'sign',
					title: { vn: 'Ký hợp đồng chuyển nhượng', en: 'Sign the transfer contract' },
					description: {
						vn: 'Không công chứng hoặc chứng thực thì chưa sang tên được. Ghi đúng giá thật.',
						en: 'Without a notary or the commune it cannot be registered. Write down the real price.',
					},
					actor: 'BOTH',
					place: places.notaryOrCommune,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.identity, papers.marriage, papers.certificate, papers.contract, papers.proxy],
					fees: [fees.notary],
				},
			],
		},
		{
			key: 'registration',
			title: { vn: 'Nộp thuế và sang tên', en: 'Pay tax and register' },
			description: {
				vn: 'Một cửa nhận cả tờ khai thuế và hồ sơ đăng ký, rồi chuyển sang cơ quan thuế.',
				en: 'One office takes the tax forms together with the registration file, and passes them on to the tax office.',
			},
			substeps: [
				{
					key: 'file',
					title: { vn: 'Nộp hồ sơ đăng ký kèm tờ khai thuế', en: 'Hand in the file with the tax forms' },
					description: {
						vn: 'Khai thuế chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế, đăng ký trong 30 ngày: hãy nộp ngay sau khi ký hợp đồng.',
						en: 'Tax is declared by the tenth day after it arises, and the change registered within 30 days: hand it in right after signing.',
					},
					actor: 'BUYER',
					place: places.oneStop,
					daysMin: 1,
					daysMax: 1,
					papers: [
						papers.changeForm,
						papers.incomeTaxForm,
						papers.registrationFeeForm,
						papers.contract,
						papers.certificate,
						papers.exemptionProof,
						papers.proxy,
					],
					fees: [fees.landOffice],
				},
				taxNotice,
				payTax([fees.incomeTax, fees.registrationFee], 'BOTH'),
				officeAtWork,
				collect,
			],
		},
		{
			key: 'settle',
			title: { vn: 'Trả tiền và giao đất', en: 'Settle and hand over' },
			substeps: [
				{
					key: 'pay',
					title: { vn: 'Trả đủ tiền', en: 'Pay in full' },
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'The bank' },
					daysMin: 1,
					daysMax: 1,
					papers: [],
					fees: [],
				},
				{
					key: 'hand-over',
					title: { vn: 'Giao đất tại thực địa', en: 'Hand over the land on site' },
					description: {
						vn: 'Cùng đi quanh ranh giới, xác nhận mốc và ký biên bản.',
						en: 'Walk the boundary together, confirm its marks, and sign the record.',
					},
					actor: 'BOTH',
					place: places.atHome,
					daysMin: 1,
					daysMax: 1,
					papers: [papers.handOver],
					fees: [],
				},
			],
		},
	],
};
