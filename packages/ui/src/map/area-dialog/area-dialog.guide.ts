import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chọn vùng không cần vẽ, tìm theo khoảng cách, theo phường',
	status: 'stable',
	vn: {
		use: 'Cho người không vẽ được trên bản đồ (bàn phím, trình đọc màn hình, tay run) chọn cùng một vùng tìm kiếm: quanh giữa bản đồ, quanh chỗ mình, hoặc theo tên phường, xã.',
		avoid: [
			'Mở thẳng từ trang: nó là một phần của AreaTools.',
			'Xin vị trí của người dùng: việc đó là của NearMeDialog, mở tiếp sau khi bấm “Tìm quanh chỗ tôi”.',
			'Lọc theo giá, loại nhà: dùng ListingFilterDialog.',
		],
		content: [
			'Giữa bản đồ được nói bằng tọa độ, kèm cách đổi: “đóng cửa sổ này, kéo bản đồ hoặc dùng phím mũi tên để đưa nơi đó vào giữa”.',
		],
		access: ['Mọi cách vẽ trong AreaTools đều phải có lối tương đương ở đây; thêm cách vẽ mới thì thêm lối mới.'],
	},
	en: {
		use: 'Lets those who cannot draw on a map (keyboard, screen reader, unsteady hands) choose the same area: around its middle, around themselves, or by the name of a ward.',
		avoid: [
			'Not opened by a page itself: it is a part of AreaTools.',
			'To ask where somebody is belongs to NearMeDialog, which opens after “Around me”.',
			'For price or kind take ListingFilterDialog.',
		],
		content: [
			'The middle of the map is said in degrees, with the way to another: “close this window and bring the place to the centre by dragging the map or using the arrow keys”.',
		],
		access: ['Every way to draw in AreaTools has its equal here; a new way needs a new equal.'],
	},
} satisfies Guide;
