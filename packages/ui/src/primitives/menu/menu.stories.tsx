import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, PhotoIcon, SignOutIcon } from '../icon/index.ts';
import { LinkProvider } from '../link/index.ts';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from './menu-entry.tsx';

const onSelect = fn();

const meta = {
	component: Menu,
	subcomponents: { MenuLink, MenuItem },
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
export const Open: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await expect(await screen.findByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible();
	},
};
export const Dark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
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

export const DoKeepTheRareAway: Story = {
	tags: ['!test'],
	render: () => (
		<div className="flex items-center gap-2 bg-surface p-4">
			<Button variant="secondary" size="sm">
				Bỏ ảnh
			</Button>
			<Menu label="Thứ tự ảnh 2" trigger="Thứ tự">
				<MenuItem icon={<PhotoIcon aria-hidden="true" />} onSelect={onSelect}>
					Đặt làm ảnh bìa
				</MenuItem>
				<MenuItem icon={<ArrowLeftIcon aria-hidden="true" />} onSelect={onSelect}>
					Dời lên trước
				</MenuItem>
				<MenuItem icon={<ArrowRightIcon aria-hidden="true" />} onSelect={onSelect}>
					Dời ra sau
				</MenuItem>
			</Menu>
		</div>
	),
};

export const DontHideTheOnlyAct: Story = {
	tags: ['!test'],
	render: () => (
		<div className="flex items-center gap-2 bg-surface p-4">
			<Menu label="Khác" trigger="Khác">
				<MenuItem onSelect={onSelect}>Bỏ ảnh</MenuItem>
			</Menu>
		</div>
	),
};

const entry = (name: string) => screen.getByRole('menuitem', { name });

export const ArrowsAndLettersMoveInIt: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		await expect(button).toHaveAttribute('aria-expanded', 'false');
		button.focus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await expect(entry('Đăng xuất')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(entry('Trang cá nhân')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(entry('Cài đặt tài khoản')).toHaveFocus();
		await userEvent.keyboard('{Home}');
		await expect(entry('Trang cá nhân')).toHaveFocus();
		await userEvent.keyboard('d');
		await expect(entry('Đăng xuất')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(button).toHaveFocus();
		await expect(button).toHaveAttribute('aria-expanded', 'false');
	},
};

const onFollow = fn();

export const SpaceFollowsALink: Story = {
	decorators: [
		(Story) => (
			<LinkProvider
				component={({ href, onClick, ...rest }) => (
					<a
						{...rest}
						href={href}
						onClick={(event) => {
							event.preventDefault();
							onFollow(href);
							onClick?.();
						}}
					/>
				)}
			>
				{Story()}
			</LinkProvider>
		),
	],
	play: async ({ canvas, userEvent }) => {
		onFollow.mockClear();
		canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }).focus();
		await userEvent.keyboard('{ArrowDown} ');
		await expect(onFollow).toHaveBeenCalledOnce();
		await expect(onFollow).toHaveBeenCalledWith('#trang');
		await expect(screen.queryByRole('menu')).toBeNull();
		await userEvent.keyboard('{ArrowDown}c ');
		await expect(onFollow).toHaveBeenLastCalledWith('#cai-dat');
	},
};

export const TabClosesIt: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		button.focus();
		await userEvent.keyboard('{Enter}{Tab}');
		await expect(screen.queryByRole('menu')).toBeNull();
		button.focus();
		await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
		await expect(screen.queryByRole('menu')).toBeNull();
		await expect(button).toHaveFocus();
	},
};

export const OpensByAPointerAndMarksWhatIsPointedAt: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		await userEvent.click(button);
		const menu = screen.getByRole('menu', { name: 'Tài khoản của Nguyễn Thị An' });
		await expect(menu).toHaveFocus();
		await expect(menu.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
		await userEvent.hover(entry('Cài đặt tài khoản'));
		await expect(entry('Cài đặt tài khoản')).toHaveFocus();
		await userEvent.click(button);
		await expect(screen.queryByRole('menu')).toBeNull();
		await expect(button).toHaveFocus();
	},
};
