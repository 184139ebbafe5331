import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dòng tin đăng trong danh sách công việc, tin dạng hàng',
	status: 'stable',
	vn: {
		use: 'Một tin trong danh sách công việc: ảnh nhỏ, nhãn, tiêu đề, giá, nơi, và việc cần làm bên dưới. Có trong “Tin đăng của tôi” và “Tin bị báo cáo”.',
		avoid: [
			'Cho người tìm nhà: dùng ListingCard, cả thẻ bấm được.',
			'Hàng đợi chọn một để mở bên cạnh: dùng ModerationQueue.',
		],
		content: ['Nhãn đứng trước tiêu đề vì trạng thái là điều người ta tìm ở đây: “Bị từ chối”, rồi mới tên tin.'],
		access: ['Chỉ tiêu đề là liên kết, nên nút bên dưới không lồng vào liên kết; nút phải đọc kèm tên tin.'],
	},
	en: {
		use: 'A listing in a list of work: small photo, tags, title, price, place, and what is to be done below. Stands in “My listings” and “Reported listings”.',
		avoid: [
			'For people who look for a home take ListingCard, all of which can be pressed.',
			'For a queue that opens one beside it take ModerationQueue.',
		],
		content: ['Tags come before the title, since the state is what one looks for here: “Rejected”, then the title.'],
		access: ['Only its title is a link, so that buttons below are in no link; they are read with the title.'],
	},
} satisfies Guide;
