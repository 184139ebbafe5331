import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { six } from '../../content/article.fixtures.ts';
import { ArticleShelf } from '../../content/article-shelf/article-shelf.tsx';
import * as fixtures from '../listing.fixtures.ts';
import { ListingSearch } from '../listing-search/listing-search.tsx';
import { noProposals } from '../search.fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

const four = fixtures.mixed.slice(0, 4);

const meta = {
	component: HomeScreen,
	args: {
		now: fixtures.now,
		shortcuts: ['Hà Nội', 'Hồ Chí Minh', 'Đà Nẵng', 'Bình Dương', 'Đồng Nai'].map((label) => ({
			label,
			href: `/real-estate?province=${label}`,
		})),
		onRetry: fn(),
		search: (
			<ListingSearch
				action="/search"
				provinces={[{ id: '79', name: 'Hồ Chí Minh' }]}
				proposals={noProposals}
				onSearch={fn()}
			/>
		),
		news: <ArticleShelf title="Tin tức" articles={six.slice(0, 3)} />,
		shelves: [
			{ name: 'priority', listings: [fixtures.priority] },
			{ name: 'newest', listings: four, href: '/real-estate' },
			{ name: 'rent', listings: [fixtures.rental], href: '/rent' },
			{ name: 'offering', listings: [fixtures.offering] },
		],
	},
	parameters: { layout: 'fullscreen', route: '/' },
	decorators: [(Story) => <main className="bg-surface text-ink">{Story()}</main>],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Tin ưu tiên' })).toHaveTextContent('Người đăng trả phí');
		await expect(canvas.getByText('Phí 500.000 ₫ một thửa, trả lời trong 2 ngày làm việc.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Kiểm tra quy hoạch một thửa' })).toHaveAttribute(
			'href',
			'/planning-check',
		);
	},
};
export const Loading: Story = {
	args: {
		shelves: [
			{ name: 'priority', listings: undefined },
			{ name: 'newest', listings: undefined, href: '/real-estate' },
		],
	},
};
export const Error: Story = {
	args: { shelves: [{ name: 'newest', listings: undefined, failed: true, href: '/real-estate' }] },
};
export const Empty: Story = {
	args: {
		shelves: [
			{ name: 'priority', listings: [] },
			{ name: 'newest', listings: [], href: '/real-estate' },
		],
	},
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('heading', { name: 'Tin ưu tiên' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('heading', { name: 'Kiểm tra quy hoạch là gì?' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { news: <ArticleShelf title="News" articles={six.slice(0, 3)} /> },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { shelves: [{ name: 'newest', listings: [fixtures.longTitle], href: '/real-estate' }] },
	globals: { viewport: { value: 'phone320' } },
};
