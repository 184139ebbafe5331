import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../listing-work.fixtures.ts';
import { PosterList } from './poster-list.tsx';

const meta = {
	component: PosterList,
	args: {
		posters: fixtures.posters,
		total: 63,
		pageSize: 21,
		search: '',
		audience: 'signedIn',
		signInHref: '/auth/sign-in?next=%2Freal-estate-broker',
		hrefOf: (search, page) => `/real-estate-broker?q=${search}&page=${page}`,
		onSearch: fn(),
		onRetry: fn(),
		avatarOf: ({ name }) => (
			<span
				aria-hidden="true"
				className="inline-flex size-14 shrink-0 items-center justify-center rounded-full border border-line bg-surface-sunken text-xl font-bold text-ink-muted"
			>
				{name.split(' ').at(-1)?.[0]}
			</span>
		),
	},
	decorators: [(Story) => <div className="mx-auto max-w-6xl p-4">{Story()}</div>],
	parameters: { route: '/real-estate-broker' },
} satisfies Meta<typeof PosterList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Nguyễn Thị Hạnh' })).toHaveAttribute('href', '/personal/p1');
		await expect(canvas.getByText('1.248 tin đang đăng')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Trang 2' })).toHaveAttribute(
			'href',
			'/real-estate-broker?q=&page=2',
		);
		await expect(canvas.getByRole('link', { name: '0900 001 234' })).toHaveAttribute('href', 'tel:+84900001234');
		await expect(canvas.getByRole('link', { name: 'hanh@vi-du.vn' })).toHaveAttribute('href', 'mailto:hanh@vi-du.vn');
		await expect(canvas.queryByText(/Đăng nhập để xem/)).not.toBeInTheDocument();
	},
};
/** The server gives visitors no contacts: they are told once what would show them. */
export const ForVisitors: Story = {
	args: {
		audience: 'visitor',
		posters: fixtures.posters.map(({ person, ...poster }) => ({
			...poster,
			person: { ...person, phone: null, email: null },
		})),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: /^Đăng nhập để xem số điện thoại và email/ })).toHaveAttribute(
			'href',
			'/auth/sign-in?next=%2Freal-estate-broker',
		);
	},
};
export const Loading: Story = { args: { posters: undefined } };
export const Empty: Story = { args: { posters: [], total: 0 } };
export const NobodyFound: Story = {
	args: { posters: [], total: 0, search: 'xyz' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('searchbox', { name: 'Tìm theo tên' })).toHaveValue('xyz');
		await expect(canvas.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute(
			'href',
			'/real-estate-broker?q=&page=1',
		);
	},
};
export const Error: Story = {
	args: { posters: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { posters: fixtures.posters.toReversed() },
	globals: { viewport: { value: 'phone320' } },
};

export const Searches: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm theo tên' }), ' hạnh {Enter}');
		await expect(args.onSearch).toHaveBeenCalledWith('hạnh');
	},
};
