import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SeeAllButton } from './see-all-button.tsx';

const meta = {
	component: SeeAllButton,
	args: { unseen: 3, pending: false, onClick: fn() },
} satisfies Meta<typeof SeeAllButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(args.onClick).toHaveBeenCalledOnce();
	},
};
export const Pending: Story = { args: { pending: true } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const NothingLeftKeepsTheFocus: Story = {
	args: { unseen: 0 },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		const button = canvas.getByRole('button', { name: 'Đánh dấu đã xem tất cả' });
		await expect(button).toHaveFocus();
		await expect(button).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Enter}');
		await expect(args.onClick).not.toHaveBeenCalled();
	},
};
