import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { desk, draftRow } from '../article.fixtures.ts';
import { ArticleDesk } from './article-desk.tsx';

const meta = {
	component: ArticleDesk,
	args: {
		articles: desk,
		total: 3,
		scope: 'ALL',
		page: 1,
		pageSize: 20,
		onRetry: fn(),
		hrefOf: (scope: string, page: number) => `/news-desk?status=${scope}&page=${page}`,
		editHref: (id: string) => `/news-desk/${id}`,
		newHref: '/news-desk/new',
	},
	parameters: { route: '/news-desk' },
} satisfies Meta<typeof ArticleDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: draftRow.title.vn })).toHaveAttribute(
			'href',
			`/news-desk/${draftRow.id}`,
		);
		await expect(canvas.getByRole('link', { name: 'Viết bài' })).toHaveAttribute('href', '/news-desk/new');
		await expect(canvas.getAllByText('Chưa dịch')).toHaveLength(1);
		await expect(canvas.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('aria-current', 'page');
	},
};
export const Loading: Story = { args: { articles: undefined, total: 0 } };
export const Empty: Story = { args: { articles: [], total: 0, scope: 'DRAFT' } };
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
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Danh sách bài viết' });
		await expect(within(table).getAllByRole('row')).toHaveLength(desk.length + 1);
		for (const cell of within(table).getAllByRole('cell')) {
			await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
		}
	},
};
