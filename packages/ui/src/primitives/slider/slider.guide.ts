import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thanh trượt, thanh kéo, slider',
	status: 'stable',
	vn: {
		use: 'Chỉnh một con số bằng cảm giác, thấy ngay kết quả: độ đậm lớp quy hoạch, số cổ phần, số năm vay.',
		avoid: [
			'Con số phải chính xác: dùng TextInput; hoặc đặt cả hai như QuantityField.',
			'Khoảng từ đến, như giá: dùng hai TextInput hoặc mức sẵn trong bộ lọc.',
			'Vài nấc có tên: dùng Segmented.',
		],
		anatomy: [
			['Tên', 'điều đang chỉnh, bên trái'],
			['Giá trị', 'viết thành lời, bên phải, đổi theo tay'],
			['Thanh', 'của chính trình duyệt, cao 44 px trên màn hình cảm ứng'],
		],
		content: [
			'valueText có đơn vị: “60%”, “12 cổ phần”, “20 năm”; không phải con số trần.',
			'Tên là danh từ ngắn: “Độ đậm”. Có thể là lời mời khi đã có ô số bên cạnh: “Kéo để chọn”.',
		],
		access: [
			'Mũi tên đổi một nấc step, Home và End tới hai đầu.',
			'Trình đọc màn hình đọc valueText thay cho con số.',
			'Kết quả phải đổi ngay khi kéo; không có nút gửi riêng cho thanh.',
		],
	},
	en: {
		use: 'Sets a number by feel, with its effect in sight: how strong a planning layer is, how many shares, the years of a loan.',
		avoid: [
			'Where the figure must be exact take TextInput; or both, as QuantityField does.',
			'For a range, like prices, take two TextInputs or the filter’s given steps.',
			'For a few steps with names take Segmented.',
		],
		anatomy: [
			['Name', 'what is set, on the left'],
			['Value', 'in words, on the right, following the hand'],
			['Track', 'the browser’s own, 44 px high on touch screens'],
		],
		content: [
			'valueText has its unit: “60%”, “12 shares”, “20 years”; no bare figure.',
			'The name is a short noun: “Opacity”. Beside a field for the figure it may invite: “Drag to choose”.',
		],
		access: [
			'Arrow keys move it by a step, Home and End to its ends.',
			'Screen readers say valueText in place of the number.',
			'Its effect follows the hand; it has no button to send it.',
		],
	},
	pairs: [
		{
			do: 'DoSayTheUnit',
			dont: 'DontShowABareNumber',
			vn: '“20 năm” thì hiểu ngay. “20” có thể là năm, tháng hay phần trăm.',
			en: '“20 years” is plain at once. “20” may be years, months or per cent.',
		},
	],
} satisfies PrimitiveGuide;
