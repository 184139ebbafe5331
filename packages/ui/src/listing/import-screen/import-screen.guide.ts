import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập tin từ tệp, đăng tin hàng loạt, nhập CSV',
	status: 'stable',
	vn: {
		use: 'Cho môi giới đưa nhiều tin từ bảng tính lên một lần: chọn tệp, chọn cột, gửi, đọc kết quả từng dòng.',
		avoid: ['Đăng một tin: dùng ListingForm.', 'Tải giấy tờ, ảnh: dùng PaperField, PhotoField.'],
		anatomy: [
			['Bốn bước', 'hiện suốt, bước đang làm in đậm'],
			['Chọn tệp', 'chọn hoặc kéo thả; tệp đọc ngay trong trình duyệt; có tệp mẫu để tải và danh sách cột đọc được'],
			['Chọn cột', 'đã đoán sẵn, kèm ba dòng đầu như sẽ được đọc; ai đăng thì luôn hỏi, không đoán'],
			['Gửi tin', 'thanh tiến độ, tạm dừng, gửi tiếp, dừng hẳn; rời trang lúc này thì hỏi lại (onBusyChange)'],
			['Kết quả', 'bốn con số, bảng dòng không nhận và bảng dòng có ô bỏ trống, tải về được'],
		],
		content: [
			'Lý do từ chối nói cột và chỗ sai: “Giá: thấp quá, có lẽ sai đơn vị”, không “Dữ liệu không hợp lệ”.',
			'Trấn an về việc gửi lại: “Gửi lại cùng một tệp không tạo tin trùng: tin đã có được cập nhật.”',
			'Kết quả là bốn số cạnh nhau: tin mới, tin cập nhật, không đổi, không nhận.',
		],
		access: [
			'Sang bước mới thì tiêu điểm đến tiêu đề của bước; thiếu cột thì đến ô chọn đầu tiên còn thiếu.',
			'Giai đoạn gửi là vùng status; thanh tiến độ đọc “120 trên 500 dòng”.',
		],
	},
	en: {
		use: 'For brokers who bring many listings from a spreadsheet at once: choose the file, choose columns, send, read what became of each row.',
		avoid: ['To post one listing take ListingForm.', 'For papers and photos take PaperField and PhotoField.'],
		anatomy: [
			['Four steps', 'in sight throughout, the present one bold'],
			[
				'Choose a file',
				'chosen or dropped; it is read in the browser; with a sample to download and the columns that can be read',
			],
			[
				'Match columns',
				'guessed before, with the first three rows as they will be read; who is listing is always asked',
			],
			['Send', 'progress, pause, go on, stop for good; whoever leaves the page meanwhile is asked (onBusyChange)'],
			['Result', 'four figures, the refused rows and those taken without some cells, to be downloaded'],
		],
		content: [
			'A reason names the column and the fault: “Price: too low, perhaps the wrong unit”, not “Invalid data”.',
			'It reassures about sending again: the same file makes no duplicates, what is there is updated.',
			'The result is four figures side by side: new, updated, unchanged, refused.',
		],
		access: [
			'A new step leads the focus to its heading; a missing column to the first choice that is needed.',
			'The phase of sending is a status; the progress bar says “120 of 500 rows”.',
		],
	},
} satisfies Guide;
