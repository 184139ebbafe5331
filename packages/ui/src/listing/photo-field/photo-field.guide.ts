import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô tải ảnh tin, thêm ảnh nhà, sắp xếp ảnh, ảnh bìa',
	status: 'stable',
	vn: {
		use: 'Ở bước Ảnh và mô tả của form đăng tin: chọn, kéo thả hoặc dán nhiều ảnh, gửi ngay, xếp thứ tự, viết chú thích. Ảnh đầu là ảnh bìa.',
		avoid: [
			'Giấy tờ riêng tư, PDF: dùng PaperField.',
			'Ảnh đại diện: dùng AvatarField.',
			'Chỉ xem ảnh: dùng ListingGallery.',
			'Đừng gỡ ô này khỏi trang khi sang bước khác: ẩn nó (hidden), không thì ảnh đang gửi bị dừng.',
		],
		anatomy: [
			['Vùng chọn', 'nút và lời kéo thả; 30 ảnh là đủ'],
			['Tệp không nhận', 'gộp theo lý do, nói cách sửa'],
			['Thẻ ảnh', 'ảnh, chú thích, tay nắm, thứ tự, bỏ, và tiến độ hoặc lỗi'],
			['Đã bỏ', '“Hoàn tác” cho ảnh vừa bỏ, tới khi được đóng'],
		],
		content: [
			'Lý do kèm cách làm: “lớn hơn 50 MB. Hãy thu nhỏ ảnh rồi chọn lại.”',
			'Khuyên trước khi chê: “Nên có ít nhất 3 ảnh…”; ảnh nhỏ vẫn nhận, chỉ báo sẽ mờ.',
		],
		access: [
			'Tay nắm dời ảnh bằng phím mũi tên, Home, End; chỗ mới đọc lên: “Ảnh 2 trên 5”.',
			'Bỏ một ảnh thì tiêu điểm đến “Hoàn tác”; lấy lại thì về tay nắm của ảnh.',
			'Menu “Thứ tự” làm được mọi việc mà kéo chuột làm được.',
		],
	},
	en: {
		use: 'In the step Photos and text of the listing form: choose, drop or paste several photos; they are sent at once, put in order and described. The first is the cover.',
		avoid: [
			'For private papers and PDF take PaperField.',
			'For a person’s picture take AvatarField.',
			'To look at photos take ListingGallery.',
			'Do not take it out of the page for another step: hide it (hidden), or photos under way stop.',
		],
		anatomy: [
			['Choosing', 'a button and a place to drop; 30 photos are the most'],
			['Refused files', 'by reason, with what to do'],
			['Photo', 'picture, caption, handle, order, removing, and its progress or failure'],
			['Removed', '“Undo” for what was removed, until it is closed'],
		],
		content: [
			'A reason comes with the way out: “larger than 50 MB. Make the image smaller and choose it again.”',
			'Advice before blame: “Add at least 3 photos…”; a small photo is taken and only said to be blurred.',
		],
		access: [
			'The handle moves a photo by arrow keys, Home and End; its new place is read: “Photo 2 of 5”.',
			'After one is removed the focus is on “Undo”; brought back, on its handle.',
			'The menu “Order” does all that dragging does.',
		],
	},
} satisfies Guide;
