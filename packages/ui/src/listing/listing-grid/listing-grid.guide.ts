import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lưới tin đăng, danh sách thẻ tin',
	status: 'stable',
	vn: {
		use: 'Xếp thẻ tin thành một, hai hoặc bốn cột với đủ bốn trạng thái: đang tải, trống, lỗi, có tin. Trên trang chủ, danh sách, tin tương tự, trang người đăng.',
		avoid: [
			'Hàng cuộn ngang tin vừa xem: dùng RecentListings.',
			'Danh sách công việc: dùng ListingLine trong danh sách riêng.',
			'Dự án góp vốn: dùng OfferingList.',
		],
		content: [
			'Lỗi nói điều không mất: “Các điều kiện bạn chọn vẫn còn.” Trống thì truyền empty để nói điều có ích tại đó.',
		],
		access: [
			'Là danh sách thật; đang tải là vùng status “Đang tải tin đăng…” với khung đúng cỡ thẻ.',
			'Nút góc ảnh của mọi thẻ đến từ ListingActionProvider, để bàn phím gặp cùng một thứ tự.',
		],
	},
	en: {
		use: 'Lays cards out in one, two or four columns, in each state: loading, none, failed, there. On the home page, lists, similar listings, pages of posters.',
		avoid: [
			'For a row of lately viewed ones take RecentListings.',
			'For lists of work take ListingLine in a list of its own.',
			'For offerings take OfferingList.',
		],
		content: [
			'A failure says what is not lost: “Your filters are still set.” Where there is none give `empty`, to say what helps there.',
		],
		access: [
			'It is a true list; while it loads a status “Loading listings…” with frames of a card’s size.',
			'The corner button of all cards comes from ListingActionProvider, so that keyboards meet one order.',
		],
	},
} satisfies Guide;
