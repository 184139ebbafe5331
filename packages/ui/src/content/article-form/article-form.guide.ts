import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Soạn bài viết, viết bài, biên tập, đăng bài',
	status: 'stable',
	vn: {
		use: 'Biên tập viên viết một bài bằng hai ngôn ngữ, lưu nháp, rồi đăng khi đã dịch đủ.',
		avoid: [
			'Mô tả của tin đăng: dùng ListingForm, ở đó không có Markdown.',
			'Văn bản pháp lý của trang: PolicyPage lấy chữ từ mã nguồn, không soạn ở đây.',
		],
		anatomy: [
			['Tiêu đề, tóm tắt', 'hai ô cạnh nhau, mỗi ngôn ngữ một ô'],
			['Nội dung', 'MarkdownField của một ngôn ngữ bên cạnh bản xem trước'],
			['Ảnh bìa', 'PictureField; có ảnh thì hỏi thêm mô tả'],
			['Chân', 'luôn thấy: tình trạng lưu, còn thiếu gì để đăng, các nút'],
			['Xung đột', 'hiện khi người khác vừa lưu bản mới hơn'],
		],
		content: [
			'Lưu và đăng là hai việc: “Lưu nháp” không bao giờ làm bài hiện ra; bài đã đăng thì nút là “Lưu và cập nhật bài”.',
			'Dấu ba chấm ở nút mở hộp hỏi lại: “Đăng bài…”, “Gỡ xuống…”, “Xóa…”.',
		],
		access: [
			'Ctrl Enter lưu từ mọi ô. Nút đăng chưa dùng được vẫn nhận tiêu điểm và đọc ra còn thiếu gì.',
			'Khi có xung đột, hộp báo nhận tiêu điểm; điều đã gõ còn nguyên.',
			'Lưu khi ảnh bìa còn đang tải lên thì đợi, ảnh lên xong là lưu. Ảnh bìa gửi hỏng thì chưa lưu, tiêu điểm về ảnh đó.',
		],
	},
	en: {
		use: 'Editors write an article in both languages, save it as a draft, and publish it once all is translated.',
		avoid: [
			'For the description of a listing take ListingForm, without Markdown.',
			'Policies come from the source as PolicyPage and are not written here.',
		],
		anatomy: [
			['Title, summary', 'two fields side by side, one for each language'],
			['Text', 'a MarkdownField of one language beside the preview'],
			['Cover', 'PictureField; a picture asks for its description'],
			['Foot', 'always in sight: whether it is saved, what is missing to publish, the buttons'],
			['Conflict', 'shown where somebody else saved a newer version'],
		],
		content: [
			'Saving and publishing are two acts: “Save draft” never makes it public; once published the button is “Save and update”.',
			'Three dots mark buttons that ask first: “Publish…”, “Take down…”, “Delete…”.',
		],
		access: [
			'Ctrl Enter saves from every field. A publish button that rests still takes the focus and reads what is missing.',
			'A conflict takes the focus; what was typed stays.',
			'Saved while a cover is on its way, it waits and is saved once that has arrived. One that did not arrive takes the focus, and nothing is saved.',
		],
	},
} satisfies Guide;
