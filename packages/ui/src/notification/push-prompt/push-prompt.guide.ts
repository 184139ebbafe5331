import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Mời bật thông báo, xin quyền thông báo, thông báo đẩy',
	status: 'stable',
	vn: {
		use: 'Ngay sau khi người dùng làm một việc phải chờ kết quả (gửi kiểm tra, lưu tìm kiếm, đặt lệnh): mời báo cho họ trên thiết bị này.',
		avoid: [
			'Đừng hỏi khi vừa vào trang, và chỉ hỏi khi state là off và việc ấy được báo ngay, không phải mỗi ngày hay mỗi tuần.',
			'Bật tắt bất cứ lúc nào: dùng PushStatus trong cài đặt.',
		],
		content: [
			'about chọn lý do đúng với việc vừa làm: “Chúng tôi sẽ báo ngay khi có kết quả quy hoạch, cả khi bạn không mở An Cư.”',
			'Lời từ chối nhẹ nhàng: “Để sau”. Không dùng câu làm người ta áy náy.',
		],
		access: ['Trả lời xong các nút biến mất và câu kết quả nhận tiêu điểm.'],
	},
	en: {
		use: 'Right after an act whose outcome is waited for (a check, a saved search, an order): offers to tell the person on this device.',
		avoid: [
			'Do not ask when a page opens, and only where state is off and the act is told of at once, not daily or weekly.',
			'To switch it at any time take PushStatus in the settings.',
		],
		content: [
			'about gives the reason of the very act: “We will tell you as soon as your planning check is answered, even when An Cư is closed.”',
			'Saying no is easy: “Later”. No words that make people feel guilty.',
		],
		access: ['Once answered the buttons are gone and what came of it takes the focus.'],
	},
	pairs: [
		{
			do: 'DoAskAfterTheAct',
			dont: 'DontAskOnArrival',
			vn: 'Hỏi ngay sau việc, nói sẽ báo điều gì. Hỏi lúc mới vào thì người ta chặn, và trình duyệt không cho hỏi lại.',
			en: 'Ask right after the act and say what will be told. Asked on arrival people block it, and browsers let nobody ask again.',
		},
	],
} satisfies Guide;
