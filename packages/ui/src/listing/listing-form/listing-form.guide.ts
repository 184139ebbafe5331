import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Form đăng tin, đăng nhà đất, sửa tin, các bước đăng tin',
	status: 'stable',
	vn: {
		use: 'Nơi chủ nhà và môi giới viết tin theo từng bước, chỉ hỏi điều hợp với loại nhà đất; tự lưu nháp, dùng chung cho tin mới, nháp và sửa tin.',
		avoid: [
			'Nhiều tin một lúc: dùng ImportScreen.',
			'Lọc tin: dùng ListingFilterForm; hai form trông giống nhưng ở đây là lời khai, ở kia là mong muốn.',
			'Sửa nhanh một ô trong danh sách: không; điều quan trọng đổi thì tin phải duyệt lại.',
		],
		anatomy: [
			[
				'Các bước',
				'tám bước, chín khi có góp vốn; bước sai có dấu, điện thoại gập thành một dòng; step và onStepChange giữ bước trên địa chỉ, không có thì form tự giữ',
			],
			['Chất lượng tin', 'QualityMeter, gợi ý một việc nên làm tiếp'],
			['Nhắc nháp', 'notice, khi chữ được mang về từ lần trước'],
			['Tóm tắt lỗi', 'chỉ hiện sau khi bấm tiếp mà chưa được; mỗi dòng dẫn tới ô'],
			['Bước đang mở', 'tiêu đề, một câu dẫn, các ô'],
			[
				'Chỗ trống',
				'photos nhận PhotoField, map nhận PinMap của @ancu/ui/map, former nhận FormerAddress của @ancu/ui/address, preview nhận ListingCard, pagePreview nhận ListingPagePreview; story vẽ khung thay cho bản đồ, vì nghiệp vụ này không nhập nghiệp vụ kia',
			],
			[
				'Xem lại',
				'tin như trong danh sách và như trên trang của nó (ListingPagePreview); liên kết trong đó không dẫn đi đâu',
			],
			['Chân form', 'trạng thái nháp, “Quay lại”, “Tiếp tục” hoặc “Đăng tin”'],
		],
		content: [
			'Nhận cách nói thường và đọc lại bằng số, bằng chữ: “5 tỷ 2” thành “5,2 tỷ”.',
			'Câu gợi ý khuyên, không cấm: “Tiêu đề viết hoa toàn bộ khó đọc. Hãy chỉ viết hoa chữ đầu mỗi từ.”',
			'Sửa điều phải duyệt lại thì báo trước khi lưu: “Bạn đã đổi: giá bán, ảnh. Khi lưu, tin sẽ ẩn và chờ duyệt lại.”',
			'Số của mình mà tài khoản đang ẩn thì nói ngay ở bước liên hệ và bước xem lại, kèm nút để hiện; bản xem trước cho thấy đúng điều người khác thấy.',
			'Ô không bắt buộc ghi “(không bắt buộc)”; ô bắt buộc không cần chữ thêm.',
		],
		access: [
			'Sang bước mới thì tiêu điểm đến tiêu đề bước, đọc “Bước 3 trên 8: Đặc điểm”.',
			'Có lỗi thì tiêu điểm đến tóm tắt lỗi; bấm một lỗi thì mở đúng bước và ô.',
			'Lời nhắc hiện ra khi đang gõ không che ô đang gõ: trang dịch đúng bằng chỗ nó chiếm, tiêu điểm ở yên.',
			'Ô nghỉ (giá khi thỏa thuận) chỉ đọc chứ không tắt, nên chữ và tiêu điểm không mất.',
		],
	},
	en: {
		use: 'Where owners and brokers write a listing step by step, asked only what fits its kind; drafts are kept by themselves. The same form for new ones, drafts and changes.',
		avoid: [
			'For many at once take ImportScreen.',
			'To filter take ListingFilterForm: they look alike, but here people state facts, there they wish.',
			'No quick change of a field in a list: what matters sends a listing back to be accepted.',
		],
		anatomy: [
			[
				'Steps',
				'eight, nine with shares; one with a fault is marked, on phones they fold to a line; `step` and `onStepChange` keep the open one in an address, else the form keeps it',
			],
			['Quality', 'QualityMeter, with one thing to do next'],
			['Draft notice', '`notice`, where words were brought back'],
			['Error summary', 'only after going on failed; each line leads to its field'],
			['Open step', 'heading, a line of lead, fields'],
			[
				'Slots',
				'`photos` takes PhotoField, `map` takes PinMap of @ancu/ui/map, `former` takes FormerAddress of @ancu/ui/address, `preview` takes ListingCard, `pagePreview` takes ListingPagePreview; stories draw a frame in place of the map, as no domain imports another',
			],
			['Last look', 'the listing as in lists and as on its page (ListingPagePreview); their links lead nowhere'],
			['Foot', 'state of the draft, “Back”, “Continue” or “Post listing”'],
		],
		content: [
			'It reads what people say and says it back in figures and words: “₫5.2 billion”.',
			'Advice advises and forbids nothing: “A title in capitals is hard to read. Capitalise only the first letter of each word.”',
			'A change that has to be accepted anew is told before it is saved, with the fields by name.',
			'An own number that the account hides is told at the contact and at the last look, with a button that shows it; the preview is what others will see.',
			'Fields that may be left out say “(optional)”; the others need no word.',
		],
		access: [
			'A new step leads the focus to its heading, read as “Step 3 of 8: Details”.',
			'With errors the focus goes to their summary; pressing one opens its step and field.',
			'What is said while one types does not cover the field: the page moves by as much, the focus stays.',
			'A field at rest (the price when negotiable) is read-only and not disabled, so that words and focus stay.',
		],
	},
} satisfies Guide;
