import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstFlat, longArticle, noCover } from '../article.fixtures.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';

const meta = {
	component: ArticleCard,
	args: { article: firstFlat },
	decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: firstFlat.title })).toHaveAttribute(
			'href',
			'/news/mua-can-ho-dau-tien',
		);
		await expect(canvas.getByText('02/03/2026')).toBeVisible();
		await expect(canvas.getByText('3 phút đọc')).toBeVisible();
	},
};
export const WithoutCover: Story = { args: { article: noCover } };
export const Lead: Story = {
	args: { size: 'lead' },
	decorators: [(Story) => <div className="w-full max-w-5xl">{Story()}</div>],
};
export const LongText: Story = { args: { article: longArticle } };
export const Loading: Story = { render: () => <ArticleCardSkeleton /> };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { article: longArticle }, globals: { viewport: { value: 'phone320' } } };
