import type { StoredTemplate } from '../../database/tables.ts';
import { fees } from './fees.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';
import { registration, taxes } from './shared-steps.ts';

/** Buying a home or land, from looking at the papers to the keys. */
export const buy: StoredTemplate = {
	title: { vn: 'Mua bán nhà, đất', en: 'Buying a home or land' },
	steps: [
		{
			key: 'check',
			title: { vn: 'Kiểm tra giấy tờ và quy hoạch', en: 'Check documents and planning' },
			substeps: [
				{
					key: 'see-papers',
					title: { vn: 'Xem bản gốc giấy chứng nhận', en: 'Look at the original certificate' },
					description: {
						vn: 'So tên người bán với căn cước, so số tờ, số thửa, diện tích với thực tế, và xem trang ghi thế chấp. Vi bằng không thay được giấy chứng nhận.',
						en: 'Compare the seller’s name with their identity card, and the map sheet, plot number and area with the property itself. Look for a mortgage on the page of changes. A bailiff’s record (vi bằng) does not replace a certificate.',
					},
					actor: 'BUYER',
					place: places.atHome,
					daysMin: 1,
					daysMax: 2,
					papers: [
						{
							key: 'certificate-copy',
							name: { vn: 'Ảnh chụp giấy chứng nhận', en: 'Photos of the certificate' },
							hint: {
								vn: 'Chụp đủ các trang, kể cả trang bổ sung.',
								en: 'Photograph every page, including any added pages.',
							},
							isRequired: true,
						},
					],
					fees: [],
				},
				{
					key: 'check-title',
					title: { vn: 'Hỏi thế chấp, tranh chấp, kê biên', en: 'Ask about mortgages, disputes and seizure' },
					description: {
						vn: 'Xin cung cấp thông tin thửa đất. Công chứng viên cũng tra cứu xem nhà, đất có đang bị ngăn chặn giao dịch không.',
						en: 'Request information about the plot. The notary will also check whether transactions on the property are blocked.',
					},
					actor: 'BUYER',
					place: places.landOffice,
					daysMin: 1,
					daysMax: 3,
					papers: [
						{
							key: 'data-request',
							name: { vn: 'Phiếu yêu cầu cung cấp thông tin đất đai', en: 'Request form for land information' },
							isRequired: true,
						},
					],
					fees: [],
				},
				{
					key: 'check-planning',
					title: { vn: 'Kiểm tra quy hoạch', en: 'Check the planning' },
					description: {
						vn: 'Cần số tờ, số thửa và xã, phường in trên giấy chứng nhận. Bạn có thể gửi yêu cầu kiểm tra quy hoạch ngay trên An Cư.',
						en: 'You need the map sheet number, the plot number and the ward or commune printed on the certificate. You can request a planning check here on An Cư.',
					},
					actor: 'BUYER',
					place: { vn: 'Cơ quan quản lý đất đai nơi có đất', en: 'The land authority for the area' },
					daysMin: 2,
					daysMax: 10,
					papers: [],
					fees: [],
				},
				{
					key: 'check-seller',
					title: { vn: 'Kiểm tra người có quyền bán', en: 'Check who has the right to sell' },
					description: {
						vn: 'Nhà, đất của vợ chồng hay nhiều người thì mọi người cùng ký. Người bán thay phải có ủy quyền đã công chứng và còn hiệu lực.',
						en: 'If the property belongs to spouses or several people, all of them sign. Anyone selling for someone else must have a notarised power of attorney that is still valid.',
					},
					actor: 'BUYER',
					place: null,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.marriage, papers.proxy],
					fees: [],
				},
			],
		},
		{
			key: 'deposit',
			title: { vn: 'Đặt cọc', en: 'Pay a deposit' },
			description: {
				vn: 'Kiểm tra trước, đặt cọc sau. Cọc vừa phải, và ghi rõ khi nào được hoàn lại.',
				en: 'Check first, pay the deposit afterwards. Keep it modest, and state when it is returned.',
			},
			substeps: [
				{
					key: 'sign-deposit',
					title: { vn: 'Ký hợp đồng đặt cọc', en: 'Sign the deposit contract' },
					description: {
						vn: 'Theo Bộ luật Dân sự 2015, bên mua bỏ thì mất cọc, bên bán bỏ thì trả lại cọc và thêm một khoản bằng cọc, trừ khi hai bên thỏa thuận khác. Hãy ghi: nếu giấy tờ hoặc quy hoạch không đúng như cam kết thì hoàn cọc.',
						en: 'Under the Civil Code 2015, a buyer who backs out loses the deposit; a seller who backs out returns it plus an equal amount, unless agreed otherwise. State that the deposit is returned if the documents or planning are not as promised.',
					},
					actor: 'BOTH',
					place: {
						vn: 'Nơi hai bên chọn; nên ký trước công chứng viên',
						en: 'Anywhere both sides choose; preferably before a notary',
					},
					daysMin: 1,
					daysMax: 3,
					papers: [
						papers.identity,
						{
							key: 'deposit-contract',
							name: { vn: 'Hợp đồng đặt cọc', en: 'Deposit contract' },
							hint: {
								vn: 'Giá, hạn ký công chứng, ai trả thuế và phí, khi nào hoàn cọc.',
								en: 'Price, signing date at the notary, who pays taxes and fees, when the deposit is returned.',
							},
							isRequired: true,
						},
						{
							key: 'deposit-receipt',
							name: { vn: 'Chứng từ chuyển tiền cọc', en: 'Proof that the deposit was transferred' },
							isRequired: false,
						},
					],
					fees: [],
				},
			],
		},
		{
			key: 'contract',
			title: { vn: 'Công chứng hợp đồng', en: 'Notarise the contract' },
			substeps: [
				{
					key: 'prepare',
					title: { vn: 'Gửi hồ sơ và thống nhất hợp đồng', en: 'Send the documents and agree on the contract' },
					description: {
						vn: 'Gửi bản chụp trước để công chứng viên soạn và tra cứu. Ghi đúng giá mua bán thật.',
						en: 'Send copies first so the notary can draft the contract and look things up. State the actual sale price.',
					},
					actor: 'BOTH',
					place: places.notary,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.identity, papers.marriage, papers.certificate, papers.proxy],
					fees: [],
				},
				{
					key: 'sign',
					title: { vn: 'Ký trước công chứng viên', en: 'Sign before the notary' },
					description: {
						vn: 'Đọc lại tên, số căn cước, số thửa, diện tích, giá và hạn trả tiền trước khi ký.',
						en: 'Check the names, identity numbers, plot number, area, price and payment dates again before you sign.',
					},
					actor: 'BOTH',
					place: places.notary,
					daysMin: 1,
					daysMax: 2,
					papers: [papers.contract],
					fees: [fees.notary],
				},
				{
					key: 'pay',
					title: { vn: 'Trả tiền theo hợp đồng', en: 'Pay as agreed in the contract' },
					description: {
						vn: 'Nên chuyển khoản, và giữ lại một phần tới khi nhận giấy chứng nhận đã sang tên.',
						en: 'Preferably by bank transfer. Keep back part of the price until you hold the certificate in your name.',
					},
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'A bank' },
					daysMin: 1,
					daysMax: 1,
					papers: [
						{
							key: 'transfer-proof',
							name: { vn: 'Chứng từ chuyển tiền hoặc biên nhận', en: 'Proof of transfer or a receipt' },
							isRequired: true,
						},
					],
					fees: [],
				},
			],
		},
		taxes([fees.incomeTax, fees.registrationFee], 'BOTH'),
		registration,
		{
			key: 'hand-over',
			title: { vn: 'Bàn giao', en: 'Handover' },
			substeps: [
				{
					key: 'pay-rest',
					title: { vn: 'Trả nốt tiền', en: 'Pay the remaining amount' },
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'A bank' },
					daysMin: 1,
					daysMax: 1,
					papers: [],
					fees: [],
				},
				{
					key: 'take-over',
					title: { vn: 'Nhận nhà, đất', en: 'Take over the property' },
					description: {
						vn: 'Xem hiện trạng, nhận chìa khóa, chụp chỉ số điện nước và cùng ký biên bản.',
						en: 'Check its condition, take the keys, photograph the electricity and water meters and sign the handover record together.',
					},
					actor: 'BOTH',
					place: places.atHome,
					daysMin: 1,
					daysMax: 1,
					papers: [papers.handOver],
					fees: [],
				},
				{
					key: 'utilities',
					title: { vn: 'Đổi tên điện, nước, internet', en: 'Put electricity, water and internet in your name' },
					actor: 'BUYER',
					place: null,
					daysMin: 1,
					daysMax: 7,
					papers: [],
					fees: [],
				},
			],
		},
	],
};
