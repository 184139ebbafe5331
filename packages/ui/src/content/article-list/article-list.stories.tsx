import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longArticle, six } from '../article.fixtures.ts';
import { ArticleList } from './article-list.tsx';

const meta = {
	component: ArticleList,
	args: {
		articles: six,
		total: 6,
		page: 1,
		pageSize: 13,
		onRetry: fn(),
		hrefOf: (page: number) => (page === 1 ? '/news' : `/news?page=${page}`),
	},
	parameters: { route: '/news' },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(6);
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};
export const LaterPage: Story = {
	args: { page: 2, total: 19 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang trước' })).toHaveAttribute('href', '/news');
		await expect(canvas.getAllByRole('article')).toHaveLength(6);
	},
};
export const Loading: Story = { args: { articles: undefined, total: 0 } };
export const Empty: Story = {
	args: { articles: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Hướng dẫn mua bán' })).toHaveAttribute('href', '/transaction');
	},
};
export const Error: Story = {
	args: { articles: undefined, total: 0, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalled();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { articles: [longArticle, longArticle].map((article, index) => ({ ...article, id: String(index) })) },
	globals: { viewport: { value: 'phone320' } },
};
