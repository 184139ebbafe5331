import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { LayersIcon, NotificationIcon } from '../icon/index.ts';
import { Popover } from './popover.tsx';

const onPress = fn();

const meta = {
	component: Popover,
	args: {
		label: 'Tài khoản của Nguyễn Thị An',
		trigger: 'Nguyễn Thị An',
		children: (
			<div className="grid gap-1 p-2">
				<LinkButton variant="quiet" href="#trang">
					Trang cá nhân
				</LinkButton>
				<Button variant="quiet" onClick={onPress}>
					Đăng xuất
				</Button>
			</div>
		),
	},
	beforeEach: () => {
		onPress.mockClear();
	},
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Đăng xuất' })).toBeVisible());
	},
};
export const Dark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		label: 'Tài khoản của Công ty Cổ phần Đầu tư và Kinh doanh Bất động sản Phương Đông',
		trigger: <span className="truncate">Công ty Cổ phần Đầu tư và Kinh doanh Bất động sản Phương Đông</span>,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const TallerThanTheScreen: Story = {
	args: {
		children: Array.from({ length: 40 }, (_, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
			<LinkButton key={index} variant="quiet" width="full" href="#trang">
				{`Trang ${index + 1}`}
			</LinkButton>
		)),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		const last = canvas.getByRole('link', { name: 'Trang 40' });
		await waitFor(() => expect(last).toBeVisible());
		last.scrollIntoView();
		await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
	},
};

export const WideBelowAnIcon: Story = {
	args: {
		label: 'Thông báo',
		look: 'icon',
		panel: 'wide',
		closedBy: 'links',
		onToggle: fn(),
		trigger: <NotificationIcon aria-hidden="true" />,
	},
	decorators: [
		(Story) => (
			// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: holds the story on its page.
			<div
				className="flex h-80 justify-end"
				onClick={(event) => (event.target as Element).closest('a') && event.preventDefault()}
			>
				{Story()}
			</div>
		),
	],
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Thông báo' });
		await userEvent.click(button);
		await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
		await expect(canvas.getByRole('link', { name: 'Trang cá nhân' })).toBeVisible();
		await userEvent.click(canvas.getByRole('link', { name: 'Trang cá nhân' }));
		await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
	},
};

export const OpensAndClosesWithWhatIsPressed: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' });
		await expect(canvas.queryByRole('button', { name: 'Đăng xuất' })).toBeNull();
		await userEvent.click(button);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Đăng xuất' })).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
		await expect(onPress).toHaveBeenCalledOnce();
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Đăng xuất' })).toBeNull());
	},
};

export const DoShowKnownPictures: Story = {
	tags: ['!test'],
	args: {
		label: 'Thông báo, 3 chưa xem',
		look: 'icon',
		trigger: <NotificationIcon aria-hidden="true" />,
		children: <p className="p-3">Tin của bạn đã được duyệt.</p>,
	},
};

export const DontGuessPictures: Story = {
	tags: ['!test'],
	args: { look: 'icon', trigger: <LayersIcon aria-hidden="true" /> },
};
