import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longArticle, read, six } from '../article.fixtures.ts';
import { ArticlePage } from './article-page.tsx';

const meta = {
	component: ArticlePage,
	args: {
		article: read,
		related: six.slice(1, 4),
		url: 'https://ancu.test/news/mua-can-ho-dau-tien',
		onRetry: fn(),
	},
	parameters: { route: '/news/:id' },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: read.title })).toBeVisible();
		const contents = canvas.getByRole('navigation', { name: 'Trong trang này' });
		await expect(contents.querySelectorAll('a')).toHaveLength(4);
		await expect(canvas.getByRole('link', { name: 'Sổ đỏ' })).toHaveAttribute('href', '#h-so');
		await expect(canvas.getByText('Cập nhật 09/03/2026')).toBeVisible();
		await expect(canvas.getByRole('button', { name: /Chia sẻ|Sao chép liên kết/ })).toBeVisible();
		await expect(canvas.queryByText(/^Bản nháp/)).not.toBeInTheDocument();
	},
};
export const Short: Story = {
	args: {
		article: { ...read, headings: read.headings.slice(0, 3), cover: null, updatedAt: read.publishedAt },
		related: [],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: read.title })).toBeVisible();
		await expect(canvas.queryByRole('navigation', { name: 'Trong trang này' })).not.toBeInTheDocument();
		await expect(canvas.queryByText(/^Cập nhật/)).not.toBeInTheDocument();
	},
};
export const Draft: Story = {
	args: { article: { ...read, status: 'DRAFT' }, related: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bản nháp, chỉ biên tập viên xem được.')).toBeVisible();
		await expect(canvas.getByText('Cập nhật 09/03/2026')).toBeVisible();
		// Nobody else could open it, and it is of no day yet.
		await expect(canvas.queryByRole('button', { name: /Chia sẻ|Sao chép liên kết/ })).not.toBeInTheDocument();
		await expect(canvas.queryByText('02/03/2026')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { article: undefined } };
export const Gone: Story = {
	args: { article: undefined, isGone: true },
	play: async ({ canvas }) =>
		expect(canvas.getByRole('link', { name: 'Tất cả bài viết' })).toHaveAttribute('href', '/news'),
};
export const Error: Story = {
	args: { article: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalled();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { article: { ...read, ...longArticle } },
	globals: { viewport: { value: 'phone320' } },
};
