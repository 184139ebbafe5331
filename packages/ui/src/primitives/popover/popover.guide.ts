import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bảng bật ra, bảng nổi, popover',
	status: 'stable',
	vn: {
		use: 'Mở một bảng nhỏ dưới nút ở đầu trang: tài khoản và các trang riêng, thông báo mới nhất.',
		avoid: [
			'Danh sách việc ngắn, đi bằng mũi tên: dùng Menu.',
			'Phải làm xong mới quay lại trang được: dùng Dialog.',
			'Chọn giá trị cho biểu mẫu: dùng Select hoặc Combobox.',
		],
		anatomy: [
			['Nút', 'look="text" có chữ và mũi tên, look="icon" chỉ có hình ai cũng biết'],
			['Bảng', 'menu vừa các mục, wide rộng hơn và có phần cuộn được'],
			['Nội dung', 'liên kết và nút bình thường, theo thứ tự Tab'],
		],
		content: [
			'label chứa điều đang thấy trên nút: “Tài khoản của Nguyễn Thị An”.',
			'Nút chuông nói cả con số: “Thông báo, 3 chưa xem”.',
		],
		access: [
			'Enter hoặc phím cách mở, Escape hoặc bấm chỗ khác đóng; trình duyệt tự trả tiêu điểm.',
			'Bên trong đi bằng Tab như trên trang, không phải mũi tên.',
			'closedBy="links" giữ bảng mở khi bấm nút bên trong, như “Đánh dấu đã xem”.',
		],
	},
	en: {
		use: 'Opens a small panel below a button of the header: the account with its pages, the latest notifications.',
		avoid: [
			'For a short list of acts that arrow keys go through take Menu.',
			'For what must be finished before going back to the page take Dialog.',
			'For the value of a form’s field take Select or Combobox.',
		],
		anatomy: [
			['Button', 'look="text" has words and an arrow, look="icon" a picture known to everybody'],
			['Panel', 'menu is as wide as its entries, wide has more room and a part that scrolls'],
			['Content', 'common links and buttons, in the order of Tab'],
		],
		content: [
			'label holds what stands on the button: “Nguyễn Thị An’s account”.',
			'The bell says its number too: “Notifications, 3 unread”.',
		],
		access: [
			'Enter or space opens it, Escape or a press elsewhere closes it; the browser gives the focus back.',
			'Inside, Tab goes on as in the page; arrow keys do not.',
			'closedBy="links" keeps it open when a button inside is pressed, as “Mark as read”.',
		],
	},
	pairs: [
		{
			do: 'DoShowKnownPictures',
			dont: 'DontGuessPictures',
			vn: 'Cái chuông thì ai cũng hiểu. Hình lạ phải đi cùng chữ, nếu không người ta phải mở ra mới biết.',
			en: 'Everybody knows the bell. A strange picture needs words beside it, or people must open it to find out.',
		},
	],
} satisfies PrimitiveGuide;
