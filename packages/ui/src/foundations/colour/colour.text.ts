import type { InEach } from '../page/use-text.ts';

const rule = 'oklch';

/** What the page of colours says. */
export const colourText = {
	vn: {
		title: 'Màu',
		lead: `Mỗi màu là một token ${rule}, có giá trị cho giao diện sáng và tối. Thành phần chỉ gọi tên token.`,
		pairs: 'Các cặp màu và độ tương phản',
		pairsLead: 'Chữ cần ít nhất 4,5 : 1. Viền và hình có nghĩa cần ít nhất 3 : 1. Số đo của giao diện đang mở.',
		group: {
			surface: ['Giấy', 'Nền của mọi thứ: trang, thẻ nổi lên, phần chìm xuống.'],
			ink: ['Mực', 'Chữ, nút chính, viền. Thứ bậc đến từ cỡ chữ và khoảng trống trước, màu sau.'],
			line: ['Nét', 'Nét mảnh thay cho bóng đổ. Nét đậm cho ô nhập.'],
			seal: ['Dấu đỏ', 'Tin ưu tiên và một việc chính của màn hình. Hai chỗ đỏ là thừa một.'],
			verified: ['Tích xanh', 'Chỉ dành cho tích xanh. Thành công thì dùng mực và dấu tích.'],
			danger: ['Lỗi', 'Màu đỏ riêng, lạnh hơn dấu đỏ.'],
			focus: ['Tiêu điểm', 'Vòng 2 px, luôn thấy.'],
			scrim: ['Màn che', 'Phía sau hộp thoại.'],
			map: ['Bản đồ', 'Nền của bản đồ: biển, đất, nước láng giềng.'],
		},
		light: 'Sáng',
		dark: 'Tối',
		passes: 'Đạt',
		fails: 'Chưa đạt',
		least: (least: string) => `cần ${least}`,
	},
	en: {
		title: 'Colour',
		lead: `Every colour is a token in ${rule} with a value for light and one for dark. Components name tokens and nothing else.`,
		pairs: 'Pairs and their contrast',
		pairsLead:
			'Text needs 4.5:1 at least, lines and pictures that mean something 3:1. Measured in the theme that is on.',
		group: {
			surface: ['Paper', 'What things lie on: the page, raised cards, sunken parts.'],
			ink: ['Ink', 'Text, primary buttons, borders. Size and space make the hierarchy before colour does.'],
			line: ['Lines', 'Thin lines in place of shadows; strong ones around fields.'],
			seal: ['Seal red', 'Priority listings and the one call of a screen. Where two things are red, one is wrong.'],
			verified: ['Verified green', 'The green check alone. Success is ink and a tick.'],
			danger: ['Errors', 'A red of their own, cooler than the seal.'],
			focus: ['Focus', 'A ring of 2 px, always in sight.'],
			scrim: ['Scrim', 'Behind a dialog.'],
			map: ['Map', 'The ground of the map: sea, land, neighbours.'],
		},
		light: 'Light',
		dark: 'Dark',
		passes: 'Pass',
		fails: 'Fail',
		least: (least: string) => `needs ${least}`,
	},
} satisfies InEach<unknown>;

/** The group that a colour's token belongs to, by the beginning of its name. */
export function groupOf(name: string): keyof typeof colourText.en.group {
	const [first = ''] = name.split('-');
	return first in colourText.en.group ? (first as keyof typeof colourText.en.group) : 'map';
}
