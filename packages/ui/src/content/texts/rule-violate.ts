import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Tin sai bị từ chối hoặc gỡ kèm lý do, sửa rồi gửi lại được; lừa đảo và gian lận thì bị gỡ và báo cho cơ quan chức năng.',
		en: 'False listings are refused or taken down with a reason, and can be mended and sent again; fraud and cheating are taken down and told to the authorities.',
	},
	sections: [
		{
			id: 'what',
			vn: {
				title: 'Thế nào là vi phạm?',
				body: [
					[
						'Đăng điều [không được đăng](/rule/information#not), hoặc đăng lại tin đã bị gỡ mà không sửa.',
						'Lừa đảo, nhận cọc cho bất động sản mình không có quyền, giả giấy tờ, giả người khác.',
						'Dùng số điện thoại, email lấy từ An Cư để quấy rối, rao bán hàng loạt hay bán lại.',
						'Dò mật khẩu, phá, quét lỗ hổng, né giới hạn, hút dữ liệu.',
						'Thanh toán bằng thẻ hay tài khoản của người khác; rửa tiền; mua bán giả để làm đẹp số liệu.',
						'Báo cáo sai có chủ ý để hại người khác; nhân viên lạm dụng quyền.',
					],
				],
			},
			en: {
				title: 'What is a violation?',
				body: [
					[
						'Posting what [must not be posted](/rule/information#not), or posting again what was taken down without mending it.',
						'Fraud, taking deposits for property one has no right to, forging documents, posing as somebody else.',
						'Using phone numbers or emails from An Cư to harass, to sell in bulk or to resell them.',
						'Guessing passwords, breaking in, scanning for holes, getting round limits, harvesting data.',
						'Paying with somebody else’s card or account; laundering money; sham deals to polish figures.',
						'Reporting falsely on purpose to harm others; misuse of rights by staff.',
					],
				],
			},
		},
		{
			id: 'report',
			vn: {
				title: 'Báo vi phạm thế nào?',
				body: [
					'Bấm Báo cáo trên tin và chọn lý do: đã bán hoặc không có thật, giá sai, địa chỉ sai, ảnh sai, trùng, dấu hiệu lừa đảo, lý do khác. Người đăng không biết ai báo. Việc khác, hãy [viết cho đơn vị vận hành](/rule/customer#complain). Mất tiền thì báo công an trước.',
				],
			},
			en: {
				title: 'How do you report one?',
				body: [
					'Press Report on the listing and choose a reason: sold or not there, wrong price, wrong address, wrong pictures, duplicate, signs of fraud, another one. Its advertiser does not learn who reported. For anything else [write to the operator](/rule/customer#complain). If money is gone, go to the police first.',
				],
			},
		},
		{
			id: 'steps',
			vn: {
				title: 'Chúng tôi xử lý ra sao?',
				body: [
					{
						facts: [
							[
								'Tin chưa đúng',
								'Từ chối hoặc gỡ khỏi danh sách và bản đồ, nói lý do. Sửa đúng rồi thì được gửi lại để duyệt.',
							],
							[
								'Lặp lại, cố ý',
								'Gỡ các tin liên quan, nói lý do. Tin nào gửi sau cũng phải chờ duyệt, và bị từ chối nếu lại vi phạm.',
							],
							[
								'Lừa đảo, giả giấy tờ, phá hoại, gian lận tiền',
								'Từ chối hoặc gỡ tin khỏi danh sách và bản đồ, dừng bán cổ phần của dự án, báo cơ quan chức năng. Dữ liệu đã có được giữ theo [thời hạn của từng loại](/security/data#keep) và cung cấp theo yêu cầu đúng thẩm quyền.',
							],
							['Dò mật khẩu, mã, dữ liệu', 'Máy tự chặn một lúc, xem [Giới hạn sử dụng](/rule/limit).'],
						],
					},
					'Chúng tôi chọn mức nhẹ nhất đủ để người khác không bị hại. Người duyệt tin là người thật; không tin nào bị từ chối hay gỡ vì vi phạm chỉ do máy quyết định.',
				],
			},
			en: {
				title: 'What do we do?',
				body: [
					{
						facts: [
							[
								'A listing that is not right',
								'Refused, or taken off lists and map, with the reason. Mended, it can be sent again to be looked at.',
							],
							[
								'Repeated, on purpose',
								'The listings concerned are taken down, with the reason. Each that comes later waits to be looked at too, and is refused where it breaks the rules again.',
							],
							[
								'Fraud, forged documents, sabotage, cheating with money',
								'The listing is refused, or taken off lists and map; an offering sells no more shares; the authorities are told. The data that is there is kept [as long as its kind is](/security/data#keep), and given on a proper request.',
							],
							['Guessing passwords, codes, data', 'Stopped by itself for a while, see [limits of use](/rule/limit).'],
						],
					},
					'We take the mildest step that keeps others from harm. Moderators are people; no listing is refused or taken down as a violation by a machine’s decision alone.',
				],
			},
		},
		{
			id: 'money',
			vn: {
				title: 'Tiền của người vi phạm thì sao?',
				body: [
					'Tiền trong ví vẫn là của chủ ví: gỡ tin không phải là tịch thu. Số dư được dùng ở đây, hoặc được trả về tài khoản ngân hàng đứng tên người đó khi người đó yêu cầu, trừ khi cơ quan có thẩm quyền yêu cầu giữ lại. Phí của việc đã làm xong không hoàn.',
				],
			},
			en: {
				title: 'What about the violator’s money?',
				body: [
					'Money in a wallet stays its owner’s: taking listings down is not confiscation. The balance can be spent here, or is sent to the bank account in that person’s name when they ask for it, unless an authority orders it held. Fees for what was done are not returned.',
				],
			},
		},
		{
			id: 'object',
			vn: {
				title: 'Bạn thấy xử lý chưa đúng?',
				body: [
					'Sửa tin và gửi lại, hoặc [khiếu nại](/rule/customer#complain) kèm chứng cứ. Chúng tôi xem lại từ đầu; nếu chúng tôi sai, tin được hiện lại.',
				],
			},
			en: {
				title: 'You think that was wrong?',
				body: [
					'Mend the listing and send it again, or [complain](/rule/customer#complain) with evidence. We look at it afresh; if we were wrong, the listing is public again.',
				],
			},
		},
	],
	related: ['rule.information', 'rule.customer', 'rule.limit', 'used.duty'],
} satisfies PolicyText as PolicyText;
