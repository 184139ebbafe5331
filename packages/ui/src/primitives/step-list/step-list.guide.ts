import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Các bước, thanh tiến trình, đang ở bước mấy, stepper',
	status: 'stable',
	vn: {
		use: 'Cho biết còn mấy bước ngắn nữa, để người ta không bỏ dở: đăng ký, lấy lại mật khẩu, nhập tin từ tệp.',
		avoid: [
			'Thủ tục pháp lý nhiều tuần: dùng ProcedureProgress.',
			'Diễn biến của một yêu cầu: dùng Timeline.',
			'Không phải lối đi: bấm vào bước không có tác dụng, nên đừng vẽ như liên kết.',
		],
		anatomy: [
			['Vòng tròn', 'số của bước; bước xong có dấu tích, bước đang mở có nền mực'],
			['Đường nối', 'đậm ở đoạn đã đi'],
			['Tên bước', 'dưới vòng tròn; bước đang mở in đậm'],
		],
		content: ['Tên bước một hai chữ: “Số điện thoại”, “Mã xác nhận”, “Thông tin”. Ba, bốn bước là vừa cho 320 px.'],
		access: [
			'Bước hiện tại có aria-current="step"; bước xong được nói là “đã xong”, không chỉ bằng dấu.',
			'status được đọc khi đổi bước: “Bước 2 trên 3: Mã xác nhận”. useStepWords đưa cả hai lời.',
		],
	},
	en: {
		use: 'Says how many short steps are left, so that people go on: signing up, a forgotten password, listings from a file.',
		avoid: [
			'For a legal procedure of weeks take ProcedureProgress.',
			'For what happened to a request take Timeline.',
			'It is no navigation: steps cannot be pressed, so do not draw them as links.',
		],
		anatomy: [
			['Circle', 'the number of a step; a tick once it is done, ink for the one that is open'],
			['Line', 'dark as far as one has come'],
			['Name', 'below the circle; bold for the step that is open'],
		],
		content: [
			'Steps have names of one or two words: “Phone number”, “Code”, “Details”. Three or four of them fit 320 px.',
		],
		access: [
			'The present step has aria-current="step"; a finished one is said to be “done”, not only ticked.',
			'status is read out at a change: “Step 2 of 3: Code”. useStepWords gives both.',
		],
	},
	pairs: [
		{
			do: 'DoNameStepsInAWordOrTwo',
			dont: 'DontInstruct',
			vn: 'Tên ngắn thì ba bước đứng trên một hàng. Câu hướng dẫn thuộc về chính bước ấy.',
			en: 'With short names three steps stand in a row. Instructions belong to the step itself.',
		},
	],
} satisfies PrimitiveGuide;
