import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dòng thời gian, diễn biến, lịch sử, timeline',
	status: 'new',
	vn: {
		use: 'Kể điều đã xảy ra với một yêu cầu hay một tin, và điều còn ở phía trước.',
		avoid: [
			'Vài bước ngắn làm liền một mạch: dùng StepList.',
			'Thủ tục nhiều tuần có việc phải làm: dùng ProcedureProgress.',
			'Nhiều mục cần tìm và lọc: dùng bảng.',
		],
		anatomy: [
			['Trạm', 'chấm đặc là đã xảy ra, chấm rỗng viền mực là việc kế tiếp, chấm rỗng viền nhạt là về sau'],
			['Đường', 'liền tới điều đã xảy ra gần nhất, đứt quãng từ đó trở đi'],
			['Nội dung', 'điều đã xảy ra in đậm, dưới đó là lúc nào và ai làm'],
		],
		content: ['Mỗi trạm một điều, ở thì đã xong: “Đã thanh toán”.', 'Việc kế tiếp nói ai làm: “Nhân viên tiếp nhận”.'],
		access: [
			'Là danh sách có thứ tự và có tên; việc kế tiếp có aria-current="step".',
			'Chấm và đường không được đọc: lời phải nói đủ điều gì đã xảy ra.',
		],
	},
	en: {
		use: 'Tells what happened to a request or a listing, and what is still to come.',
		avoid: [
			'For a few short steps in one go take StepList.',
			'For a procedure of weeks with things to do take ProcedureProgress.',
			'For many entries to search and filter take a table.',
		],
		anatomy: [
			['Station', 'a full dot happened, a hollow one in ink comes next, a hollow pale one comes later'],
			['Line', 'whole as far as things happened, dashed from there on'],
			['Content', 'what happened in bold, below it when and by whom'],
		],
		content: [
			'One thing a station, as it was done: “Paid”.',
			'What comes next says who does it: “Our staff accept it”.',
		],
		access: [
			'It is an ordered list with a name; what comes next has aria-current="step".',
			'Dots and lines are not read: the words have to say what happened.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatComesNext',
			dont: 'DontEndInThePast',
			vn: 'Người chờ muốn biết sắp tới là gì. Dừng ở điều đã qua thì họ phải gọi hỏi.',
			en: 'Who waits wants to know what comes. A list that ends in the past makes them call.',
		},
	],
} satisfies PrimitiveGuide;
