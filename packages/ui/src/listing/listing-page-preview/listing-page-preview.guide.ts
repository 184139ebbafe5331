import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xem trước trang tin, xem lại tin trước khi đăng',
	status: 'stable',
	vn: {
		use: 'Tin đang soạn, đúng như trang của tin sẽ hiện, để người đăng đọc lại lần cuối. Chỉ để đọc: không gọi, lưu, báo hay mua.',
		avoid: [
			'Trang của tin đã có: dùng ListingDetailScreen.',
			'Tin như trong danh sách: dùng ListingCard.',
			'Người duyệt đọc tin: dùng ModerationReview.',
		],
		anatomy: [
			['Ảnh', 'ListingGallery, mở được cỡ lớn'],
			['Phần đầu', 'nhãn, tiêu đề, địa chỉ, đặc điểm'],
			['Giá và người liên hệ', 'ListingContact, số điện thoại là chữ'],
			['Đặc điểm, pháp lý, mô tả, liên kết', 'cùng những phần của trang tin'],
			['Vị trí', 'bản đồ truyền vào; chưa có ghim thì một câu nói vậy'],
		],
		content: ['Chưa có ghim thì nói điều đó có nghĩa gì: “Bạn chưa đặt ghim, nên trang của tin không chỉ ra vị trí.”'],
		access: ['Tiêu đề bắt đầu ở h4 và h5, vì nó đứng trong một phần của form.'],
	},
	en: {
		use: 'A listing that is being written, as its page will show it, for a last reading. To be read only: no call, no saving, reporting or buying.',
		avoid: [
			'For a listing that has a page take ListingDetailScreen.',
			'For how it looks in lists take ListingCard.',
			'For a moderator take ModerationReview.',
		],
		anatomy: [
			['Photos', 'ListingGallery, each opens large'],
			['Head', 'tags, title, address, facts'],
			['Price and person', 'ListingContact, the number as words'],
			['Facts, papers, description, links', 'the same parts as on the page'],
			['Location', 'the map that is given; without a pin a sentence says so'],
		],
		content: [
			'Without a pin say what that means: “You have not set a pin, so the listing page does not show a location.”',
		],
		access: ['Its headings begin at h4 and h5, since it stands in a part of the form.'],
	},
} satisfies Guide;
