import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lần lượt, từng phần của trang, in turns, hydration, Activity',
	status: 'stable',
	vn: {
		use: 'Chia một trang dài do máy chủ vẽ thành từng phần để React tiếp nhận lần lượt. Giữa hai phần, điện thoại vẫn kịp đáp lại ngón tay.',
		avoid: [
			'Trang chỉ do trình duyệt vẽ: không có gì để tiếp nhận, cứ viết các phần như thường.',
			'Phần tải sau mới có: dùng Suspense với một chỗ giữ sẵn.',
			'Chia nhỏ một biểu mẫu: các ô của nó cần nhau ngay từ đầu.',
		],
		anatomy: [
			['Phần đầu', 'được tiếp nhận cùng với những gì bao quanh nó'],
			['Các phần sau', 'mỗi phần chờ phần trước xong; each cho biết mỗi lượt mấy phần'],
		],
		content: ['Không thêm chữ nào và không vẽ gì: trang trông y như khi không có nó.'],
		access: [
			'Thứ tự của tiêu điểm và của trình đọc màn hình là thứ tự các phần.',
			'Nút được bấm trước lượt của nó vẫn đáp lại ngay: phần ấy được tiếp nhận tức thì.',
		],
	},
	en: {
		use: 'Divides a long page that a server drew into parts which React takes over one after the other. In between a phone still answers the finger.',
		avoid: [
			'On a page that the browser alone draws there is nothing to take over: write its parts as ever.',
			'What comes later as a script of its own is for Suspense, with something that keeps its place.',
			'A form stays in one piece: its fields need each other from the start.',
		],
		anatomy: [
			['First part', 'is taken over with what it stands in'],
			['Other parts', 'each waits for the one before; each says how many there are in a turn'],
		],
		content: ['It adds no word and draws nothing: the page looks as it does without.'],
		access: [
			'Focus and screen readers meet the parts in their order.',
			'A button that is pressed before its turn answers at once: its part is taken over at that moment.',
		],
	},
	pairs: [],
} satisfies PrimitiveGuide;
