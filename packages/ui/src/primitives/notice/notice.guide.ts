import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lời nhắc trong trang, thông báo tại chỗ, notice, inline message, callout',
	status: 'stable',
	vn: {
		use: 'Nói một điều cần biết ngay bên cạnh thứ nó nói tới: vì sao chỉ mình bạn thấy tin, giá này lạ so với quanh đây. Người ta vẫn làm tiếp được.',
		avoid: [
			'Biểu mẫu bị từ chối: dùng FormFailure.',
			'Lỗi của một ô: để Field nói.',
			'Danh sách trống hay phần trang không tải được: dùng StateMessage.',
			'Báo một việc vừa xong: dùng useToast.',
		],
		anatomy: [
			['Khung', 'viền mảnh, không tô màu; màu đỏ để dành cho lỗi'],
			[
				'Biểu tượng',
				'tone="info" cho điều cần biết, "waiting" cho điều còn dang dở, "warning" cho điều trông không ổn',
			],
			['Lời', 'một hai câu, thêm nhiều nhất một nút'],
		],
		content: [
			'Nói điều gì sẽ xảy ra, không chỉ gọi tên trạng thái: “Tin này đang chờ duyệt. Nếu bạn lưu thay đổi, người duyệt sẽ xem bản mới.”',
			'Một khung một điều. Ba khung chồng nhau thì không ai đọc khung nào.',
		],
		access: [
			'Được đọc như chữ thường ở đúng chỗ nó đứng.',
			'Hiện ra trong lúc người ta nhập thì đặt trong vùng role="status" đã có sẵn từ trước.',
			'Biểu tượng không mang nghĩa riêng: lời nói đủ.',
		],
	},
	en: {
		use: 'Says what has to be known right beside what it is about: why nobody else sees a listing, that a price is unusual around here. One can go on all the same.',
		avoid: [
			'Where a form was refused take FormFailure.',
			'An error of one control belongs to its Field.',
			'For an empty list, or a part of the page that could not be loaded, take StateMessage.',
			'To say that something is done take useToast.',
		],
		anatomy: [
			['Frame', 'a thin line and no colour: red is for errors'],
			[
				'Icon',
				'tone="info" for what is to be known, "waiting" for what is not over yet, "warning" for what looks wrong',
			],
			['Words', 'a sentence or two, with one button at most'],
		],
		content: [
			'Say what follows and do not just name a state: “This listing is in review. If you save changes, the new version is the one reviewed.”',
			'One frame for one thing. Of three in a row none is read.',
		],
		access: [
			'It is read as plain text where it stands.',
			'What comes while somebody types goes into a role="status" that was there before.',
			'The icon says nothing of its own: the words say it all.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatFollows',
			dont: 'DontNameTheStateAlone',
			vn: 'Người ta cần biết rồi sẽ ra sao. Tên trạng thái chỉ có nghĩa với người viết mã.',
			en: 'People need to know what follows. The name of a state means something to programmers alone.',
		},
	],
} satisfies PrimitiveGuide;
