import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { documentTexts, taxForms } from '../document.fixtures.ts';
import { DocumentList } from './document-list.tsx';

const meta = {
	component: DocumentList,
	args: {
		documents: documentTexts,
		onRetry: fn(),
		documentHref: (id) => `/procedure/documents/${id}`,
		newHref: '/procedure/documents/new',
		templatesHref: '/procedure/templates',
	},
	// As a page has it.
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
	parameters: { route: '/procedure-document' },
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [, first, second] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
		await expect(within(first).getByRole('link', { name: 'Hợp đồng đặt cọc nên ghi những gì' })).toHaveAttribute(
			'href',
			'/procedure/documents/deposit-contract',
		);
		await expect(within(first).queryByText('Tặng cho nhà đất')).not.toBeInTheDocument();
		await expect(within(second).getByText('Tặng cho nhà đất')).toBeVisible();
		await expect(within(second).getByText(/20\/11\/2026/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Viết tài liệu' })).toHaveAttribute(
			'href',
			'/procedure/documents/new',
		);
		await expect(canvas.getByRole('link', { name: 'Mẫu thủ tục' })).toHaveAttribute('href', '/procedure/templates');
	},
};
export const Loading: Story = { args: { documents: undefined } };
export const Empty: Story = {
	args: { documents: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('link', { name: 'Viết tài liệu' })).toHaveLength(1);
	},
};
export const Error: Story = {
	args: { documents: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: taxForms.title.en })).toBeVisible();
	},
};
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Danh sách tài liệu' });
		for (const cell of within(table).getAllByRole('cell')) {
			await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
		}
	},
};
