import type { PolicySection } from '../policy-text.ts';

/** Of the privacy policy: how long data is kept, and what people can do about it. */
export const privacyRights: readonly PolicySection[] = [
	{
		id: 'keep',
		vn: {
			title: 'Dữ liệu được giữ bao lâu?',
			body: [
				'Phần lớn được giữ đến khi bạn xóa tài khoản; có thứ bạn xóa riêng được, như thủ tục, tin đang soạn và tìm kiếm đã lưu. Thời hạn của từng loại, và cách chúng tôi bảo vệ, ghi ở [Lưu giữ và bảo vệ dữ liệu](/security/data#keep).',
			],
		},
		en: {
			title: 'How long do we keep data?',
			body: [
				'Most of it until you delete your account. Some of it you can delete separately, such as procedures, drafts and saved searches. How long each kind is kept, and how we protect it, is set out in [Data storage and protection](/security/data#keep).',
			],
		},
	},
	{
		id: 'rights',
		vn: {
			title: 'Bạn có quyền gì, và bao lâu được trả lời?',
			body: [
				'Bạn được biết, đồng ý hoặc không, rút lại đồng ý; xem, sửa; yêu cầu cung cấp, xóa, hạn chế hoặc phản đối việc xử lý; khiếu nại, khởi kiện, đòi bồi thường; yêu cầu bảo vệ dữ liệu của mình.',
				'Phần lớn bạn tự làm được ngay: sửa ở [Thông tin cá nhân](/setting/information); tải toàn bộ thành tệp JSON, rút đồng ý, xóa tài khoản ở [Riêng tư](/setting/privacy). Việc khác, hãy viết cho đơn vị vận hành. Chúng tôi phản hồi trong 2 ngày làm việc, và thực hiện trong thời hạn của Điều 5 Nghị định 356/2025/NĐ-CP:',
				{
					facts: [
						['Xem, sửa, cung cấp dữ liệu', '10 ngày; 15 ngày nếu bên khác phải cùng làm.'],
						['Rút đồng ý, hạn chế, phản đối', '15 ngày; 20 ngày nếu bên khác phải cùng làm.'],
						['Xóa dữ liệu', '20 ngày; 30 ngày nếu bên khác phải cùng làm.'],
					],
				},
				'Yêu cầu phức tạp có thể được gia hạn một lần, thêm nhiều nhất 10, 15 hoặc 20 ngày theo thứ tự trên; khi đó chúng tôi nói lý do.',
			],
		},
		en: {
			title: 'What are your rights, and how soon will we respond?',
			body: [
				'You have the right to know, to consent or refuse, and to withdraw consent; to view and correct your data; to request a copy, deletion or restriction, or object to processing; to complain, sue and claim damages; and to ask for your data to be protected.',
				'You can do most of this yourself right away: correct your data under [Personal information](/setting/information); download everything as a JSON file, withdraw consent or delete your account under [Privacy](/setting/privacy). For anything else, write to the operator. We respond within 2 working days and act within the time limits of Article 5 of Decree 356/2025/NĐ-CP:',
				{
					facts: [
						['View, correct or provide data', '10 days, or 15 days if others also have to act.'],
						['Withdraw consent, restrict, object', '15 days, or 20 days if others also have to act.'],
						['Delete data', '20 days, or 30 days if others also have to act.'],
					],
				},
				'For a complex request, the time limit may be extended once, by up to 10, 15 or 20 days in the order above. If so, we will tell you why.',
			],
		},
	},
	{
		id: 'erasure',
		vn: {
			title: 'Xóa tài khoản thì mất gì, còn gì?',
			body: [
				'Xóa ngay: hồ sơ, liên hệ, mật khẩu, phiên đăng nhập, tin đang soạn, tin và tìm kiếm đã lưu; nội dung, ảnh và giấy tờ của tin đăng; địa chỉ, ghi chú và giấy tờ của yêu cầu quy hoạch; tệp bạn đã gửi mà chưa dùng; lời bạn kể khi báo tin có vấn đề. Tin của bạn cũng rời danh sách đã lưu của người khác.',
				'Còn lại, không gắn với tên hay số của bạn: sổ tiền và lệnh góp vốn theo luật kế toán, ghi nhận đồng ý làm bằng chứng, kết quả quy hoạch đã ký, giá và khu vực của tin cũ, lý do của báo cáo bạn từng gửi.',
				'Khi còn tiền gắn với tài khoản thì chưa xóa được, vì sẽ không còn ai nhận: ví còn số dư, thanh toán chưa rõ kết quả, bạn còn cổ phần, hoặc người khác có cổ phần trong dự án của bạn. Màn hình nói rõ còn vướng gì. Số dư có thể dùng hết hoặc được chuyển về tài khoản ngân hàng của bạn.',
			],
		},
		en: {
			title: 'What is deleted and what is kept when you delete your account?',
			body: [
				'Deleted right away: profile, contact details, password, sessions, drafts, saved listings and searches; the text, photos and documents of your listings; the address, notes and documents of planning checks; files you uploaded but did not use; what you wrote when reporting a listing. Your listings also disappear from other people’s saved listings.',
				'Kept, but no longer linked to your name or number: the ledger and share orders as accounting law requires, the record of consents as evidence, signed planning answers, prices and areas of old listings, and the reasons for reports you sent.',
				'An account cannot be deleted while money is tied to it, because no one would be left to receive it: a wallet balance, a payment whose outcome is not known, shares you hold, or shares others hold in your project. The screen tells you what is in the way. You can spend the balance or have it sent to your bank account.',
			],
		},
	},
	{
		id: 'children',
		vn: {
			title: 'Còn trẻ em?',
			body: [
				'An Cư dành cho người từ đủ 18 tuổi và không hỏi tuổi khi đăng ký. Biết tài khoản là của trẻ em, chúng tôi làm việc với người đại diện theo pháp luật, người thay mặt trẻ thực hiện các quyền trên. Đừng đưa đời sống riêng của trẻ vào tin đăng; với trẻ từ đủ 7 tuổi, luật yêu cầu cả trẻ và người đại diện đồng ý.',
			],
		},
		en: {
			title: 'What about children?',
			body: [
				'An Cư is for people aged 18 or over. We do not ask for your age when you sign up. If we learn that an account belongs to a child, we deal with the child’s legal representative, who exercises these rights for the child. Keep children’s private lives out of listings. For children aged 7 or over, the law requires the consent of both the child and the representative.',
			],
		},
	},
	{
		id: 'breach',
		vn: {
			title: 'Nếu dữ liệu bị lộ?',
			body: [
				'Phát hiện vi phạm có thể hại đến tính mạng, sức khỏe, danh dự, nhân phẩm hay tài sản của bạn, chúng tôi báo cơ quan chuyên trách bảo vệ dữ liệu cá nhân thuộc Bộ Công an chậm nhất 72 giờ, lập biên bản, và báo cho bạn biết nên làm gì.',
			],
		},
		en: {
			title: 'What if data is leaked?',
			body: [
				'If we find a breach that may harm your life, health, honour, dignity or property, we notify the personal data protection authority of the Ministry of Public Security within 72 hours, put it on record and tell you what to do.',
			],
		},
	},
	{
		id: 'complain',
		vn: {
			title: 'Chưa hài lòng thì sao?',
			body: [
				'Hãy nói với đơn vị vận hành trước, theo [cách khiếu nại](/rule/customer#complain). Bạn cũng có thể khiếu nại lên cơ quan chuyên trách nói trên, hoặc khởi kiện.',
			],
		},
		en: {
			title: 'What if you are not satisfied?',
			body: [
				'Tell the operator first, as described in [How to complain](/rule/customer#complain). You may also complain to the authority named above or go to court.',
			],
		},
	},
];
