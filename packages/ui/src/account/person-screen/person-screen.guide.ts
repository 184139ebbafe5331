import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang cá nhân, trang người đăng tin, hồ sơ',
	status: 'stable',
	vn: {
		use: 'Trang của một người: khách và người mua xem người đó có những tin nào trước khi liên hệ; chủ trang thấy đúng điều người khác thấy.',
		avoid: [
			'Sửa thông tin của mình: dùng ProfileForm trong SettingsLayout; trang này chỉ dẫn tới đó.',
			'Tin của mình kể cả chưa duyệt: dùng MyListingList.',
		],
		anatomy: [
			['Dải của chủ trang', 'chỉ khi own: “Đây là trang mà người khác thấy về bạn.” và hai lối sửa'],
			['Thẻ', 'PersonCard cấp 1'],
			['Tin đang đăng', 'listings đã vẽ, hoặc lời nói chưa có tin'],
		],
		content: ['Không có ai ở địa chỉ này thì nói hai khả năng: tài khoản đã bị xóa, hoặc địa chỉ chưa đúng.'],
	},
	en: {
		use: 'The page of one person: visitors and buyers see who they are and what they offer before they get in touch; the owner sees what others see.',
		avoid: [
			"To change one's own data take ProfileForm in SettingsLayout; this page only leads there.",
			"For one's own listings, approved or not, take MyListingList.",
		],
		anatomy: [
			["Owner's strip", 'only where own: “This is how others see your profile.” and two ways to change it'],
			['Card', 'a PersonCard of level 1'],
			['Listings', 'what is given as listings, or words that there are none'],
		],
		content: ['Where nobody is found it names both causes: the account was erased, or the address is wrong.'],
	},
} satisfies Guide;
