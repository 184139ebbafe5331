import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trả lời yêu cầu quy hoạch, nhập kết quả, sửa kết quả',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên trên PlanningWork: nhập loại đất, chỉ tiêu, căn cứ, rồi gửi kết quả được ký số.',
		avoid: [
			'Người gửi đọc kết quả: dùng PlanningAnswerView.',
			'Hỏi thêm trước khi trả lời: dùng MessageForm trong PlanningWork.',
		],
		anatomy: [
			['Các loại đất', 'mỗi loại một dòng; tỷ lệ tự tính'],
			['Lộ giới và chỉ tiêu', 'để trống những gì đồ án không quy định'],
			['Đồ án và căn cứ', 'nút “Điền vào” lấy từ đồ án tại vị trí thửa'],
			['Kết luận', 'lập sẵn từ các ô, hoặc viết riêng'],
			['Xem trước', 'như người gửi sẽ đọc'],
		],
		content: [
			'Để trống kết luận thì mỗi người đọc bằng ngôn ngữ của mình; viết riêng thì mọi người đọc đúng chữ ấy.',
			'Mức tin cậy nói cách biết, không nói cảm giác: “Đọc bằng mắt từ bản vẽ hoặc bản đồ, ranh các khu có thể lệch một chút.”',
		],
		access: [
			'Enter trong một dòng đi xuống dòng sau hoặc thêm dòng; không gửi biểu mẫu.',
			'Có lỗi thì ô sai đầu tiên nhận tiêu điểm và số ô cần sửa được đọc lên.',
		],
	},
	en: {
		use: 'For staff on PlanningWork: land types, limits and sources, then an answer that is signed as it is sent.',
		avoid: ['The owner reads it in PlanningAnswerView.', 'To ask for more first take MessageForm in PlanningWork.'],
		anatomy: [
			['Land types', 'a row each; shares follow by themselves'],
			['Road reserve and building limits', 'left empty where the plan sets none'],
			['Plan and sources', '“Fill in” takes them from plans at the place'],
			['Conclusion', "made from the fields, or one's own words"],
			['Preview', 'as the requester will see it'],
		],
		content: [
			"A verdict left empty is read in each person's language; own words are read as they are by everybody.",
			'Confidence says how it is known: “Read by eye from a drawing or map, so zone boundaries may be slightly off.”',
		],
		access: [
			'Enter in a row goes on to the next or adds one; it does not send.',
			'With errors the first wrong field takes the focus and their number is read out.',
		],
	},
} satisfies Guide;
