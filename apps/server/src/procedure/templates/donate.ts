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
						en: 'Say who is given what, and on which conditions',
					},
					description: {
						vn: 'Tặng toàn bộ hay một phần; tặng riêng một người con hay cả hai vợ chồng con. Tặng có điều kiện thì điều kiện không được trái luật, và phải ghi vào hợp đồng.',
						en: 'All of it or a part; to one child alone or to child and spouse. Conditions must not break the law, and stand in the contract.',
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
					title: { vn: 'Xem giấy chứng nhận', en: 'See the certificate' },
					description: {
						vn: 'Đang thế chấp thì cần ngân hàng đồng ý; đang tranh chấp thì chưa tặng cho được. Tài sản chung cần mọi người đồng ý.',
						en: 'For what is mortgaged the bank has to agree; what is disputed cannot be given yet. For common property everybody has to agree.',
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
			title: { vn: 'Chuẩn bị giấy tờ', en: 'Gather the papers' },
			substeps: [
				{
					key: 'relation',
					title: { vn: 'Tìm giấy tờ chứng minh quan hệ', en: 'Find proof of the relation' },
					description: {
						vn: 'Vợ chồng, cha mẹ và con, ông bà và cháu, anh chị em ruột được miễn thuế và lệ phí trước bạ khi chứng minh được. Không phải người thân thì đánh dấu xong và đi tiếp.',
						en: 'Spouses, parents and children, grandparents and grandchildren, brothers and sisters pay neither tax nor registration fee when they can prove it. If you are no relatives, tick this and go on.',
					},
					actor: 'BOTH',
					place: null,
					daysMin: 1,
					daysMax: 5,
					papers: [
						{
							key: 'relation',
							name: { vn: 'Giấy khai sinh, đăng ký kết hôn…', en: 'Birth certificates, a marriage certificate …' },
							hint: {
								vn: 'Anh chị em dùng giấy khai sinh ghi cùng cha mẹ; con nuôi dùng quyết định công nhận.',
								en: 'Brothers and sisters: birth certificates that name the same parents; adopted children: the decision.',
							},
							isRequired: false,
						},
					],
					fees: [],
				},
				{
					key: 'identity',
					title: { vn: 'Căn cước và tình trạng hôn nhân', en: 'Identity and marital status' },
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
			title: { vn: 'Công chứng hợp đồng tặng cho', en: 'Notarise the gift contract' },
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
					title: { vn: 'Ký hợp đồng tặng cho', en: 'Sign the gift contract' },
					description: {
						vn: 'Bên tặng và bên nhận cùng ký. Việc tặng cho nhà, đất chỉ có hiệu lực từ khi đăng ký, nên hãy làm tiếp các bước sau sớm.',
						en: 'Giver and receiver both sign. A gift of a home or land takes effect when it is registered, so go on soon.',
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
