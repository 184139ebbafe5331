import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Tin sai bị từ chối hoặc gỡ kèm lý do, sửa rồi gửi lại được; lừa đảo và gian lận thì bị gỡ và báo cho cơ quan chức năng.',
		en: 'False listings are rejected or taken down with a reason, and can be edited and resubmitted. Fraudulent ones are taken down and reported to the authorities.',
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
						'Posting anything that [must not be posted](/rule/information#not), or reposting a listing that was taken down without correcting it.',
						'Fraud, taking deposits for property you have no right to, forging documents, impersonating others.',
						'Using phone numbers or emails from An Cư to harass people, for bulk sales or to resell them.',
						'Guessing passwords, sabotage, scanning for vulnerabilities, getting round limits, harvesting data.',
						'Paying with someone else’s card or account; money laundering; sham deals to improve figures.',
						'Deliberately false reports to harm others; abuse of staff permissions.',
					],
				],
			},
		},
		{
			id: 'report',
			vn: {
				title: 'Báo vi phạm thế nào?',
				body: [
					'Bấm “Báo cáo tin” và chọn lý do: đã bán hoặc không có thật, giá sai, địa chỉ sai, ảnh sai, trùng, dấu hiệu lừa đảo, lý do khác. Người đăng không biết ai báo. Việc khác, hãy [viết cho đơn vị vận hành](/rule/customer#complain). Mất tiền thì báo công an trước.',
				],
			},
			en: {
				title: 'How do you report a violation?',
				body: [
					'Select “Report” on the listing and choose a reason: sold or not real, wrong price, wrong address, wrong photos, duplicate, looks like a scam, something else. The advertiser will not know who reported it. For anything else, [write to the operator](/rule/customer#complain). If you have lost money, go to the police first.',
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
				title: 'What do we do about it?',
				body: [
					{
						facts: [
							[
								'An inaccurate listing',
								'Rejected, or removed from lists and the map, with a reason. Once corrected, it can be resubmitted for review.',
							],
							[
								'Repeated or deliberate',
								'The listings concerned are taken down, with a reason. Any later listing must also be reviewed, and is rejected if it breaks the rules again.',
							],
							[
								'Fraud, forged documents, sabotage, financial cheating',
								'The listing is rejected or removed from lists and the map, the offering stops selling shares, and the authorities are informed. Existing data is kept [as long as its kind is kept](/security/data#keep) and provided at the request of a competent authority.',
							],
							[
								'Guessing passwords, codes or data',
								'Blocked automatically for a while; see [Restrictions on use](/rule/limit).',
							],
						],
					},
					'We take the mildest step that is enough to keep others from harm. Listings are reviewed by people; no listing is rejected or taken down for a violation by an automated decision alone.',
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
				title: 'What happens to a violator’s money?',
				body: [
					'Money in a wallet still belongs to its owner: taking a listing down is not confiscation. The balance can be spent here or, on request, sent to a bank account in that person’s name, unless a competent authority orders us to hold it. Fees for completed work are not refunded.',
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
				title: 'Do you think we got it wrong?',
				body: [
					'Edit the listing and resubmit it, or [complain](/rule/customer#complain) with evidence. We review it from the start; if we were wrong, the listing goes live again.',
				],
			},
		},
	],
	related: ['rule.information', 'rule.customer', 'rule.limit', 'used.duty'],
} satisfies PolicyText as PolicyText;
