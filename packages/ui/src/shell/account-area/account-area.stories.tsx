import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountArea } from './account-area.tsx';

const meta = {
	component: AccountArea,
	args: {
		account: { name: 'Nguyễn Thị An', role: 'user', balance: 5_000_000 },
		signInHref: '/auth/sign-in',
		onSignOut: fn(),
	},
	decorators: [(Story) => <div className="flex justify-end bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof AccountArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const Visitor: Story = {
	args: { account: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/auth/sign-in');
	},
};
export const NotKnownYet: Story = {
	args: { account: undefined },
	play: async ({ canvas, canvasElement }) => {
		// Its place is kept.
		await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const List: Story = { tags: ['dark'], args: { layout: 'list' } };
export const ListOfAnAdmin: Story = { args: { layout: 'list', account: { name: 'Trần Văn Bình', role: 'admin' } } };
export const Dark: Story = { ...List, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...List, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { layout: 'list', account: { name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Thanh', role: 'user' } },
	globals: { viewport: { value: 'phone320' } },
};

export const SignsOut: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất' }));
		await expect(args.onSignOut).toHaveBeenCalledTimes(1);
	},
};
