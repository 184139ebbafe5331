import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesignPage } from '../page/page.tsx';
import { type InEach, useText } from '../page/use-text.ts';
import { tokensOf } from '../tokens/read-tokens.ts';
import { pixelsOf, themeTokens } from '../tokens/theme-tokens.ts';

const pageText = {
	vn: {
		title: 'Chữ',
		lead: 'Be Vietnam Pro, vẽ cho tiếng Việt: dấu chồng không bị cắt, số thẳng cột. Hai độ đậm, bảy cỡ, không nhỏ hơn 12 px.',
		line: 'giãn dòng',
		uses: {
			xs: 'Nhãn, ghi chú trên bản đồ',
			sm: 'Điều nói thêm, tên ô nhập',
			base: 'Nội dung, ô nhập',
			lg: 'Câu dẫn, tiêu đề nhỏ',
			xl: 'Tiêu đề phần, giá trên thẻ',
			'2xl': 'Tiêu đề trang',
			'3xl': 'Trang chủ, giá trên trang tin',
		},
	},
	en: {
		title: 'Type',
		lead: 'Be Vietnam Pro, drawn for Vietnamese: stacked marks are not clipped, figures align. Two weights, seven sizes, none below 12 px.',
		line: 'line height',
		uses: {
			xs: 'Tags, notes on maps',
			sm: 'What is said beside, labels',
			base: 'Body, fields',
			lg: 'Leads, small headings',
			xl: 'Section headings, prices on cards',
			'2xl': 'Page headings',
			'3xl': 'The home page, prices on a listing',
		},
	},
} satisfies InEach<unknown>;

const tokens = tokensOf(themeTokens, 'text');
const sizes = tokens.filter(({ name }) => !name.includes('--'));
const lineHeightOf = (size: string) => tokens.find(({ name }) => name === `${size}--line-height`)?.value;

function Sizes() {
	const { title, lead, line, uses } = useText(pageText);
	return (
		<DesignPage title={title} lead={lead}>
			<dl className="grid gap-5">
				{sizes.map(({ name, value }) => (
					<div key={name} className="grid gap-1 border-b border-line pb-4">
						<dt className="text-sm text-ink-muted">
							<code>text-{name}</code> · {pixelsOf(value)} px · {line} {lineHeightOf(name)} ·{' '}
							{uses[name as keyof typeof uses]}
						</dt>
						<dd
							className="min-w-0"
							style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
						>
							Ề Ữ Ộ Ẵ Ỹ Ặ: Nhà ở Đường Nguyễn Huỳnh Đức, giá 4,2 tỷ (117,8 triệu/m²)
							<br />
							<span className="font-bold">Sổ hồng riêng, công chứng trong ngày</span>
						</dd>
					</div>
				))}
			</dl>
		</DesignPage>
	);
}

const meta = {
	title: 'Type',
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
	tags: ['dark'],
	render: () => <Sizes />,
	play: async ({ canvasElement }) => {
		// Clips no stacked mark.
		await document.fonts.ready;
		for (const line of canvasElement.querySelectorAll('dd')) {
			const { lineHeight, fontSize } = getComputedStyle(line);
			await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.35);
		}
		// Uses our own font files.
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
	play: async ({ canvasElement }) => {
		const [ones, eights] = [...canvasElement.querySelectorAll('li')].map((item) => item.firstChild as Text);
		const widthOf = async (text: Text | undefined, weight: number) => {
			const range = document.createRange();
			range.setStart(text as Text, 0);
			// 111 and 888.
			range.setEnd(text as Text, 3);
			await document.fonts.load(`${weight} 20px "Be Vietnam Pro Figures"`, '18');
			return range.getBoundingClientRect().width;
		};
		(ones as Text).data = '111';
		await expect(Math.abs((await widthOf(ones, 600)) - (await widthOf(eights, 600)))).toBeLessThan(0.1);
	},
};
export const English: Story = { ...Scale, tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
