import type { InEach } from '../page/use-text.ts';

/** Two colours that the system puts upon each other. */
export interface Pair extends InEach {
	/** Token of the ground. */
	ground: string;
	/** Token of what stands on it. */
	text: string;
	/** WCAG 2.2: 4.5 for text, 3 for lines and pictures that mean something. */
	least: 3 | 4.5;
}

/** Every pair whose contrast must hold, in both themes. */
export const pairs: readonly Pair[] = [
	{ ground: 'surface', text: 'ink', least: 4.5, vn: 'Chữ trên nền giấy', en: 'Text on paper' },
	{ ground: 'surface-raised', text: 'ink', least: 4.5, vn: 'Chữ trong thẻ, ô nhập', en: 'Text in cards and fields' },
	{ ground: 'surface-sunken', text: 'ink', least: 4.5, vn: 'Chữ trên nền chìm', en: 'Text on sunken paper' },
	{ ground: 'surface', text: 'ink-muted', least: 4.5, vn: 'Chữ phụ trên nền giấy', en: 'Muted text on paper' },
	{ ground: 'surface-raised', text: 'ink-muted', least: 4.5, vn: 'Chữ phụ trong thẻ', en: 'Muted text in cards' },
	{
		ground: 'surface-sunken',
		text: 'ink-muted',
		least: 4.5,
		vn: 'Chữ phụ ở chân trang, nhãn',
		en: 'Muted text in the footer, on tags',
	},
	{ ground: 'ink', text: 'ink-on', least: 4.5, vn: 'Nút chính', en: 'Primary button' },
	{ ground: 'ink-hover', text: 'ink-on', least: 4.5, vn: 'Nút chính khi trỏ vào', en: 'Primary button, pointed at' },
	{
		ground: 'seal',
		text: 'seal-on',
		least: 4.5,
		vn: 'Dấu đỏ: việc chính, tin ưu tiên',
		en: 'Seal: the one call, priority',
	},
	{ ground: 'seal-hover', text: 'seal-on', least: 4.5, vn: 'Dấu đỏ khi trỏ vào', en: 'Seal, pointed at' },
	{ ground: 'verified', text: 'verified-on', least: 4.5, vn: 'Tích xanh', en: 'Green check' },
	{ ground: 'danger-soft', text: 'danger', least: 4.5, vn: 'Lỗi trên nền lỗi', en: 'Errors on their ground' },
	{ ground: 'surface', text: 'danger', least: 4.5, vn: 'Lỗi dưới ô nhập', en: 'A field’s error' },
	{ ground: 'surface', text: 'line-strong', least: 3, vn: 'Viền ô nhập', en: 'Border of a field' },
	{
		ground: 'surface-raised',
		text: 'line-strong',
		least: 3,
		vn: 'Viền ô nhập trong thẻ',
		en: 'Border of a field in a card',
	},
	{ ground: 'surface', text: 'focus', least: 3, vn: 'Vòng tiêu điểm', en: 'Focus ring' },
	{ ground: 'surface-raised', text: 'focus', least: 3, vn: 'Vòng tiêu điểm trong thẻ', en: 'Focus ring in a card' },
];
