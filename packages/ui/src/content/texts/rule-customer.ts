import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { planningDays } = figures;

export default {
	summary: {
		vn: 'Bạn được biết rõ giá và điều kiện trước khi trả tiền, được trả lời khi có chuyện, được hoàn phí trong những trường hợp đã hứa, và luôn còn đường khiếu nại ra bên ngoài.',
		en: 'You know price and conditions before you pay, are answered when something goes wrong, get fees back in the cases promised, and can always take a complaint outside.',
	},
	sections: [
		{
			id: 'rights',
			vn: {
				title: 'Bạn có những quyền gì?',
				body: [
					[
						'Xem giá, phí, thời hạn và rủi ro trước khi trả tiền; mỗi khoản đã trả có phiếu hoặc dòng lịch sử để xem lại.',
						'Biết tin nào được người kiểm tra đến tận nơi xem, đã xem những gì, và ai đăng tin.',
						'Được hoàn phí trong những trường hợp ghi ở [Điều khoản sử dụng](/used/service#fees).',
						'Được giữ kín dữ liệu theo [Chính sách bảo mật](/privacy).',
						'Các quyền khác của người tiêu dùng theo Luật Bảo vệ quyền lợi người tiêu dùng số 19/2023/QH15.',
					],
				],
			},
			en: {
				title: 'What are your rights?',
				body: [
					[
						'To see price, fee, time and risks before paying; everything paid has a receipt or an entry in your history.',
						'To know which listing was checked on site, what was looked at, and who posted it.',
						'To get fees back in the cases named in the [terms of use](/used/service#fees).',
						'To have your data kept as the [privacy policy](/privacy) says.',
						'The other rights of consumers under the Law on Protection of Consumer Rights No. 19/2023/QH15.',
					],
				],
			},
		},
		{
			id: 'quick',
			vn: {
				title: 'Việc gì tự giải quyết được ngay?',
				body: [
					{
						facts: [
							['Tin sai, tin lừa', 'Bấm Báo cáo trên tin. Người đăng không biết ai đã báo.'],
							[
								'Kết quả quy hoạch chưa đúng',
								`Bấm Khiếu nại kết quả, nói chỗ sai. Nhân viên xem lại trong ${planningDays} ngày làm việc, không thu thêm phí.`,
							],
							['Tin của bạn bị từ chối', 'Lý do ghi trên tin. Sửa rồi gửi lại, không giới hạn số lần.'],
							[
								'Đã chuyển tiền mà chưa thấy',
								'Xem lịch sử ví và thông báo trước: tiền muộn vào ví ngay, tiền sai số hay chuyển hai lần thì có thông báo và được đối chiếu rồi ghi vào ví. Vẫn không có thì gửi mã chuyển khoản cho chúng tôi.',
							],
							['Lệnh góp vốn chưa trả', 'Tự hủy được, không mất gì.'],
						],
					},
				],
			},
			en: {
				title: 'What can you settle yourself at once?',
				body: [
					{
						facts: [
							['A false or fraudulent listing', 'Press Report on it. Its advertiser does not learn who reported.'],
							[
								'A planning answer that is not right',
								`Press Dispute the answer and say where it is wrong. Our staff look again within ${planningDays} working days, at no further fee.`,
							],
							['Your listing was rejected', 'The reason stands on it. Mend it and send it again, as often as needed.'],
							[
								'Money sent and nothing to see',
								'Look at the history of your wallet and your notifications first: late money goes into the wallet at once; of another amount or a second transfer you are told, and it is looked at and then put there. If there is nothing, send us the bank’s reference.',
							],
							['A share order not paid yet', 'You can cancel it yourself and lose nothing.'],
						],
					},
				],
			},
		},
		{
			id: 'complain',
			hasOperator: true,
			vn: {
				title: 'Khiếu nại thế nào?',
				body: [
					'Gọi hoặc viết cho đơn vị vận hành dưới đây. Hãy cho biết số điện thoại của tài khoản, mã tin, số yêu cầu, mã lệnh hoặc mã chuyển khoản, và điều bạn muốn. Khiếu nại không mất phí, và không ai bị đối xử khác vì đã khiếu nại.',
					'Yêu cầu về dữ liệu cá nhân được phản hồi trong 2 ngày làm việc, theo [các thời hạn của luật](/privacy#rights).',
				],
			},
			en: {
				title: 'How do you complain?',
				body: [
					'Call or write to the operator below. Give the phone number of your account, the number of the listing, request or order or the bank’s reference, and what you want. A complaint costs nothing, and nobody is treated differently for it.',
					'Requests about personal data are responded to within 2 working days, in [the times set by law](/privacy#rights).',
				],
			},
		},
		{
			id: 'outside',
			vn: {
				title: 'Nếu chưa giải quyết được?',
				body: [
					'Bạn có thể nhờ cơ quan nhà nước hoặc tổ chức xã hội bảo vệ người tiêu dùng, hòa giải, trọng tài khi hai bên đã thỏa thuận, hoặc khởi kiện ra tòa. Về dữ liệu cá nhân, cơ quan chuyên trách thuộc Bộ Công an. Thấy dấu hiệu lừa đảo, hãy báo công an ngay, đừng đợi chúng tôi.',
				],
			},
			en: {
				title: 'What if that does not settle it?',
				body: [
					'You can turn to the authorities or organisations that protect consumers, to mediation, to arbitration where both sides agreed on it, or to court; about personal data to the authority of the Ministry of Public Security. If you see signs of fraud, tell the police at once and do not wait for us.',
				],
			},
		},
		{
			id: 'between',
			vn: {
				title: 'Tranh chấp với người mua, người bán',
				body: [
					'An Cư không phải một bên của hợp đồng mua bán, thuê hay góp vốn giữa bạn và người khác, nên không phán xử thay. Chúng tôi gỡ tin sai, giữ lại dữ liệu đã có và cung cấp cho cơ quan có thẩm quyền khi luật yêu cầu.',
				],
			},
			en: {
				title: 'Disputes with buyers and sellers',
				body: [
					'An Cư is no party to a sale, lease or investment contract between you and others, and so does not judge it. We take false listings down, keep the data that is there, and hand it to authorities where the law asks for it.',
				],
			},
		},
	],
	related: ['used.service', 'used.duty', 'rule.violate', 'privacy'],
} satisfies PolicyText as PolicyText;
