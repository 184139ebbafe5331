import type { PolicyText } from '../policy-text.ts';
import { privacyData } from './privacy-data.ts';
import { privacyRights } from './privacy-rights.ts';

export default {
	summary: {
		vn: 'An Cư chỉ giữ dữ liệu cần cho việc bạn làm ở đây, hỏi ý bạn riêng cho từng mục đích, không bán dữ liệu, và bạn xem, tải, sửa, xóa được dữ liệu của mình.',
		en: 'An Cư only keeps the data needed for what you do here, asks for your consent to each purpose separately, does not sell data, and lets you view, download, correct and delete your own.',
	},
	sections: [
		{
			id: 'who',
			hasOperator: true,
			vn: {
				title: 'Ai chịu trách nhiệm về dữ liệu của bạn?',
				body: [
					'Đơn vị vận hành An Cư, có tên dưới đây, quyết định dữ liệu được dùng vào việc gì và bằng cách nào. Luật gọi đó là bên kiểm soát và xử lý dữ liệu cá nhân.',
					'Chính sách này viết theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và Nghị định 356/2025/NĐ-CP, cùng có hiệu lực từ 01/01/2026. Nó áp dụng cho ai, xem ở [Phạm vi áp dụng](/security/apply).',
				],
			},
			en: {
				title: 'Who is responsible for your data?',
				body: [
					'The operator of An Cư, named below, decides what data is used for and how. By law, it is the personal data controller and processor.',
					'This policy follows the Law on Personal Data Protection No. 91/2025/QH15 and Decree 356/2025/NĐ-CP, both in force since 01/01/2026. To see who it applies to, read [Where these policies apply](/security/apply).',
				],
			},
		},
		...privacyData,
		...privacyRights,
		{
			id: 'changes',
			vn: {
				title: 'Khi chính sách này thay đổi thì sao?',
				body: [
					'Bản mới có ngày mới ở đầu trang, và đó là phiên bản được ghi cùng sự đồng ý của bạn. Nếu chúng tôi muốn dùng dữ liệu vào việc bạn chưa đồng ý, chúng tôi hỏi bạn trước.',
				],
			},
			en: {
				title: 'What happens when this policy changes?',
				body: [
					'A new version has a new date at the top of the page; this is the version recorded with your consent. If we want to use data for something you have not agreed to, we will ask you first.',
				],
			},
		},
	],
	related: ['security.data', 'security.cookies', 'security.apply', 'rule.customer'],
} satisfies PolicyText as PolicyText;
