import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh mục thả xuống, trình đơn, menu thả, dropdown',
	status: 'stable',
	vn: {
		use: 'Cất vài việc hoặc trang ít dùng sau một nút: đổi thứ tự ảnh, đổi ngôn ngữ. Chọn xong là đóng.',
		avoid: [
			'Chọn giá trị cho một ô của biểu mẫu: dùng Select.',
			'Bảng có nội dung khác ngoài mục bấm, như thông báo hay tài khoản: dùng Popover.',
			'Chỉ một hai việc: để chúng thành Button ngay tại chỗ.',
		],
		anatomy: [
			['Nút', 'lặng, có mũi tên xuống; trigger là chữ trên nút'],
			['Bảng', 'nổi dưới nút, canh mép phải, tự né mép màn hình'],
			['MenuItem', 'làm một việc'],
			['MenuLink', 'mở một trang'],
			['MenuSeparator', 'ngăn nhóm, để việc khác loại không bị bấm nhầm'],
		],
		content: [
			'Mục bắt đầu bằng động từ: “Đặt làm ảnh bìa”, “Dời lên trước”.',
			'label nói cả đối tượng, khi trigger thì ngắn: “Thứ tự ảnh 2” cho nút “Thứ tự”.',
			'Từ hai đến bảy mục, mục hay dùng đứng đầu.',
		],
		access: [
			'Enter mở và vào mục đầu; mũi tên, Home, End di chuyển; Escape đóng và trả tiêu điểm về nút.',
			'label bắt đầu bằng chữ trên nút, để ra lệnh bằng giọng nói cũng trúng.',
			'Đừng đặt ô nhập hay liên kết thường vào trong: trình đọc màn hình chỉ thấy các mục.',
		],
	},
	en: {
		use: 'Keeps a few acts or pages that are seldom used behind one button: the order of photos, the language. It closes with a choice.',
		avoid: [
			'For the value of a form’s field take Select.',
			'For a panel that holds more than entries, like notifications or the account, take Popover.',
			'One or two acts stand as Buttons in their place.',
		],
		anatomy: [
			['Button', 'quiet, with an arrow down; trigger is what stands on it'],
			['Panel', 'floats below, along the button’s right edge, and keeps clear of the screen’s'],
			['MenuItem', 'does something'],
			['MenuLink', 'opens a page'],
			['MenuSeparator', 'keeps groups apart, so that nobody hits an act of another kind'],
		],
		content: [
			'Entries begin with a verb: “Set as cover”, “Move earlier”.',
			'label names the object too where trigger is short: “Order of photo 2” for the button “Order”.',
			'Two to seven entries, the usual ones first.',
		],
		access: [
			'Enter opens it on the first entry; arrows, Home and End move; Escape closes and gives the focus back to the button.',
			'label begins with what stands on the button, so that spoken commands find it.',
			'Put no inputs or plain links inside: screen readers meet the entries alone.',
		],
	},
	pairs: [
		{
			do: 'DoKeepTheRareAway',
			dont: 'DontHideTheOnlyAct',
			vn: 'Danh mục cất những việc ít dùng. Giấu việc duy nhất sau “Khác” thì người ta phải bấm hai lần mới thấy.',
			en: 'A menu puts away what is seldom done. With the only act behind “More”, people press twice to find it.',
		},
	],
} satisfies PrimitiveGuide;
