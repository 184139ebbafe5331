import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thiết bị đang đăng nhập, phiên đăng nhập, đăng xuất từ xa',
	status: 'stable',
	vn: {
		use: 'Ở mục Bảo mật: người dùng thấy tài khoản đang mở ở đâu và đăng xuất thiết bị lạ.',
		avoid: [
			'Đăng xuất khỏi thiết bị đang dùng: việc đó ở menu tài khoản trên đầu trang.',
			'Thiết bị nhận thông báo đẩy: dùng PushStatus.',
		],
		content: [
			'Tên là trình duyệt và hệ máy: “Chrome trên Android”; không đọc được thì “Thiết bị không rõ”.',
			'Thiết bị này luôn đứng đầu với nhãn “Thiết bị này” và “Đang dùng”, không có nút đăng xuất.',
			'Tuổi là tương đối, kèm địa chỉ IP: “Dùng lần cuối 2 giờ trước · địa chỉ IP 203.0.113.24”.',
		],
		access: [
			'Mỗi nút mang tên thiết bị: “Đăng xuất Chrome trên Android”. Dòng mất đi thì tiêu điểm về tiêu đề.',
			'Đăng xuất tất cả có hộp thoại hỏi lại; một thiết bị thì không.',
		],
	},
	en: {
		use: 'Under Security: people see where their account is signed in and end what they do not know.',
		avoid: [
			'To sign out of this device take the account menu in the header.',
			'For devices that take push messages take PushStatus.',
		],
		content: [
			'Named by browser and system: “Chrome on Android”; else “Unknown device”.',
			'This device comes first, marked “This device” and “In use”, without a button to end it.',
			'Ages are relative, with the IP address: “Last used 2 hours ago · IP address 203.0.113.24”.',
		],
		access: [
			'Each button names its device: “Sign out Chrome on Android”. When a row is gone the focus goes to the heading.',
			'Signing out all of them asks first; one device does not.',
		],
	},
} satisfies Guide;
