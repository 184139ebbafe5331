import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Các bước, thanh tiến trình, đang ở bước mấy, stepper',
	status: 'stable',
	vn: {
		use: 'Trên SignUpScreen và RecoverScreen: cho biết còn mấy bước ngắn nữa, để người ta không bỏ dở.',
		avoid: [
			'Thủ tục pháp lý nhiều tuần: dùng ProcedureProgress.',
			'Diễn biến của một yêu cầu: dùng PlanningCheckTimeline hoặc ListingTimeline.',
			'Không phải lối đi: bấm vào bước không có tác dụng, nên đừng vẽ như liên kết.',
		],
		content: ['Tên bước một hai chữ: “Số điện thoại”, “Mã xác nhận”, “Thông tin”. Ba, bốn bước là vừa cho 320 px.'],
		access: [
			'Bước hiện tại có aria-current="step"; đổi bước thì đọc “Bước 2 trên 3: Mã xác nhận”. Bước xong được nói là “đã xong”, không chỉ bằng dấu.',
		],
	},
	en: {
		use: 'On SignUpScreen and RecoverScreen: says how many short steps are left, so that people go on.',
		avoid: [
			'For a legal procedure of weeks take ProcedureProgress.',
			'For what happened to a request take PlanningCheckTimeline or ListingTimeline.',
			'It is no navigation: steps cannot be pressed, so do not draw them as links.',
		],
		content: [
			'Steps have names of one or two words: “Phone number”, “Code”, “Details”. Three or four of them fit 320 px.',
		],
		access: [
			'The present step has aria-current="step"; a change reads “Step 2 of 3: Code”. A finished one is said to be “done”, not only ticked.',
		],
	},
} satisfies Guide;
