import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignOutIcon } from '../icon/index.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

const onSelect = fn();

const meta = {
	component: Menu,
	args: {
		label: 'Tài khoản của Nguyễn Thị An',
		trigger: 'Nguyễn Thị An',
		children: (
			<>
				<MenuLink href="#trang">Trang cá nhân</MenuLink>
				<MenuLink href="#cai-dat">Cài đặt tài khoản</MenuLink>
				<MenuSeparator />
				<MenuItem icon={<SignOutIcon aria-hidden="true" />} onSelect={onSelect}>
					Đăng xuất
				</MenuItem>
			</>
		),
	},
	beforeEach: () => {
		onSelect.mockClear();
	},
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		label: 'Tài khoản của Công ty Cổ phần Đầu tư và Kinh doanh Bất động sản Phương Đông',
		trigger: 'Công ty Cổ phần Đầu tư và Kinh doanh Bất động sản Phương Đông',
	},
	globals: { viewport: { value: 'phone320' } },
};

export const OpensAndClosesByEscape: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		await userEvent.click(button);
		await expect(screen.getByRole('menu')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(button).toHaveFocus());
		await expect(screen.queryByRole('menu')).toBeNull();
	},
};

export const WorksByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		button.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Trang cá nhân' })).toHaveFocus());
		await userEvent.keyboard('{End}{Enter}');
		await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
		await expect(button).toHaveFocus();
	},
};
