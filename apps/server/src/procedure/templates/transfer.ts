import type { StoredTemplate } from '../../database/tables.ts';
import { fees } from './fees.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';
import { collect, officeAtWork, payTax, taxNotice } from './shared-steps.ts';

/** Transferring a land-use right between people who found each other without a listing. */
export const transfer: StoredTemplate = {
	title: { vn: 'Chuyển nhượng quyền sử dụng đất', en: 'Transfer of land-use rights' },
	steps: [
		{
			key: 'conditions',
			title: { vn: 'Xem có đủ điều kiện chuyển nhượng', en: 'Check that the land can be transferred' },
			description: {
				vn: 'Theo Luật Đất đai 2024: có giấy chứng nhận, không tranh chấp, không bị kê biên, còn thời hạn sử dụng đất.',
				en: 'Under the Land Law 2024: there is a certificate, no dispute and no seizure, and the land-use term has not ended.',
			},
			substeps: [
				{
					key: 'certificate',
					title: { vn: 'Đọc giấy chứng nhận', en: 'Read the certificate' },
					description: {
						vn: 'Xem người đứng tên, loại đất, thời hạn sử dụng, hạn chế quyền và phần ghi thế chấp.',
						en: 'Look at the owner’s name, land type, land-use term, restrictions and any mortgage.',
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
					title: { vn: 'Đối chiếu ranh giới và quy hoạch', en: 'Check boundaries and planning' },
					description: {
						vn: 'So thửa đất với bản đồ địa chính; chỉ chuyển một phần thì phải tách thửa trước. Hỏi quy hoạch của thửa đất.',
						en: 'Compare the plot with the cadastral map. To transfer only a part, the plot must be split first. Ask about the planning of the plot.',
					},
					actor: 'BUYER',
					place: places.landOffice,
					daysMin: 2,
					daysMax: 10,
					papers: [
						{
							key: 'extract',
							name: { vn: 'Trích lục bản đồ thửa đất', en: 'Extract from the cadastral map' },
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
						en: 'Spouses, co-owners and household members who share the land-use rights must all sign.',
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
					title: { vn: 'Chốt giá, ai trả thuế và phí', en: 'Agree on the price and who pays taxes and fees' },
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 3,
					papers: [
						{
							key: 'terms',
							name: { vn: 'Bản thỏa thuận hoặc hợp đồng đặt cọc', en: 'Written agreement or deposit contract' },
							hint: {
								vn: 'Quen biết cũng nên viết ra: giá, các lần trả, ngày ký công chứng.',
								en: 'Put it in writing even among friends: the price, the payments, the signing date at the notary.',
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
						en: 'Without notarisation or certification, ownership cannot be transferred. State the actual price.',
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
			title: { vn: 'Nộp thuế và sang tên', en: 'Pay taxes and register' },
			description: {
				vn: 'Một cửa nhận cả tờ khai thuế và hồ sơ đăng ký, rồi chuyển sang cơ quan thuế.',
				en: 'One counter accepts both the tax returns and the registration file, then passes them on to the tax office.',
			},
			substeps: [
				{
					key: 'file',
					title: { vn: 'Nộp hồ sơ đăng ký kèm tờ khai thuế', en: 'File the registration with the tax returns' },
					description: {
						vn: 'Khai thuế chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế, đăng ký trong 30 ngày: hãy nộp ngay sau khi ký hợp đồng.',
						en: 'Declare tax no later than the 10th day after the obligation arises, and register within 30 days: file right after you sign the contract.',
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
			title: { vn: 'Trả tiền và giao đất', en: 'Pay and hand over the land' },
			substeps: [
				{
					key: 'pay',
					title: { vn: 'Trả đủ tiền', en: 'Pay in full' },
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'A bank' },
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
						en: 'Walk the boundaries together, confirm the markers and sign the record.',
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
