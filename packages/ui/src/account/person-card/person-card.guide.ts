import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thẻ người đăng tin, thông tin liên hệ, hồ sơ công khai',
	status: 'stable',
	vn: {
		use: 'Trên trang cá nhân và trong PrivacyForm: cho biết một người là ai, ở An Cư từ bao giờ và liên hệ cách nào nếu họ cho xem.',
		avoid: [
			'Cạnh một tin đăng: dùng ListingContact, ở đó liên hệ là của tin.',
			'Danh sách người đăng tin: dùng PosterList.',
		],
		anatomy: [
			['Đầu thẻ', 'ảnh, họ tên, “Thành viên từ …”, số tin đang đăng'],
			['Giới thiệu', 'lời của chính họ, giữ nguyên xuống dòng'],
			['Liên hệ', 'điện thoại, email, trang web; chỗ không được xem thì nói vì sao'],
		],
		content: [
			'Hai câu khác nhau: “Đăng nhập để xem điện thoại và email” với khách (một lần, có lối đăng nhập: signInHref), “Không hiển thị” khi chủ tài khoản giấu.',
		],
		access: ['level đặt cấp tiêu đề là họ tên: 1 trên trang cá nhân, 3 trong trang khác.'],
	},
	en: {
		use: "On a person's page and in PrivacyForm: says who somebody is, since when they are here, and how to reach them if they let that be seen.",
		avoid: [
			"Beside a listing take ListingContact, where the contact is the listing's.",
			'For a list of people take PosterList.',
		],
		anatomy: [
			['Head', 'picture, name, “Member since …”, number of public listings'],
			['Introduction', 'in their own words'],
			['Contacts', 'phone, email, website; what may not be seen says why'],
		],
		content: [
			'Two different sentences: “Sign in to see phone and email” for visitors (once, and it leads there: signInHref), “Not shown” where the owner hides it.',
		],
		access: ["level sets the heading, which is the name: 1 on a person's page, 3 inside another."],
	},
} satisfies Guide;
