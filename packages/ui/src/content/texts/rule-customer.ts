import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { planningDays } = figures;

export default {
	summary: {
		vn: 'Bạn được biết rõ giá và điều kiện trước khi trả tiền, được trả lời khi có chuyện, được hoàn phí trong những trường hợp đã hứa, và luôn còn đường khiếu nại ra bên ngoài.',
		en: 'You know the price and conditions before you pay, get an answer when something goes wrong, get fees back in the cases we promise, and can always take a complaint elsewhere.',
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
						'To see the price, fees, time limits and risks before you pay. Every payment has a receipt or a history entry you can look up.',
						'To know which listings were checked on site, what was checked and who posted them.',
						'To get fees refunded in the cases set out in the [Terms of use](/used/service#fees).',
						'To have your data kept private under the [Privacy policy](/privacy).',
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
							['Tin sai, tin lừa đảo', 'Bấm “Báo cáo tin”. Người đăng không biết ai đã báo.'],
							[
								'Kết quả quy hoạch chưa đúng',
								`Bấm “Khiếu nại kết quả”, nói chỗ sai. Nhân viên xem lại trong ${planningDays} ngày làm việc, không thu thêm phí.`,
							],
							['Tin của bạn bị từ chối', 'Lý do ghi trên tin. Sửa rồi gửi lại, không giới hạn số lần.'],
							[
								'Đã chuyển tiền mà chưa thấy',
								'Xem lịch sử ví và thông báo trước: tiền muộn vào ví ngay, chuyển sai số tiền hay chuyển hai lần thì có thông báo và được đối chiếu rồi ghi vào ví. Vẫn không thấy thì gửi cho chúng tôi số giao dịch của ngân hàng.',
							],
							['Lệnh góp vốn chưa trả', 'Tự hủy được, không mất gì.'],
						],
					},
				],
			},
			en: {
				title: 'What can you sort out yourself right away?',
				body: [
					{
						facts: [
							[
								'A false or fraudulent listing',
								'Select “Report” on the listing. The advertiser will not know who reported it.',
							],
							[
								'A planning answer that is not right',
								`Select “Dispute answer” and say what is wrong. Our staff review it within ${planningDays} working days, at no extra cost.`,
							],
							[
								'Your listing was rejected',
								'The reason is shown on the listing. Edit it and resubmit, as often as you need.',
							],
							[
								'You sent money and cannot see it',
								'Check your wallet history and notifications first. Late payments go into your wallet right away. If you sent a different amount or paid twice, we notify you, check the payment and then add it to your wallet. If you still cannot find it, send us the bank’s transfer number.',
							],
							['An unpaid share order', 'You can cancel it yourself and lose nothing.'],
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
					'Gọi hoặc viết cho đơn vị vận hành dưới đây. Hãy cho biết số điện thoại của tài khoản, mã tin, số yêu cầu, mã lệnh hoặc số giao dịch của ngân hàng, và điều bạn muốn. Khiếu nại không mất phí, và không ai bị đối xử khác vì đã khiếu nại.',
					'Yêu cầu về dữ liệu cá nhân được phản hồi trong 2 ngày làm việc, theo [các thời hạn của luật](/privacy#rights).',
				],
			},
			en: {
				title: 'How do you complain?',
				body: [
					'Call or write to the operator below. Give the phone number of your account, the listing ID, the request number, the order code or the bank’s transfer number, and say what you want. Complaining is free, and no one is treated differently for it.',
					'We respond to requests about personal data within 2 working days and act within [the time limits set by law](/privacy#rights).',
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
				title: 'What if this does not settle it?',
				body: [
					'You can turn to a State authority or an organisation that protects consumers, to mediation, to arbitration if both sides have agreed to it, or to court. For personal data, turn to the authority of the Ministry of Public Security. If you see signs of fraud, tell the police right away. Do not wait for us.',
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
				title: 'Disputes with buyers or sellers',
				body: [
					'An Cư is not a party to any sale, lease or investment contract between you and others, so we do not decide disputes about them. We take down false listings, keep the data we have and provide it to the authorities when the law requires it.',
				],
			},
		},
	],
	related: ['used.service', 'used.duty', 'rule.violate', 'privacy'],
} satisfies PolicyText as PolicyText;
