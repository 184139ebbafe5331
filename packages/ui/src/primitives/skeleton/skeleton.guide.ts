import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Khung chờ, khung xương, ô xám khi tải, skeleton',
	status: 'stable',
	vn: {
		use: 'Giữ chỗ đúng cỡ cho nội dung đang tải, để khi tới không có gì xê dịch.',
		avoid: [
			'Không biết cỡ của điều sẽ tới, hoặc đang gửi đi: dùng Spinner kèm chữ.',
			'Danh sách dạng dòng: dùng RowsLoading; thẻ tin: ListingCardSkeleton.',
			'Việc xong gần như tức thì: đừng vẽ gì, nháy còn khó chịu hơn.',
		],
		anatomy: [
			['line', 'một dòng chữ'],
			['title', 'một tiêu đề, ngắn hơn dòng'],
			['photo', 'ảnh 4:3'],
			['box', 'lấp đầy khung chứa nó'],
		],
		content: [
			'Không có chữ. Lời “Đang tải tin đăng…” nằm ở vùng chứa, cho người nghe.',
			'Vẽ đúng số dòng thường thấy, không vẽ nhiều cho đầy màn hình.',
		],
		access: [
			'Trình đọc màn hình bỏ qua; vùng chứa phải có aria-busy và một tên.',
			'Nhấp nháy tự tắt khi máy đặt giảm chuyển động.',
		],
	},
	en: {
		use: 'Keeps the place of something that is loading, in its size, so that nothing moves when it comes.',
		avoid: [
			'Where the size is not known, or something is being sent, take Spinner with words.',
			'For rows take RowsLoading; for listing cards ListingCardSkeleton.',
			'For what is there almost at once draw nothing: a flash is worse.',
		],
		anatomy: [
			['line', 'a line of text'],
			['title', 'a heading, shorter than a line'],
			['photo', 'a 4:3 picture'],
			['box', 'fills what holds it'],
		],
		content: [
			'It has no words. “Loading listings…” belongs to what holds it, for those who listen.',
			'Draw as many as there usually are, not enough to fill the screen.',
		],
		access: [
			'Screen readers pass over it; what holds it needs aria-busy and a name.',
			'The pulse stops where reduced motion is asked for.',
		],
	},
	pairs: [
		{
			do: 'DoKeepItsShape',
			dont: 'DontDrawAnotherShape',
			vn: 'Khung chờ có dáng của thẻ thì thẻ tới là nằm đúng chỗ. Vài vạch lạ rồi cả trang nhảy.',
			en: 'In the shape of the card, the card falls into place. After a few strange lines the page jumps.',
		},
	],
} satisfies PrimitiveGuide;
