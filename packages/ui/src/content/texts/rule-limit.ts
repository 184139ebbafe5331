import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { holdMinutes, photos, photoMegabytes, planningFiles, planningFileMegabytes, topUpMin } = figures;

export default {
	summary: {
		vn: 'Các giới hạn dưới đây giữ trang nhanh và chặn kẻ dò mật khẩu, rải tin rác; người dùng bình thường hiếm khi chạm tới, và chạm rồi thì chờ một lúc là dùng tiếp được.',
		en: 'The limits below keep the site fast and stop password guessing and spam. Most people rarely reach them, and anyone who does can carry on after a short wait.',
	},
	sections: [
		{
			id: 'account',
			vn: {
				title: 'Đăng nhập và mã xác nhận',
				body: [
					{
						facts: [
							[
								'Sai mật khẩu',
								'Trong 15 phút: 5 lần cho một tài khoản từ cùng một mạng; 20 lần từ cùng một mạng; 50 lần cho một tài khoản từ mọi mạng.',
							],
							[
								'Mã qua tin nhắn',
								'Mỗi số: 1 mã trong 1 phút, 5 trong 1 giờ, 10 trong 1 ngày. Mã dùng được 10 phút, nhập sai 5 lần thì phải lấy mã mới.',
							],
							['Thư xác nhận', '5 thư trong 1 giờ cho một hộp thư.'],
							['Phiên đăng nhập', '30 ngày.'],
						],
					},
				],
			},
			en: {
				title: 'Signing in and confirmation codes',
				body: [
					{
						facts: [
							[
								'Wrong passwords',
								'In 15 minutes: 5 for one account from one network; 20 from one network; 50 for one account from all networks.',
							],
							[
								'Codes by text message',
								'Per number: 1 code in 1 minute, 5 in 1 hour, 10 in 1 day. A code is valid for 10 minutes; after 5 wrong attempts you need a new one.',
							],
							['Confirmation emails', '5 emails in 1 hour per address.'],
							['Sessions', '30 days.'],
						],
					},
				],
			},
		},
		{
			id: 'listings',
			vn: {
				title: 'Tin đăng và tệp',
				body: [
					{
						facts: [
							['Đăng tin', '20 tin mới trong 1 ngày; nhập từ tệp, 2.000 tin mới trong 1 ngày.'],
							['Thời gian hiện', '90 ngày, gia hạn được trong 30 ngày cuối.'],
							['Ảnh của một tin', `${photos} ảnh, mỗi ảnh tới ${photoMegabytes} MB.`],
							['Tải tệp lên', '200 tệp trong 1 giờ, 1.000 tệp trong 1 ngày; địa chỉ tải lên dùng được 10 phút.'],
							['Giấy tờ được giữ', '1.000 tệp trong các thủ tục và yêu cầu quy hoạch chưa thanh toán.'],
							['Tin đang soạn', '100 tin.'],
							['Tìm kiếm đã lưu', '50 tìm kiếm.'],
							['Báo cáo tin', '20 báo cáo trong 1 ngày.'],
						],
					},
				],
			},
			en: {
				title: 'Listings and files',
				body: [
					{
						facts: [
							['Posting', '20 new listings in 1 day; by file import, 2,000 new listings in 1 day.'],
							['Time live', '90 days, renewable in the last 30 days.'],
							['Photos per listing', `${photos} photos, each up to ${photoMegabytes} MB.`],
							['Uploads', '200 files in 1 hour, 1,000 files in 1 day; an upload address is valid for 10 minutes.'],
							['Stored documents', '1,000 files in procedures and unpaid planning checks.'],
							['Drafts', '100 drafts.'],
							['Saved searches', '50 searches.'],
							['Reports', '20 reports in 1 day.'],
						],
					},
				],
			},
		},
		{
			id: 'money',
			vn: {
				title: 'Dịch vụ và tiền',
				body: [
					{
						facts: [
							[
								'Yêu cầu quy hoạch',
								`30 yêu cầu trong 1 ngày; mỗi yêu cầu tới ${planningFiles} tệp, mỗi tệp tới ${planningFileMegabytes} MB.`,
							],
							[
								'Lệnh góp vốn',
								`20 lệnh trong 1 giờ; cổ phần được giữ ${holdMinutes} phút. Mỗi dự án có thể đặt mức ít nhất và nhiều nhất cho một người.`,
							],
							['Cập nhật cho người góp vốn', '5 cập nhật trong 1 ngày cho một dự án.'],
							['Mở thanh toán', '10 lần trong 1 giờ. Trang của cổng mở 15 phút, chuyển khoản chờ 5 phút.'],
							['Nạp ví', `Từ ${topUpMin.vn} mỗi lần. Mức cao nhất do ngân hàng, cổng thanh toán đặt.`],
						],
					},
				],
			},
			en: {
				title: 'Services and money',
				body: [
					{
						facts: [
							[
								'Planning checks',
								`30 requests in 1 day; up to ${planningFiles} files per request, each up to ${planningFileMegabytes} MB.`,
							],
							[
								'Share orders',
								`20 orders in 1 hour; shares are held for ${holdMinutes} minutes. A project may set a minimum and a maximum per person.`,
							],
							['Updates for investors', '5 updates in 1 day per project.'],
							[
								'Starting payments',
								'10 in 1 hour. A gateway’s page stays open for 15 minutes; we wait 5 minutes for a bank transfer.',
							],
							['Wallet top-ups', `${topUpMin.en} or more each time. The maximum is set by banks and payment gateways.`],
						],
					},
				],
			},
		},
		{
			id: 'machines',
			vn: {
				title: 'Máy móc và cách dùng khác thường',
				body: [
					'Đừng dùng máy để hút tin, số điện thoại hay bản đồ, đừng mở nhiều tài khoản để tránh giới hạn. Máy tìm kiếm thông thường được xem những trang công khai. Cần đăng nhiều tin, hãy dùng [nhập tin từ tệp](/post-new/import); cần hơn nữa, hãy nói với chúng tôi.',
					'Giới hạn có thể đổi để giữ trang ổn định; trang báo phải chờ bao lâu khi bạn chạm tới.',
				],
			},
			en: {
				title: 'Automated and unusual use',
				body: [
					'Do not use software to harvest listings, phone numbers or maps, and do not open several accounts to get round limits. Ordinary search engines may visit public pages. If you have many listings, use the [file import](/post-new/import); if you need more than that, talk to us.',
					'Limits may change to keep the site stable. When you reach one, the site tells you how long to wait.',
				],
			},
		},
	],
	related: ['rule.information', 'rule.account', 'rule.violate'],
} satisfies PolicyText as PolicyText;
