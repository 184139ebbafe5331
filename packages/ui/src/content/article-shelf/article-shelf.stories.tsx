import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longArticle, six } from '../article.fixtures.ts';
import { ArticleShelf } from './article-shelf.tsx';

const meta = {
	component: ArticleShelf,
	args: { title: 'Tin tức', articles: six.slice(0, 3) },
} satisfies Meta<typeof ArticleShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Tin tức' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Tất cả bài viết' })).toHaveAttribute('href', '/news');
	},
};
export const Empty: Story = {
	args: { articles: [] },
	play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Tin tức' })).not.toBeInTheDocument(),
};
export const Loading: Story = { args: { articles: undefined } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { title: 'News' }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { articles: [longArticle] }, globals: { viewport: { value: 'phone320' } } };
