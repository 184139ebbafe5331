import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhãn trạng thái, thẻ nhỏ, huy hiệu, điều kiện lọc, tag, badge, chip',
	status: 'stable',
	vn: {
		use: 'Tag nói một vật đang ở trạng thái nào bằng một hai chữ. RemovableTag là một điều kiện lọc đang áp dụng, bấm vào là bỏ.',
		avoid: [
			'Bấm để làm gì khác ngoài bỏ điều kiện: dùng Button nhỏ.',
			'Số liệu của một tin, như diện tích: dùng ListingFactsRow.',
			'Cảnh báo phải đọc: viết thành câu, trong Notice hoặc FormFailure.',
		],
		anatomy: [
			[
				'Nền',
				'tone nói loại: outline là phân loại, đang có hiệu lực hoặc đang làm; ink là nổi bật vì chờ người đọc; neutral là đã qua; danger là bị từ chối. Trên ảnh thì thêm ground="photo"',
			],
			['seal', 'chỉ cho tin trả phí đứng trước; verified chỉ cho tích xanh'],
			['Biểu tượng', 'đứng trước chữ, không thay cho chữ'],
			['Dấu ×', 'chỉ ở RemovableTag, cùng một liên kết với chữ'],
		],
		content: [
			'Nói trạng thái, không nói việc: “Chờ duyệt”, “Đã bán”, “Hết hạn”.',
			'Nhãn đỏ chỉ ghi “Ưu tiên”, không phải “HOT” hay “Giá sốc”.',
			'removeLabel nói cả việc: “Bỏ lọc: Quận 1”.',
		],
		access: [
			'Màu không bao giờ đứng một mình: chữ luôn nói đủ.',
			'Tag không nhận tiêu điểm. RemovableTag là liên kết, cao 44 px trên màn hình cảm ứng.',
			'Được đọc như chữ thường ở đúng chỗ nó đứng, nên đặt gần tên của vật mà nó nói tới.',
		],
	},
	en: {
		use: 'Tag says in a word or two what state a thing is in. RemovableTag is a filter in force, which a press takes away.',
		avoid: [
			'To do anything but take a filter away take a small Button.',
			'For facts of a listing, like its area, take ListingFactsRow.',
			'A warning that must be read is a sentence, in Notice or FormFailure.',
		],
		anatomy: [
			[
				'Ground',
				'tone says which kind: outline sorts, is in force or under way; ink stands out, as it waits for the reader; neutral is over; danger was refused. Over a photo add ground="photo"',
			],
			['seal', 'only for what was paid to stand in front; verified only for the green check'],
			['Icon', 'before the words, never in their place'],
			['Cross', 'only on RemovableTag, one link with the words'],
		],
		content: [
			'Say the state and no act: “In review”, “Sold”, “Expired”.',
			'The red one says “Priority” alone, not “HOT” or “Shock price”.',
			'removeLabel names the act: “Remove filter: District 1”.',
		],
		access: [
			'Colour never stands alone: the words say it all.',
			'Tag takes no focus. RemovableTag is a link, 44 px high on touch screens.',
			'It is read as common text where it stands: keep it near the name of what it speaks of.',
		],
	},
	pairs: [
		{
			do: 'DoSayTheState',
			dont: 'DontShout',
			vn: 'Một nhãn đỏ, đúng nghĩa trả phí, thì còn tin được. Ba nhãn đỏ rao hàng thì không nhãn nào nói gì.',
			en: 'One red tag that means paid can be trusted. Of three that shout, none says anything.',
		},
	],
} satisfies PrimitiveGuide;
