import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ảnh tại chỗ, vị trí kiểm tra, bằng chứng',
	status: 'stable',
	vn: {
		use: 'Cho người duyệt và người đăng: ảnh chụp lúc kiểm tra và nơi người kiểm tra đã đứng, để tin được kết quả.',
		avoid: ['Ảnh quảng bá của tin: dùng ListingGallery.', 'Người đăng không xem vị trí: chỉ đưa SitePhotos.'],
		anatomy: [
			['SitePhotos', 'ảnh nhỏ với giờ chụp, bấm xem cỡ lớn'],
			['SitePosition', 'lúc ghi, cách điểm của tin, sai số, điều lạ'],
		],
		content: [
			'Điều lạ nói bằng số: “Nơi ghi cách điểm của tin 1,2 km.” Không kết luận thay người duyệt.',
			'Ảnh cũ hơn lúc nhận việc được chỉ ra: “Chụp 02/03/2026 09:12, trước khi nhận việc”.',
		],
		access: ['Nút ảnh có tên “Xem ảnh 2 trên 5 ở cỡ lớn”.'],
	},
	en: {
		use: 'For those who approve and owners: photos taken at the check and where somebody stood, so that findings can be trusted.',
		avoid: [
			"For a listing's own photos take ListingGallery.",
			'Owners do not see the position: give them SitePhotos alone.',
		],
		anatomy: [
			['SitePhotos', 'thumbnails with their times, full-screen at a press'],
			['SitePosition', "when, how far from the listing's point, how exact, what is odd"],
		],
		content: [
			'What is odd is a figure: “It was recorded 1.2 km from the listing’s pin.” It does not judge for the reader.',
			'Photos older than the work are pointed out: “Taken 02/03/2026 09:12, before the check was assigned”.',
		],
		access: ["Each photo's button is named “View photo 2 of 5 full size”."],
	},
} satisfies Guide;
