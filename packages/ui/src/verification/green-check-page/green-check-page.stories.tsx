import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { GreenCheckPage } from './green-check-page.tsx';

const meta = {
	component: GreenCheckPage,
	args: {
		title: 'Thanh toán kiểm tra tích xanh',
		listing: {
			id: 'l1',
			sequenceId: 1_204,
			title: 'Bán nhà hẻm 12 Lê Lợi, phường Bến Nghé',
			address: 'Phường Bến Nghé, Quận 1, Hồ Chí Minh',
		},
		checkHref: ({ id }) => `/estate?checkOf=${id}`,
		onRetry: fn(),
		children: (
			<p className="rounded-card border border-line p-4">
				<Words vn="Các cách thanh toán" en="Ways to pay" />
			</p>
		),
	},
	parameters: { route: '/estate' },
} satisfies Meta<typeof GreenCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(canvas.getByRole('link', { name: /hẻm 12 Lê Lợi/ })).toHaveAttribute('href', '/estate?checkOf=l1');
	},
};
export const Loading: Story = { args: { listing: undefined, children: null } };
export const Error: Story = {
	args: { listing: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { title: 'Pay for the green check' }, globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
