import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang chính sách, điều khoản sử dụng, quy chế, bảo mật',
	status: 'stable',
	vn: {
		use: 'Trang pháp lý cho người muốn biết mình đồng ý điều gì: tóm lại trong một câu, bản ngày nào, rồi từng mục.',
		avoid: ['Bài của ban biên tập: dùng ArticlePage.'],
		anatomy: [
			['Phiên bản', '“Bản ngày …” và bản đó được ghi lại khi nào'],
			['Tóm lại', 'một câu thường, không phải luật'],
			['Trong trang này', 'mục lục, khi có từ 4 mục'],
			['Mục', 'mỗi mục có neo, chữ là PolicyWords, FactList, OperatorFacts'],
			['Xem thêm', 'các trang chính sách liên quan'],
		],
		content: [
			'Câu tóm không được hứa nhiều hơn các mục bên dưới.',
			'Sửa nghĩa của chữ thì đổi ngày phiên bản, vì ConsentList ghi theo ngày đó.',
		],
	},
	en: {
		use: 'A legal page for those who want to know what they agree to: the whole in a sentence, its version, then its sections.',
		avoid: ['For articles of editors take ArticlePage.'],
		anatomy: [
			['Version', '“Version of …”, and when it is noted'],
			['In short', 'a plain sentence, not legal words'],
			['On this page', 'contents, from 4 sections on'],
			['Sections', 'each with an anchor, of PolicyWords, FactList, OperatorFacts'],
			['Read next', 'policies that belong to it'],
		],
		content: [
			'The sentence in short never promises more than the sections below.',
			'A change of meaning needs a new version date, as ConsentList records by it.',
		],
	},
} satisfies Guide;
