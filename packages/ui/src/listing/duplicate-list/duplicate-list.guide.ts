import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin trùng, tin giống tin này',
	status: 'stable',
	vn: {
		use: 'Ở bước Xem lại của form đăng tin: chỉ ra tin trông như cùng một căn đã có, để sửa tin đó thay vì đăng lại.',
		avoid: [
			'Gợi ý tin tương tự cho người mua: dùng ListingGrid.',
			'Người duyệt báo trùng: câu có sẵn trong RejectDialog.',
			'Không chặn nút đăng: có thể hai căn chỉ giống nhau.',
		],
		content: ['Không buộc tội: “Có tin giống tin này. Nếu là tin của bạn, hãy sửa tin đó thay vì đăng lại.”'],
		access: ['Là vùng có tên “Tin giống tin này”; không có tin nào thì không hiện gì.'],
	},
	en: {
		use: 'In the last step of the listing form: shows what looks like the same property posted before, to edit that instead of posting again.',
		avoid: [
			'To propose similar homes to buyers take ListingGrid.',
			'A moderator has a ready sentence for duplicates in RejectDialog.',
			'It never blocks posting: two homes may only be alike.',
		],
		content: [
			'It accuses nobody: “There is already a listing like this. If it is yours, edit it instead of posting again.”',
		],
		access: ['It is a region named “Similar listings”; with none it shows nothing.'],
	},
} satisfies Guide;
