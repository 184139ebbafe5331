import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { holdMinutes, photos, photoMegabytes, photoMegapixels, planningFiles, planningFileMegabytes, topUpMin } =
	figures;

export default {
	summary: {
		vn: 'Các giới hạn dưới đây giữ trang nhanh và chặn kẻ dò mật khẩu, rải tin rác; người dùng bình thường hiếm khi chạm tới, và chạm rồi thì chờ một lúc là dùng tiếp được.',
		en: 'The limits below keep the site fast and stop password guessers and spammers; ordinary people rarely meet them, and whoever does goes on after a while.',
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
								'5 lần trong 15 phút cho một tên từ một nơi; 20 lần cho một nơi; 50 lần cho một tên từ mọi nơi.',
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
				title: 'Signing in and codes',
				body: [
					{
						facts: [
							[
								'Wrong passwords',
								'5 in 15 minutes for a name from one place; 20 for a place; 50 for a name from everywhere.',
							],
							[
								'Codes by message',
								'A number: 1 code in 1 minute, 5 in 1 hour, 10 in 1 day. A code counts for 10 minutes; after 5 wrong entries you need a new one.',
							],
							['Confirmation mails', '5 mails in 1 hour for a mailbox.'],
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
							[
								'Ảnh của một tin',
								`${photos} ảnh, mỗi ảnh tới ${photoMegabytes} MB và ${photoMegapixels} triệu điểm ảnh.`,
							],
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
							['Posting', '20 new listings in 1 day; imported from a file, 2,000 new ones in 1 day.'],
							['Being public', '90 days, renewable in the last 30 days.'],
							[
								'Pictures of a listing',
								`${photos} pictures, each up to ${photoMegabytes} MB and ${photoMegapixels} million pixels.`,
							],
							['Uploads', '200 files in 1 hour, 1,000 in 1 day; the address of an upload counts for 10 minutes.'],
							['Documents kept', '1,000 files with procedures and planning requests that were not paid for.'],
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
								`30 requests in 1 day; each with up to ${planningFiles} files of up to ${planningFileMegabytes} MB.`,
							],
							[
								'Share orders',
								`20 orders in 1 hour; shares are held for ${holdMinutes} minutes. A project may set a least and a most for one person.`,
							],
							['News for shareholders', '5 in 1 day for a project.'],
							[
								'Opening payments',
								'10 in 1 hour. A gateway’s page is open for 15 minutes, a transfer is waited for 5 minutes.',
							],
							['Topping up', `${topUpMin.en} or more at a time. The most is set by banks and gateways.`],
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
				title: 'Machines and unusual use',
				body: [
					'Do not let machines harvest listings, phone numbers or maps, and do not open several accounts to get round a limit. Ordinary search engines are welcome on public pages. For many listings use the [import from a file](/post-new/import); for more than that talk to us.',
					'Limits may change to keep the site steady; when you meet one, the site says how long to wait.',
				],
			},
		},
	],
	related: ['rule.information', 'rule.account', 'rule.violate'],
} satisfies PolicyText as PolicyText;
