import type { Meta, StoryObj } from '@storybook/react-vite';
import * as listings from '../../listing/listing.fixtures.ts';
import { ListingCard } from '../../listing/listing-card/listing-card.tsx';
import { DesignPage, Section } from '../page/page.tsx';
import { type InEach, useText } from '../page/use-text.ts';
import { tokensOf } from '../tokens/read-tokens.ts';
import { pixelsOf, themeTokens } from '../tokens/theme-tokens.ts';

const pageText = {
	vn: {
		title: 'Khoảng cách và bố cục',
		lead: 'Mọi khoảng cách là bội của 4 px. Vùng bấm cao ít nhất 44 px trên màn hình cảm ứng.',
		grid: 'Lưới 4 px',
		breakpoints: 'Điểm gãy',
		breakpointsLead: 'Viết cho màn hình hẹp trước. Mỗi điểm gãy chỉ thêm cột, không giấu nội dung.',
		below: 'Dưới các điểm gãy',
		phone: 'Điện thoại: một cột, danh mục trong nút, lề 16 px',
		uses: {
			sm: 'Điện thoại ngang: lưới hai cột',
			md: 'Máy tính bảng: bảng có đủ cột',
			lg: 'Máy tính: cột bên, lưới bốn cột, lề 24 px',
			xl: 'Màn hình rộng: danh mục có chữ',
		},
		density: 'Mật độ',
		densityLead: 'Một thẻ, ba mật độ: lưới để xem, hàng để so, nhãn nhỏ trên bản đồ.',
		target: 'Vùng bấm',
	},
	en: {
		title: 'Space and layout',
		lead: 'Every distance is a multiple of 4 px. What is touched is at least 44 px high on touch screens.',
		grid: 'A grid of 4 px',
		breakpoints: 'Breakpoints',
		breakpointsLead: 'Written for narrow screens first. A breakpoint adds columns; it hides nothing.',
		below: 'Below all of them',
		phone: 'Phones: one column, the menu behind a button, margins of 16 px',
		uses: {
			sm: 'Phones on their side: grids of two',
			md: 'Tablets: tables with all columns',
			lg: 'Computers: a column beside, grids of four, margins of 24 px',
			xl: 'Wide screens: the menu in words',
		},
		density: 'Density',
		densityLead: 'One card, three densities: grids to look at, rows to compare, a small one over the map.',
		target: 'Target',
	},
} satisfies InEach<unknown>;

const steps = [1, 2, 3, 4, 6, 8, 11, 12, 16] as const;
const breakpoints = tokensOf(themeTokens, 'breakpoint');

function Space() {
	const text = useText(pageText);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<Section title={text.grid}>
				<ul className="grid gap-2">
					{steps.map((step) => (
						<li key={step} className="flex items-center gap-4">
							<code className="w-28 shrink-0 text-sm text-ink-muted">
								{step} · {step * 4} px
							</code>
							<span className="hatch h-5 border border-ink" style={{ width: `calc(var(--spacing) * ${step})` }} />
							{step === 11 && <span className="text-sm">{text.target}</span>}
						</li>
					))}
				</ul>
			</Section>
			<Section title={text.breakpoints} lead={text.breakpointsLead}>
				<dl className="grid gap-2 text-sm">
					<Breakpoint name={text.below} use={text.phone} share={360 / 1280} />
					{breakpoints.map(({ name, value }) => (
						<Breakpoint
							key={name}
							name={`${name} · ${pixelsOf(value)} px`}
							use={text.uses[name as keyof typeof text.uses]}
							share={pixelsOf(value) / 1280}
						/>
					))}
				</dl>
			</Section>
			<Section title={text.density} lead={text.densityLead}>
				<div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)_15rem]">
					{(['card', 'row', 'popup'] as const).map((density) => (
						<div key={density} className="grid min-w-0 gap-2">
							<code className="text-sm text-ink-muted">{density}</code>
							<ListingCard density={density} listing={listings.house} now={listings.now} />
						</div>
					))}
				</div>
			</Section>
		</DesignPage>
	);
}

function Breakpoint({ name, use, share }: { name: string; use: string; share: number }) {
	return (
		<div className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
			<dt className="text-ink-muted">{name}</dt>
			<dd
				className="rounded-tag border-l-2 border-ink bg-surface-sunken p-2"
				style={{ width: `${share * 100}%`, minWidth: 'min(100%, 16rem)' }}
			>
				{use}
			</dd>
		</div>
	);
}

const meta = {
	title: 'Space',
	component: Space,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = { tags: ['dark'] };
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
