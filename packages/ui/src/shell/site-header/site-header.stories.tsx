import { languages } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { IconLink } from '../../primitives/button/index.ts';
import { NotificationIcon } from '../../primitives/icon/index.ts';
import { french } from '../shell.fixtures.ts';
import { SiteHeader } from './site-header.tsx';

const meta = {
	component: SiteHeader,
	args: {
		path: '/real-estate',
		account: null,
		signInHref: '/auth/sign-in',
		onSignOut: fn(),
		onLocaleChange: fn(),
		onThemeToggle: fn(),
	},
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const bell = <IconLink href="/notification" aria-label="Thông báo" icon={<NotificationIcon aria-hidden="true" />} />;

export const Visitor: Story = {
	play: async ({ canvas }) => {
		// Marks the open page.
		await expect(canvas.getByRole('link', { name: 'Mua bán' })).toHaveAttribute('aria-current', 'page');
		await expect(canvas.getByRole('link', { name: 'Cho thuê' })).not.toHaveAttribute('aria-current');
	},
};
export const SignedIn: Story = { args: { account: { name: 'Nguyễn Thị An', role: 'user' }, notifications: bell } };
export const NotKnownYet: Story = { args: { account: undefined } };
export const LongText: Story = {
	args: { account: { name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Thanh', role: 'user' } },
};
export const LongTextOnALaptop: Story = {
	args: { ...LongText.args, notifications: bell },
	globals: { viewport: { value: 'laptop' }, locale: 'en' },
	play: async ({ canvas }) => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		const post = canvas.getByText('Post');
		await expect(post.scrollWidth).toBeLessThanOrEqual(post.clientWidth);
		const account = canvas.getByRole('button', { name: /Công Tằng/ });
		await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 24);
		const heights = canvas.getAllByRole('listitem').map((item) => item.clientHeight);
		await expect(new Set(heights)).toEqual(new Set([44]));
	},
};
export const Dark: Story = {
	tags: ['!test'],
	args: { account: { name: 'Nguyễn Thị An', role: 'user' } },
	globals: { theme: 'dark' },
};
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const post = canvas.getByText('Đăng tin');
		await expect(post.scrollWidth).toBeLessThanOrEqual(post.clientWidth);
	},
};

export const NarrowSignedIn: Story = {
	args: { account: { name: 'Nguyễn Thị An', role: 'user' }, notifications: bell },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('link', { name: 'Thông báo' })).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await userEvent.click(within(menu).getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' }));
		await expect(args.onLocaleChange).toHaveBeenCalledWith('en');
	},
};
export const NarrowSignedInEnglish: Story = {
	args: { account: { name: 'Nguyễn Thị An', role: 'user' }, notifications: bell },
	globals: { viewport: { value: 'phone320' }, locale: 'en' },
};

export const LargeLetters: Story = {
	args: { account: { name: 'Nguyễn Thị An', role: 'user' }, notifications: bell },
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas, userEvent }) => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await expect(canvas.getByRole('link', { name: 'Thông báo' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await expect(within(menu).getByRole('link', { name: 'Đăng tin' })).toBeVisible();
		await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
	},
};
export const LargeLettersOfAVisitor: Story = {
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await userEvent.click(within(menu).getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' }));
		await expect(args.onLocaleChange).toHaveBeenCalledWith('en');
	},
};

export const NarrowAmongThreeLanguages: Story = {
	args: { languages: [...languages, french] },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await userEvent.click(canvas.getByRole('button', { name: 'VN, ngôn ngữ: Tiếng Việt' }));
		await userEvent.click(await screen.findByRole('menuitem', { name: 'Français' }));
		await expect(args.onLocaleChange).toHaveBeenCalledWith('fr');
	},
};
export const NarrowSignedInAmongThreeLanguages: Story = {
	args: {
		account: { name: 'Nguyễn Thị An', role: 'user' },
		notifications: bell,
		languages: [...languages, french],
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
		await userEvent.click(within(menu).getByRole('button', { name: 'FR, đổi ngôn ngữ sang Français' }));
		await expect(args.onLocaleChange).toHaveBeenCalledWith('fr');
	},
};

export const ShowsVisitorsNoNotifications: Story = {
	args: { notifications: bell },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Thông báo' })).not.toBeInTheDocument();
	},
};

export const LeadsToTheContentFirst: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveFocus();
		await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveAttribute('href', '#content');
		// While it has the focus it lies over the logo, which has no room of its own then.
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'An Cư, Trang chủ' })).toHaveFocus();
	},
};

export const ChangesLanguageThemeAndSession: Story = {
	tags: ['dark'],
	args: { account: { name: 'Nguyễn Thị An', role: 'user' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' }));
		await expect(args.onLocaleChange).toHaveBeenCalledWith('en');
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi giao diện sáng, tối' }));
		await expect(args.onThemeToggle).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất' }));
		await expect(args.onSignOut).toHaveBeenCalledTimes(1);
	},
};

export const SaysWhatIsInTheWallet: Story = {
	args: { account: { name: 'Nguyễn Thị An', role: 'user', balance: 5_000_000 } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		await expect(await canvas.findByRole('link', { name: /^Ví: 5\.000\.000\s₫$/ })).toHaveAttribute(
			'href',
			'/setting/wallet',
		);
		await expect(canvas.queryByRole('link', { name: 'Tiền chưa khớp' })).not.toBeInTheDocument();
	},
};

export const LeadsSupportToUnmatchedMoney: Story = {
	args: { account: { name: 'Trần Văn Bình', role: 'support' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Trần Văn Bình' }));
		await expect(await canvas.findByRole('link', { name: 'Ví' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Tiền chưa khớp' })).toHaveAttribute('href', '/unmatched-credit');
		await expect(canvas.queryByRole('link', { name: 'Duyệt tin' })).not.toBeInTheDocument();
	},
};

export const HasEverythingInItsMenuOnAPhone: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await expect(menu).toHaveTextContent('Mua bán');
		await expect(menu).toHaveTextContent('Đăng nhập');
	},
};

export const HasTheAccountInItsMenuOnAPhone: Story = {
	args: { account: { name: 'Công Tằng Tôn Nữ Nguyễn Phúc Hoàng Thanh', role: 'user' } },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }));
		const menu = await screen.findByRole('dialog', { name: 'An Cư' });
		await expect(menu).toHaveTextContent('Cài đặt tài khoản');
		await userEvent.click(within(menu).getByRole('button', { name: 'Đăng xuất' }));
		await expect(args.onSignOut).toHaveBeenCalledTimes(1);
	},
};

export const LeadsToOwnPlanningChecks: Story = {
	args: { account: { name: 'Nguyễn Thị An', role: 'user' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Nguyễn Thị An' }));
		await expect(await canvas.findByRole('link', { name: 'Kiểm tra quy hoạch' })).toHaveAttribute(
			'href',
			'/planning-check',
		);
	},
};

export const LeadsEditorsToTheNewsDesk: Story = {
	args: { account: { name: 'Lê Thị Cúc', role: 'editor' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Lê Thị Cúc' }));
		await expect(await canvas.findByRole('link', { name: 'Biên tập bài viết' })).toHaveAttribute('href', '/news-desk');
	},
};
