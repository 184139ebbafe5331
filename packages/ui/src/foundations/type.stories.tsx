import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
	['text-xs', '12', 'Tags, notes on maps'],
	['text-sm', '14', 'What is said beside, labels'],
	['text-base', '16', 'Body, fields'],
	['text-lg', '18', 'Leads, small headings'],
	['text-xl', '22', 'Section headings, prices on cards'],
	['text-2xl', '28', 'Page headings'],
	['text-3xl', '36', 'The home page, prices on a listing'],
] as const;

export const Scale: Story = {
	render: () => (
		<dl className="grid gap-5 bg-surface p-4 text-ink">
			{sizes.map(([name, pixels, use]) => (
				<div key={name} className="grid gap-1 border-b border-line pb-4">
					<dt className="text-sm text-ink-muted">
						<code>{name}</code> · {pixels} px · {use}
					</dt>
					<dd className={`${name} min-w-0`}>
						Ề Ữ Ộ Ẵ Ỹ Ặ: Nhà ở Đường Nguyễn Huỳnh Đức, giá 4,2 tỷ (117,8 triệu/m²)
						<br />
						<span className="font-bold">Sổ hồng riêng, công chứng trong ngày</span>
					</dd>
				</div>
			))}
		</dl>
	),
};

export const ClipsNoStackedMark: Story = {
	...Scale,
	play: async ({ canvasElement }) => {
		await document.fonts.ready;
		for (const line of canvasElement.querySelectorAll('dd')) {
			const { lineHeight, fontSize } = getComputedStyle(line);
			await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.35);
		}
	},
};

export const UsesOurOwnFontFiles: Story = {
	...Scale,
	play: async () => {
		await document.fonts.load('400 16px "Be Vietnam Pro"', 'ềơ');
		await document.fonts.load('600 16px "Be Vietnam Pro"', 'aềơ');
		await expect(document.fonts.check('600 16px "Be Vietnam Pro"', 'aềơ₫')).toBe(true);
	},
};

export const FiguresAlign: Story = {
	render: () => (
		<ul className="inline-grid gap-1 bg-surface p-4 text-right text-xl font-bold text-ink tabular-nums">
			<li>1.111.111.111 ₫</li>
			<li>888.888.888 ₫</li>
			<li>−500.000 ₫</li>
		</ul>
	),
};
