import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô nhập nhiều dòng, vùng văn bản, textarea',
	status: 'stable',
	vn: {
		use: 'Viết vài câu: mô tả tin, giới thiệu bản thân, lý do từ chối. Luôn nằm trong Field.',
		avoid: [
			'Một dòng, như tiêu đề: dùng TextInput.',
			'Bài viết có định dạng: dùng ArticleForm của bàn biên tập.',
			'Lý do thường gặp: cho chọn bằng ChoiceList trước, rồi mới viết thêm.',
		],
		anatomy: [
			['Ô', 'cao bốn dòng nếu không đặt rows'],
			['Góc kéo', 'kéo xuống cho rộng chỗ, không kéo ngang'],
		],
		content: [
			'Gợi ý nói nên viết gì: “Bạn rành khu vực nào, giúp được gì.”',
			'Có giới hạn thì đếm ra ngay dưới ô: “120/1000 ký tự”.',
			'Dán dài quá thì giữ nguyên và báo lỗi; không cắt bớt chữ của người ta.',
			'Nói ai đọc được: “Người mua đọc được lý do này.”',
		],
		access: [
			'Enter xuống dòng, không gửi biểu mẫu; Tab rời ô.',
			'rows theo độ dài thường gặp, để khỏi phải cuộn trong ô nhỏ.',
		],
	},
	en: {
		use: 'Takes a few sentences: a listing’s description, an introduction, a reason for rejecting. Always in a Field.',
		avoid: [
			'For one line, like a title, take TextInput.',
			'For an article with formatting take ArticleForm of the news desk.',
			'Usual reasons are chosen by ChoiceList first; words are added after.',
		],
		anatomy: [
			['Box', 'four lines high unless rows says otherwise'],
			['Grip', 'makes room downwards, not sideways'],
		],
		content: [
			'The hint says what to write: “Which areas you know and how you can help.”',
			'Where there is a limit, count right below: “120/1000 characters”.',
			'What is pasted and too long stays, with an error; nothing that people wrote is cut off.',
			'Say who reads it: “The buyer can read this.”',
		],
		access: [
			'Enter begins a line and does not send the form; Tab leaves.',
			'Set rows by the usual length, so that nobody scrolls in a small box.',
		],
	},
	pairs: [
		{
			do: 'DoMakeRoom',
			dont: 'DontASlit',
			vn: 'Ô đủ cao mời người ta viết đủ ý và thấy cả đoạn. Một khe một dòng chỉ nhận được một câu cụt.',
			en: 'Room invites people to say it all and to see it whole. A slit of one line gets half a sentence.',
		},
	],
} satisfies PrimitiveGuide;
