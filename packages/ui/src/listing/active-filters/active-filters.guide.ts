import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Điều kiện đang lọc, thẻ bộ lọc, chip lọc, bỏ lọc',
	status: 'stable',
	vn: {
		use: 'Dưới thanh tìm của danh sách tin: mỗi điều kiện đang có hiệu lực là một thẻ bỏ được, để người tìm thấy vì sao kết quả ra thế và gỡ từng điều.',
		avoid: [
			'Chọn điều kiện mới: dùng ListingFilterDialog.',
			'Không ra kết quả nào: NoResult chỉ ra nên bỏ điều nào.',
			'Nhãn trạng thái không bỏ được: dùng Tag.',
		],
		content: [
			'Hai đầu một khoảng là một thẻ: “2–5 tỷ”, không phải “Từ 2 tỷ” và “Đến 5 tỷ”.',
			'Phần bản đồ đang xem cũng là một điều kiện: “Khung bản đồ”. Bỏ đi thì ra cả tìm kiếm.',
			'Điều bị loại nói rõ là loại: “Không: dính quy hoạch, lộ giới; nhà nát”.',
			'Từ hai điều kiện trở lên mới có “Xóa bộ lọc”; nó giữ lại từ đã tìm.',
		],
		access: [
			'Mỗi thẻ bỏ bằng một liên kết đọc là “Bỏ lọc: 2–5 tỷ”; cả nhóm là danh sách “Đang lọc theo”.',
			'Bỏ một thẻ, tiêu điểm sang thẻ kế tiếp.',
		],
	},
	en: {
		use: 'Below the search of a list: each condition in force is a tag that can be taken away, so that people see why they get these results and undo one by one.',
		avoid: [
			'To choose conditions take ListingFilterDialog.',
			'Where nothing is found NoResult says which one to leave out.',
			'For a state that cannot be taken away take Tag.',
		],
		content: [
			'Both ends of a range are one tag: “₫2–5 billion”, not one for each end.',
			'The part of the map in sight is a condition too: “Map area”. Without it the whole search is there.',
			'What is excluded says so: “Without: …”.',
			'“Clear filters” comes with two conditions or more; it keeps the words that were searched for.',
		],
		access: [
			'Each tag goes away by a link read as “Remove filter: ₫2–5 billion”; together they are the list “Active filters”.',
			'A tag that is taken away leaves the focus with the next one.',
		],
	},
} satisfies Guide;
