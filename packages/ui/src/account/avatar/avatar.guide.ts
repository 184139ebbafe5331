import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ảnh đại diện, avatar, hình người dùng, chữ cái thay ảnh',
	status: 'stable',
	vn: {
		use: 'Giúp nhận ra một người bên cạnh tên họ: trên PersonCard, trong danh sách người đăng tin và trong AvatarField.',
		avoid: [
			'Không đứng một mình: ảnh bị ẩn với trình đọc màn hình, nên họ tên phải ở ngay bên cạnh.',
			'Đổi ảnh của chính mình: dùng AvatarField.',
			'Ảnh của nhà đất, của bài viết: dùng ListingPhoto, ArticleCover.',
		],
		content: [
			'Chưa có ảnh thì hiện chữ đầu của tên gọi, không phải của họ: Nguyễn Thị Hoa là H.',
			'Có hai cỡ: md (56 px) trong thẻ, lg (96 px) ở đầu trang cá nhân.',
		],
	},
	en: {
		use: 'Helps to recognise a person beside their name: on PersonCard, in the list of posters and in AvatarField.',
		avoid: [
			'It never stands alone: it is hidden from screen readers, so the name has to be right beside it.',
			"To change one's own picture take AvatarField.",
			'For pictures of property or articles take ListingPhoto or ArticleCover.',
		],
		content: [
			'Without a picture it shows the letter of the given name, which comes last: Nguyễn Thị Hoa is H.',
			"Two sizes: md (56 px) on a card, lg (96 px) on top of a person's page.",
		],
	},
} satisfies Guide;
