import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trạng thái của tin đang sửa',
	status: 'stable',
	vn: {
		use: 'Trên đầu form sửa tin, khi tin không hiện với mọi người: vì sao (bị từ chối, đang chờ duyệt, đã đóng), và lưu thì chuyện gì xảy ra.',
		avoid: [
			'Trạng thái trong danh sách: dùng ListingStatusTag.',
			'Tin đang hiện mà sửa điều phải duyệt: ListingForm tự nói (resubmitFields).',
		],
		content: ['Lý do từ chối giữ nguyên lời người duyệt. Sau đó một câu: lưu rồi thì sao.'],
	},
	en: {
		use: 'Above the form of a listing that not everybody sees: why (refused, waiting, closed), and what saving does.',
		avoid: [
			'In a list take ListingStatusTag.',
			'That a change sends a public listing back ListingForm says itself (resubmitFields).',
		],
		content: ['The moderator’s reason stands word for word. After it one sentence: what saving does.'],
	},
} satisfies Guide;
