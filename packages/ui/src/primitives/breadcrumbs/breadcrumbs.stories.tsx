import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
	component: Breadcrumbs,
	args: {
		label: 'Đường dẫn trang',
		crumbs: [
			{ label: 'Trang chủ', href: '/' },
			{ label: 'Nhà đất bán', href: '/real-estate' },
			{ label: 'Mã tin 1042' },
		],
	},
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.getByRole('navigation', { name: 'Đường dẫn trang' })).toBeVisible();
		await expect(canvas.getAllByRole('link')).toHaveLength(2);
		await expect(canvas.getByText('Mã tin 1042')).toHaveAttribute('aria-current', 'page');
		// Tells machines.
		const items = [...canvasElement.querySelectorAll('[itemprop=itemListElement]')];
		await expect(
			items.map((item) => [
				item.querySelector('[itemprop=position]')?.getAttribute('content'),
				item.querySelector('[itemprop=name]')?.textContent,
				item.querySelector('a[itemprop=item]')?.getAttribute('href') ?? null,
			]),
		).toEqual([
			['1', 'Trang chủ', '/'],
			['2', 'Nhà đất bán', '/real-estate'],
			['3', 'Mã tin 1042', null],
		]);
		// Whatever cuts off its outline fails the story.
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		crumbs: [
			{ label: 'Trang chủ', href: '/' },
			{ label: 'Thủ tục chuyển nhượng quyền sử dụng đất', href: '/procedure' },
			{ label: 'Công chứng hợp đồng chuyển nhượng và nộp hồ sơ thuế' },
		],
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		// The way back, in one line.
		await expect(canvas.getAllByRole('link')).toHaveLength(1);
		const back = canvas.getByRole('link', { name: 'Thủ tục chuyển nhượng quyền sử dụng đất' });
		await expect(back).toBeVisible();
		await userEvent.tab();
		await expect(back).toHaveFocus();
	},
};

export const DoNamePages: Story = { tags: ['!test'] };

export const DontNameActs: Story = {
	tags: ['!test'],
	args: {
		crumbs: [
			{ label: 'Quay lại', href: '/' },
			{ label: 'Xem danh sách', href: '/real-estate' },
			{ label: 'Đang xem chi tiết' },
		],
	},
};
