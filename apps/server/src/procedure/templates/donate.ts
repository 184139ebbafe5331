import type { StoredTemplate } from '../../database/tables.ts';
import { fees } from './fees.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';
import { registration, taxes } from './shared-steps.ts';

/** Giving a home or land away. */
export const donate: StoredTemplate = {
	title: { vn: 'Tặng cho nhà, đất', en: 'Giving a home or land' },
	steps: [
		{
			key: 'agree',
			title: { vn: 'Thống nhất việc tặng cho', en: 'Agree on the gift' },
			substeps: [
				{
					key: 'wishes',
					title: {
						vn: 'Nói rõ tặng ai, tặng gì, có điều kiện không',
						en: 'Be clear about who receives what, and on what conditions',
					},
					description: {
						vn: 'Tặng toàn bộ hay một phần; tặng riêng một người con hay cả hai vợ chồng con. Tặng có điều kiện thì điều kiện không được trái luật, và phải ghi vào hợp đồng.',
						en: 'The whole property or a part; to one child alone or to the child and their spouse. Any conditions must be lawful and written into the contract.',
					},
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 3,
					papers: [],
					fees: [],
				},
				{
					key: 'certificate',
					title: { vn: 'Xem giấy chứng nhận', en: 'Look at the certificate' },
					description: {
						vn: 'Đang thế chấp thì cần ngân hàng đồng ý; đang tranh chấp thì chưa tặng cho được. Tài sản chung cần mọi người đồng ý.',
						en: 'If it is mortgaged, the bank must agree. If it is in dispute, it cannot be given yet. Common property needs everyone’s consent.',
					},
					actor: 'SELLER',
					place: null,
					daysMin: 1,
					daysMax: 1,
					papers: [papers.certificate],
					fees: [],
				},
			],
		},
		{
			key: 'papers',
			title: { vn: 'Chuẩn bị giấy tờ', en: 'Prepare the documents' },
			substeps: [
				{
					key: 'relation',
					title: { vn: 'Tìm giấy tờ chứng minh quan hệ', en: 'Find proof of the relationship' },
					description: {
						vn: 'Vợ chồng, cha mẹ và con, ông bà và cháu, anh chị em ruột được miễn thuế và lệ phí trước bạ khi chứng minh được. Không phải người thân thì đánh dấu xong và đi tiếp.',
						en: 'Spouses, parents and children, grandparents and grandchildren, and siblings are exempt from tax and the registration fee if they can prove the relationship. If you are not related, mark this as done and continue.',
					},
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 5,
					papers: [
						{
							key: 'relation',
							name: { vn: 'Giấy khai sinh, giấy chứng nhận kết hôn…', en: 'Birth certificates, marriage certificate…' },
							hint: {
								vn: 'Anh chị em dùng giấy khai sinh ghi cùng cha mẹ; con nuôi dùng quyết định công nhận.',
								en: 'Siblings: birth certificates naming the same parents. Adopted children: the adoption decision.',
							},
							isRequired: false,
						},
					],
					fees: [],
				},
				{
					key: 'identity',
					title: { vn: 'Căn cước và tình trạng hôn nhân', en: 'Identity cards and marital status' },
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 3,
					papers: [papers.identity, papers.marriage],
					fees: [],
				},
			],
		},
		{
			key: 'contract',
			title: { vn: 'Công chứng hợp đồng tặng cho', en: 'Notarise the deed of gift' },
			substeps: [
				{
					key: 'draft',
					title: { vn: 'Soạn hợp đồng', en: 'Draft the contract' },
					actor: 'BOTH',
					place: places.notaryOrCommune,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.identity, papers.marriage, papers.certificate],
					fees: [],
				},
				{
					key: 'sign',
					title: { vn: 'Ký hợp đồng tặng cho', en: 'Sign the deed of gift' },
					description: {
						vn: 'Bên tặng và bên nhận cùng ký. Việc tặng cho nhà, đất chỉ có hiệu lực từ khi đăng ký, nên hãy làm tiếp các bước sau sớm.',
						en: 'The donor and the recipient both sign. A gift of property only takes effect once it is registered, so complete the next steps soon.',
					},
					actor: 'BOTH',
					place: places.notaryOrCommune,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.contract, papers.proxy],
					fees: [fees.notary],
				},
			],
		},
		taxes([fees.giftTax, fees.registrationFeeOfGift], 'BUYER'),
		registration,
	],
};
