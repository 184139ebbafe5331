import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withToolbar } from '../page/with-toolbar.tsx';
import { Overview } from './overview.tsx';

const meta = {
	title: 'Overview',
	component: Overview,
	tags: ['!autodocs'],
	parameters: { layout: 'fullscreen', controls: { disable: true } },
	decorators: [withToolbar],
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole system on one screen. */
export const Page: Story = { tags: ['dark'] };

export const Works: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText('4,2 tỷ')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Sơ đồ trang' })).toHaveAttribute('target', '_top');
		const isStill = new Promise((resolve) => {
			const tell = (event: Event) => {
				resolve(event.defaultPrevented);
				event.preventDefault();
			};
			window.addEventListener('click', tell, { once: true });
		});
		await userEvent.click(canvas.getByRole('link', { name: /^Nhà mặt tiền/ }));
		await expect(await isStill).toBe(true);
		await userEvent.click(canvas.getByRole('button', { name: 'Mở hộp thoại' }));
		const dialog = await screen.findByRole('dialog', { name: 'Hủy yêu cầu kiểm tra?' });
		await userEvent.click(within(dialog).getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(canvas.getByRole('button', { name: 'Mở hộp thoại' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Hiện thông báo' }));
		await waitFor(() => expect(screen.getAllByText('Đã lưu nháp trên máy này.')[0]).toBeVisible());
	},
};
export const Dark: Story = { tags: ['!dev', '!test'], globals: { theme: 'dark' } };
export const English: Story = {
	tags: ['!dev'],
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('₫4.2 billion')).toBeVisible();
		await expect(canvas.getAllByText('Plot, 82.5 m²')[0]).toBeVisible();
		await expect(canvas.getByRole('heading', { name: 'Begin here: design' })).toBeVisible();
		await expect(canvas.getByRole('heading', { name: 'Begin here: code' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Route map' })).toHaveAttribute(
			'href',
			expect.stringContaining('locale:en'),
		);
	},
};
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const [largest] = canvas.getAllByText('Đất 82,5 m²');
		await expect(largest?.scrollWidth).toBeLessThanOrEqual(largest?.clientWidth ?? 0);
	},
};
