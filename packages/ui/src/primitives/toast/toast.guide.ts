import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thông báo nổi, báo nhanh, toast, snackbar',
	status: 'stable',
	vn: {
		use: 'Báo trong ba giây kết quả một việc vừa làm, khi trang không tự cho thấy: đã lưu, đã gửi, chưa lưu được.',
		avoid: [
			'Lỗi của biểu mẫu: dùng FormFailure và Field, vì người ta cần đọc lại khi sửa.',
			'Không tải được nội dung: dùng StateMessage.',
			'Phải trả lời mới đi tiếp: dùng Dialog.',
			'Tin cho lần sau quay lại: để ở Thông báo, NotificationBell.',
		],
		anatomy: [
			['Biểu tượng và viền', 'theo kind; chỉ error có màu đỏ, thành công dùng màu mực và dấu tích'],
			['Lời', 'một câu'],
			['Liên kết', 'nơi đọc thêm, mở ở cửa sổ mới'],
			['Nút', 'một việc làm được ngay, như “Hoàn tác”; khi đó đợi tám giây'],
			['Dấu ×', 'cất đi ngay; vuốt sang phải cũng được'],
		],
		content: [
			'Câu ngắn, bắt đầu bằng “Đã” khi xong: “Đã lưu cài đặt thông báo.”',
			'Không chúc mừng, không dấu chấm than.',
			'Lỗi nói làm gì tiếp: “Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.”',
		],
		access: [
			'error được đọc chen ngang, các loại khác đợi người nghe rảnh.',
			'F8 đưa tới chỗ thông báo; trỏ vào hay đặt tiêu điểm thì nó không tự tắt.',
			'Việc trong nút phải làm được ở chỗ khác trên trang, vì thông báo sẽ mất.',
			'Nhiều nhất ba cái cùng lúc; cái cũ nhất nhường chỗ.',
		],
	},
	en: {
		use: 'Says for three seconds how something ended that the page itself does not show: saved, sent, not saved.',
		avoid: [
			'For errors of a form take FormFailure and Field: people read them again while they mend.',
			'For content that could not be loaded take StateMessage.',
			'For what must be answered before going on take Dialog.',
			'News for a later visit belongs to the notifications, NotificationBell.',
		],
		anatomy: [
			['Icon and line', 'by kind; only error is red, success has ink and a tick'],
			['Words', 'one sentence'],
			['Link', 'where more is to be read; opens a new window'],
			['Button', 'one thing that can be done now, like “Undo”; it waits eight seconds then'],
			['Cross', 'puts it away at once; so does a swipe to the right'],
		],
		content: [
			'A short sentence that says what is done: “Notification settings saved.”',
			'No congratulations, no exclamation marks.',
			'An error says what to do: “We cannot reach the server. Nothing is lost. Check your connection and try again.”',
		],
		access: [
			'error is read at once, the others when the reader is free.',
			'F8 leads to it; pointed at or focused it does not go by itself.',
			'What its button does must be possible elsewhere on the page, for the toast goes.',
			'Three at a time at most; the oldest gives way.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatIsDone',
			dont: 'DontCheer',
			vn: 'Một câu nói đúng việc đã xong là đủ. “Thành công!” không cho biết điều gì thành công.',
			en: 'One sentence on what is done will do. “Success!” does not say at what.',
		},
	],
} satisfies PrimitiveGuide;
