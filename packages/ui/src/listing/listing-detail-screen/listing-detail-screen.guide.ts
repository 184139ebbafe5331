import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang chi tiết tin, trang xem nhà',
	status: 'stable',
	vn: {
		use: 'Trang của một tin: ảnh, giá, giấy tờ, lịch sử giá, vị trí, gọi cho ai. Giúp quyết có gọi và đi xem hay không.',
		avoid: [
			'Người duyệt xem tin: dùng ModerationReview.',
			'Người đăng sửa tin: dùng ListingEditScreen với ListingForm.',
			'Tóm tắt trong danh sách: dùng ListingCard.',
		],
		anatomy: [
			['Ảnh', 'ListingGallery, trước mọi thứ'],
			['Phần đầu', 'nhãn, tiêu đề, địa chỉ, đặc điểm, nút lưu và báo; trên điện thoại giá ngay dưới tiêu đề'],
			[
				'Liên hệ',
				'ListingContact, bên cạnh hoặc ngay dưới phần đầu; trên điện thoại, cuộn qua rồi thì giá và nút gọi ở lại dưới cùng',
			],
			['Góp vốn', 'chỉ khi tin có bán cổ phần'],
			['Đặc điểm, pháp lý, mô tả', 'đến sau khi đã biết bản đầy đủ'],
			['Lịch sử giá, kiểm tra, khoản vay', 'những phần truyền vào, vắng thì không để lại khung'],
			['Vị trí', 'bản đồ, tên theo địa giới mới, câu “gần đúng”; chưa có ghim thì nói vậy, không có bản đồ'],
			['Tin tương tự', 'cuối trang, không có thì bỏ'],
			['Bản in', 'ảnh, phần đầu, liên hệ, đặc điểm, mô tả, mã tin và địa chỉ trang; không có gì để bấm'],
		],
		content: [
			'Phần đầu hiện ngay từ bản tóm tắt; đừng để cả trang chờ bản đầy đủ.',
			'Luôn nói giới hạn của bản đồ: “Vị trí trên bản đồ là gần đúng.”',
			'Tin không còn: “Tin có thể đã gỡ, đã bán hoặc đã cho thuê. Bạn có thể tìm tin tương tự.”',
		],
		access: ['Một h1 là tiêu đề tin, mỗi phần một h2; phần đang tải báo bận riêng, phần đã có vẫn đọc được.'],
	},
	en: {
		use: 'The page of one listing: photos, price, papers, price history, place, whom to call. It helps to decide whether to call and go there.',
		avoid: [
			'For a moderator take ModerationReview.',
			'To change a listing take ListingEditScreen with ListingForm.',
			'For a summary in a list take ListingCard.',
		],
		anatomy: [
			['Photos', 'ListingGallery, before all'],
			['Head', 'tags, title, address, facts, saving and reporting; on a phone the price right below the title'],
			[
				'Contact',
				'ListingContact, at the side or just below the head; on a phone, scrolled past, price and call stay at the bottom',
			],
			['Shares', 'where the listing offers any'],
			['Facts, papers, description', 'once the whole of it is known'],
			['Price history, checks, loan', 'parts that are given; left out they leave no frame'],
			[
				'Location',
				'the map, the name in the new units, the word “approximate”; without a pin it says so, and has no map',
			],
			['Similar listings', 'at the end, left out where there are none'],
			['On paper', 'photos, head, contact, facts, description, number and address of the page; nothing to press'],
		],
		content: [
			'The head is drawn from the summary at once; do not let the page wait for the rest.',
			'Always say what the map is worth: “The location on the map is approximate.”',
			'Where it is gone: “It may have been taken down, sold or rented. Try looking at similar listings.”',
		],
		access: ['One h1, the title; an h2 for each part. What loads is busy by itself, what is there can be read.'],
	},
} satisfies Guide;
