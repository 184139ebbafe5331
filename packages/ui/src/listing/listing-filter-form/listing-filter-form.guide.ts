import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Form bộ lọc, điều kiện tìm kiếm, lọc giá, lọc diện tích',
	status: 'stable',
	vn: {
		use: 'Mọi điều kiện tìm tin, chia phần: khu vực, loại, giá, diện tích, số phòng, pháp lý, đặc điểm, tin đăng. Chỉ hiện điều hợp với loại đang tìm.',
		avoid: [
			'Đăng hay sửa tin: dùng ListingForm.',
			'Tìm bằng lời: dùng SearchBox.',
			'Lọc danh sách công việc vài trạng thái: một Select là đủ.',
		],
		anatomy: [
			['Phần', 'gập được; phần hay dùng mở sẵn, phần đóng vẫn đếm điều kiện'],
			['Khoảng', 'nút chọn nhanh và hai ô gõ tự do, kèm “Hiểu là: …”'],
			['Số tối thiểu', '“Bất kỳ”, “1+”, “2+” nằm hết trong tầm mắt'],
			['Có, không', 'đặc điểm có ba lựa chọn: “Tùy”, “Có”, “Không”'],
		],
		content: [
			'Cho gõ như nói: “5 tỷ 2”, “800tr”, “5x20”; rồi đọc lại “Hiểu là: 2–5,2 tỷ”.',
			'Hai đầu ngược thì tự đổi và nói: “Số trước lớn hơn số sau nên đã đổi chỗ”.',
			'Không đọc được thì chỉ cách ghi: “Hãy ghi kèm tỷ hoặc triệu, ví dụ 5 tỷ 2, 800tr.”',
		],
		access: [
			'Gửi mà có ô sai thì phần chứa nó mở ra và ô nhận tiêu điểm.',
			'Mỗi khoảng là một nhóm có tên; lời hiểu và lời sai cùng một vùng aria-live.',
			'Điều không hợp loại đang chọn thì ẩn, không xóa: chọn lại loại cũ là có lại.',
		],
	},
	en: {
		use: 'Every condition of a search in parts: where, kind, price, size, rooms, papers, features, the listing. Only what fits what is searched for is shown.',
		avoid: [
			'To post or change a listing take ListingForm.',
			'To search by words take SearchBox.',
			'For a list of work with a few statuses a Select will do.',
		],
		anatomy: [
			['Part', 'can be folded; the usual ones are open, a closed one still counts'],
			['Range', 'usual ranges as buttons and two free fields, with “Understood as: …”'],
			['At least', '“Any”, “1+”, “2+”, all in sight'],
			['Yes, no', 'a feature has three answers: “Any”, “Yes”, “No”'],
		],
		content: [
			'Let people write as they speak: “5.2 billion”, “800tr”, “5x20”; then say how it was read.',
			'Ends the wrong way round change places, and it says so: “The first number was larger than the second, so we swapped them”.',
			'What cannot be read is told how to write: “Include the unit, for example 5.2 billion or 800tr.”',
		],
		access: [
			'Sent with a fault, the part that holds it opens and the field takes the focus.',
			'Each range is a named group; how it was read and what is wrong share one live region.',
			'What does not fit the chosen kind is hidden, not deleted: with the old kind it is back.',
		],
	},
	pairs: [
		{
			do: 'DoPriceInOwnWords',
			dont: 'DontPriceFromALongList',
			vn: 'Vài khoảng quen để bấm, còn lại gõ như nói. Danh sách dài từng trăm triệu bắt người ta dò mà vẫn thiếu đúng mức họ cần.',
			en: 'Some usual ranges to press, and free words for the rest. A long list has to be searched through and still lacks the very price.',
		},
	],
} satisfies Guide;
