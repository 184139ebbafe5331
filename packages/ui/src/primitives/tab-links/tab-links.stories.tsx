import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';

const meta = {
	component: TabLinks,
	args: {
		label: 'Lọc theo trạng thái',
		tabs: [
			{ href: '?tab=all', label: 'Tất cả', count: '1.027', current: true },
			{ href: '?tab=waiting', label: 'Chờ duyệt', count: '0', current: false },
			{ href: '?tab=public', label: 'Đang đăng', current: false },
			{ href: '?tab=closed', label: 'Đã đóng', count: '12', current: false },
		],
	},
	decorators: [(Story) => <div className="bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tất cả1.027');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const KeepsTheCurrentOneInSightOnAPhone: Story = {
	args: { tabs: meta.args.tabs.map((tab, index, { length }) => ({ ...tab, current: index === length - 1 })) },
	decorators: [(Story) => <div className="pt-[150vh]">{Story()}</div>],
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
		await expect(left).toBeGreaterThanOrEqual(0);
		await expect(right).toBeLessThanOrEqual(window.innerWidth);
		await expect(window.scrollY).toBe(0);
	},
};
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};

export const DoSideBySide: Story = { tags: ['!test'] };

export const DontMixActs: Story = {
	tags: ['!test'],
	args: {
		tabs: [
			{ href: '?tab=all', label: 'Tất cả', count: '1.027', current: true },
			{ href: '/post-new', label: 'Đăng tin', current: false },
			{ href: '?tab=closed', label: 'Đã đóng', count: '12', current: false },
			{ href: '/tool', label: 'Công cụ tính', current: false },
		],
	},
};
