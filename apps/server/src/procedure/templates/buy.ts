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
			title: { vn: 'Kiểm tra giấy tờ và quy hoạch', en: 'Check papers and planning' },
			substeps: [
				{
					key: 'see-papers',
					title: { vn: 'Xem bản gốc giấy chứng nhận', en: 'See the original certificate' },
					description: {
						vn: 'So tên người bán với căn cước, so số tờ, số thửa, diện tích với thực tế, và xem trang ghi thế chấp. Vi bằng không thay được giấy chứng nhận.',
						en: 'Compare the seller’s name with the identity card, and sheet, plot and area with what is there; look for a mortgage on the last pages. A bailiff’s record is no certificate.',
					},
					actor: 'BUYER',
					place: places.atHome,
					daysMin: 1,
					daysMax: 2,
					papers: [
						{
							key: 'certificate-copy',
							name: { vn: 'Ảnh chụp giấy chứng nhận', en: 'Photos of the certificate' },
							hint: { vn: 'Chụp đủ các trang, kể cả trang bổ sung.', en: 'Every page, added ones too.' },
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
						en: 'Ask for the data of the plot. A notary too looks up whether dealings with the property are blocked.',
					},
					actor: 'BUYER',
					place: places.landOffice,
					daysMin: 1,
					daysMax: 3,
					papers: [
						{
							key: 'data-request',
							name: { vn: 'Phiếu yêu cầu cung cấp thông tin đất đai', en: 'Request for land data' },
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
						en: 'You need sheet, plot and the commune that the certificate names. You can ask for a planning check here on An Cư.',
					},
					actor: 'BUYER',
					place: { vn: 'Cơ quan quản lý đất đai nơi có đất', en: 'The land authority where the land lies' },
					daysMin: 2,
					daysMax: 10,
					papers: [],
					fees: [],
				},
				{
					key: 'check-seller',
					title: { vn: 'Kiểm tra người có quyền bán', en: 'Check who may sell' },
					description: {
						vn: 'Nhà, đất của vợ chồng hay nhiều người thì mọi người cùng ký. Người bán thay phải có ủy quyền đã công chứng và còn hiệu lực.',
						en: 'What belongs to spouses or several owners is sold by all of them. Whoever sells for others needs a notarised power of attorney that is in force.',
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
				en: 'Check first, then pay. Keep the deposit modest, and write down when it is given back.',
			},
			substeps: [
				{
					key: 'sign-deposit',
					title: { vn: 'Ký hợp đồng đặt cọc', en: 'Sign the deposit contract' },
					description: {
						vn: 'Theo Bộ luật Dân sự 2015, bên mua bỏ thì mất cọc, bên bán bỏ thì trả lại cọc và thêm một khoản bằng cọc, trừ khi hai bên thỏa thuận khác. Hãy ghi: nếu giấy tờ hoặc quy hoạch không đúng như cam kết thì hoàn cọc.',
						en: 'By the Civil Code of 2015 a buyer who withdraws loses the deposit, a seller who does gives it back twice over, unless agreed otherwise. Write down that it is given back when papers or planning are not as promised.',
					},
					actor: 'BOTH',
					place: {
						vn: 'Nơi hai bên chọn; nên ký trước công chứng viên',
						en: 'Where both sides choose; better before a notary',
					},
					daysMin: 1,
					daysMax: 3,
					papers: [
						papers.identity,
						{
							key: 'deposit-contract',
							name: { vn: 'Hợp đồng đặt cọc', en: 'The deposit contract' },
							hint: {
								vn: 'Giá, hạn ký công chứng, ai trả thuế và phí, khi nào hoàn cọc.',
								en: 'Price, day of signing at the notary’s, who pays taxes and fees, when the deposit is given back.',
							},
							isRequired: true,
						},
						{
							key: 'deposit-receipt',
							name: { vn: 'Chứng từ chuyển tiền cọc', en: 'Proof that the deposit was paid' },
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
					title: { vn: 'Gửi hồ sơ và thống nhất hợp đồng', en: 'Send the papers, agree on the contract' },
					description: {
						vn: 'Gửi bản chụp trước để công chứng viên soạn và tra cứu. Ghi đúng giá mua bán thật.',
						en: 'Send copies first, so that the notary can draft and look things up. Write down the price that is really paid.',
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
						en: 'Read names, identity numbers, plot, area, price and dates of payment once more before you sign.',
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
					title: { vn: 'Trả tiền theo hợp đồng', en: 'Pay as the contract says' },
					description: {
						vn: 'Nên chuyển khoản, và giữ lại một phần tới khi nhận giấy chứng nhận đã sang tên.',
						en: 'Better by bank transfer, and keep a part until you hold the certificate in your name.',
					},
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'The bank' },
					daysMin: 1,
					daysMax: 1,
					papers: [
						{
							key: 'transfer-proof',
							name: { vn: 'Chứng từ chuyển tiền hoặc biên nhận', en: 'Proof of the transfer, or a receipt' },
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
			title: { vn: 'Bàn giao', en: 'Hand over' },
			substeps: [
				{
					key: 'pay-rest',
					title: { vn: 'Trả nốt tiền', en: 'Pay the rest' },
					actor: 'BUYER',
					place: { vn: 'Ngân hàng', en: 'The bank' },
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
						en: 'Look at its condition, take the keys, photograph the meters, and sign the record together.',
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
					title: { vn: 'Đổi tên điện, nước, internet', en: 'Take over electricity, water and internet' },
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
