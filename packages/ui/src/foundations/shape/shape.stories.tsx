import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { DesignPage, Section } from '../page/page.tsx';
import { type InEach, useText } from '../page/use-text.ts';
import { tokensOf } from '../tokens/read-tokens.ts';
import { pixelsOf, themeTokens } from '../tokens/theme-tokens.ts';

const pageText = {
	vn: {
		title: 'Hình khối',
		lead: 'Nét mảnh như bản đồ địa chính. Bóng đổ chỉ cho thứ nổi lên trên trang.',
		radius: 'Bo góc',
		radii: { tag: 'Nhãn, ô nhỏ', card: 'Thẻ, ô nhập, nút', full: 'Ảnh đại diện, dấu chấm' },
		lines: 'Nét, bóng và nền',
		line: 'Nét 1 px: ngăn cách, viền thẻ',
		strong: 'Nét đậm: viền ô nhập, phải thấy rõ',
		float: 'Bóng: hộp thoại, danh mục mở, thông báo ngắn',
		sunken: 'Giấy chìm: phần nằm phía sau',
		hatch: 'Gạch chéo: trống, quy hoạch, chưa bán',
		cadastre: 'Lưới địa chính: nền của phần mở đầu',
		focus: 'Tiêu điểm',
		focusLead: 'Nhấn Tab: vòng 2 px, cách 2 px, cùng màu ở mọi nơi và không bao giờ bị tắt.',
		first: 'Nút thứ nhất',
		second: 'Nút thứ hai',
	},
	en: {
		title: 'Shape',
		lead: 'Thin lines, like those of a cadastral map. A shadow is for what floats over the page alone.',
		radius: 'Radius',
		radii: { tag: 'Tags, small boxes', card: 'Cards, fields, buttons', full: 'Avatars, dots' },
		lines: 'Lines, shadow and grounds',
		line: 'A line of 1 px: divides, borders cards',
		strong: 'A strong line: borders of fields, which must be seen',
		float: 'A shadow: dialogs, open menus, toasts',
		sunken: 'Sunken paper: what lies behind',
		hatch: 'Hatching: empty, planned, not sold',
		cadastre: 'Cadastre: the ground of a hero',
		focus: 'Focus',
		focusLead: 'Press Tab: a ring of 2 px, 2 px away, of one colour everywhere and never switched off.',
		first: 'First button',
		second: 'Second button',
	},
} satisfies InEach<unknown>;

const radii = tokensOf(themeTokens, 'radius');

function Shapes() {
	const text = useText(pageText);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<Section title={text.radius}>
				<ul className="grid gap-4 sm:grid-cols-3">
					{radii.map(({ name, value }) => (
						<li key={name} className="flex items-center gap-4 text-sm">
							<span
								className="size-16 shrink-0 border border-ink bg-surface-raised"
								style={{ borderRadius: `var(--radius-${name})` }}
							/>
							<span>
								<code>
									{name}
									{name !== 'full' && ` · ${pixelsOf(value)} px`}
								</code>
								<br />
								<span className="text-ink-muted">{text.radii[name as keyof typeof text.radii]}</span>
							</span>
						</li>
					))}
				</ul>
			</Section>
			<Section title={text.lines}>
				<ul className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
					<Ground look="border border-line bg-surface-raised">{text.line}</Ground>
					<Ground look="border border-line-strong bg-surface-raised">{text.strong}</Ground>
					<Ground look="bg-surface-raised shadow-float">{text.float}</Ground>
					<Ground look="bg-surface-sunken">{text.sunken}</Ground>
					<Ground look="hatch border border-line bg-surface-raised">{text.hatch}</Ground>
					<Ground look="cadastre border border-line bg-surface-sunken">{text.cadastre}</Ground>
				</ul>
			</Section>
			<Section title={text.focus} lead={text.focusLead}>
				<div className="flex flex-wrap gap-4">
					<Button>{text.first}</Button>
					<Button variant="secondary">{text.second}</Button>
				</div>
			</Section>
		</DesignPage>
	);
}

function Ground({ look, children }: { look: string; children: ReactNode }) {
	return <li className={`min-h-24 rounded-card p-4 ${look}`}>{children}</li>;
}

const meta = {
	title: 'Shape',
	component: Shapes,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Shapes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { tags: ['dark'] };
export const ShowsWhereTheFocusIs: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		const button = canvas.getByRole('button', { name: 'Nút thứ nhất' });
		await expect(button).toHaveFocus();
		const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
		await expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '2px']);
	},
};
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
