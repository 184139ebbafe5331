import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { house, mixed, now } from '../../listing/listing.fixtures.ts';
import { ListingGrid } from '../../listing/listing-grid/listing-grid.tsx';
import * as fixtures from '../account.fixtures.ts';
import { PersonScreen } from './person-screen.tsx';

const meta = {
	component: PersonScreen,
	args: {
		person: fixtures.person,
		own: true,
		audience: 'signedIn',
		postHref: '/post-new',
		onRetry: fn(),
		listings: <ListingGrid listings={mixed.slice(0, 3)} now={now} columns="four" />,
	},
	decorators: [(Story) => <main className="mx-auto max-w-7xl bg-surface px-4 text-ink lg:px-6">{Story()}</main>],
	parameters: { route: ['/personal', '/personal/:id'] },
} satisfies Meta<typeof PersonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Nguyễn Thị An' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Sửa thông tin' })).toHaveAttribute('href', '/setting/information');
		await expect(canvas.getByRole('link', { name: house.title })).toBeVisible();
	},
};
export const Empty: Story = {
	args: { person: fixtures.barePerson },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bạn chưa có tin nào đang đăng')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Đăng tin' })).toHaveAttribute('href', '/post-new');
		await expect(canvas.queryByRole('link', { name: house.title })).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { person: undefined } };
export const Error: Story = {
	args: { person: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Nobody: Story = { tags: ['state:missing'], args: { person: null } };
export const OfSomebodyElse: Story = {
	args: { own: false, audience: 'visitor', signInHref: '/auth/sign-in?next=%2Fpersonal%2Fp1' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập để xem điện thoại và email' })).toHaveAttribute(
			'href',
			'/auth/sign-in?next=%2Fpersonal%2Fp1',
		);
		await expect(canvas.queryByRole('link', { name: 'Sửa thông tin' })).not.toBeInTheDocument();
		await expect(canvas.queryByText('0900 001 234')).not.toBeInTheDocument();
	},
};
export const SomebodyElseWithoutListings: Story = {
	args: { own: false, person: fixtures.barePerson },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa có tin nào đang đăng')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Đăng tin' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { person: fixtures.longPerson },
	globals: { viewport: { value: 'phone320' } },
};
