import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nút sao chép, chép, copy',
	status: 'stable',
	vn: {
		use: 'Đưa một đoạn ngắn vào bộ nhớ tạm để dán nơi khác: số tài khoản, nội dung chuyển khoản, mã giao dịch, liên kết.',
		avoid: [
			'Lưu thành tệp: dùng Button gọi saveFile.',
			'Mở một trang: dùng Link; sao chép liên kết chỉ để gửi cho người khác.',
			'Đoạn văn dài: để người ta tự chọn, họ thường chỉ cần một phần.',
		],
		anatomy: [
			['Nút', 'lặng và nhỏ, đứng cuối dòng của điều được sao chép'],
			['Biểu tượng', 'hai tờ giấy; thành dấu tích trong hai giây khi đã sao chép'],
			['Lời báo', 'khi sao chép được chỉ đọc lên; khi không được thì hiện ra'],
		],
		content: [
			'Trên nút chỉ một từ: “Sao chép”. Tên đầy đủ trong label bắt đầu bằng đúng từ ấy: “Sao chép số tài khoản”.',
			'Báo xong: “Đã sao chép liên kết.”',
			'Không sao chép được thì nói cách khác: “Chưa sao chép được. Hãy chọn và sao chép bằng tay.”',
		],
		access: [
			'Nhiều nút cùng chữ trên một trang được phân biệt bằng label.',
			'Kết quả được đọc lên, không chỉ đổi biểu tượng.',
			'Điều được sao chép phải hiện thành chữ bên cạnh, vì có trình duyệt không cho sao chép.',
		],
	},
	en: {
		use: 'Puts something short on the clipboard for pasting elsewhere: an account number, a transfer note, a payment code, a link.',
		avoid: [
			'To keep a file take Button with saveFile.',
			'To open a page take Link; copying a link is for sending it to others.',
			'Long texts: let people select; they often need a part.',
		],
		anatomy: [
			['Button', 'quiet and small, at the end of the line that it copies'],
			['Icon', 'two sheets; a tick for two seconds once it is copied'],
			['Outcome', 'only spoken when it worked; shown when it did not'],
		],
		content: [
			'One word stands on it: “Copy”. Its whole name, in label, begins with that word: “Copy account number”.',
			'When it is done: “Link copied.”',
			'When it is not, say another way: “Could not copy. Please select and copy it by hand.”',
		],
		access: [
			'Several with the same word on a page are told apart by label.',
			'The outcome is spoken; the icon is not all that changes.',
			'What is copied must stand beside it as text: some browsers do not let it.',
		],
	},
	pairs: [
		{
			do: 'DoStandBesideTheText',
			dont: 'DontHideTheText',
			vn: 'Thấy số rồi mới sao chép thì soát lại được, và sao chép tay được khi trình duyệt không cho. Chỉ có nút thì không biết mình đã sao chép gì.',
			en: 'With the number in sight people can check it, and copy by hand where the browser does not let it. With a button alone nobody knows what was copied.',
		},
	],
} satisfies PrimitiveGuide;
