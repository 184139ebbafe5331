import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { templates } from '../procedure-template.fixtures.ts';
import { TemplateList } from './template-list.tsx';

const meta = {
	component: TemplateList,
	args: {
		templates,
		onRetry: fn(),
		type: 'BUY',
		hrefOf: (type) => `/procedure/templates?type=${type}`,
		templateHref: (id) => `/procedure/templates/${id}`,
		newHref: '/procedure/templates/new?type=BUY',
		documentsHref: '/procedure/documents',
	},
	// As a page has it.
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
	parameters: { route: '/procedure-template' },
} satisfies Meta<typeof TemplateList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [, draft, current, old] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
		await expect(within(draft).getByText('Bản nháp')).toBeVisible();
		await expect(within(current).getByText('Đang dùng')).toBeVisible();
		await expect(within(current).getByText('128')).toBeVisible();
		await expect(within(old).queryByText('Đang dùng')).not.toBeInTheDocument();
		await expect(canvas.getByRole('link', { name: 'Bản 4' })).toHaveAttribute('href', '/procedure/templates/t4');
		await expect(canvas.getByRole('link', { name: 'Tặng cho nhà đất' })).toHaveAttribute(
			'href',
			'/procedure/templates?type=DONATE',
		);
		await expect(canvas.getByRole('link', { name: 'Tài liệu gợi ý' })).toHaveAttribute('href', '/procedure/documents');
	},
};
export const Loading: Story = { args: { templates: undefined } };
export const Empty: Story = {
	args: { templates: [], type: 'DONATE' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Viết bản đầu tiên' })).toBeVisible();
	},
};
export const Error: Story = {
	args: { templates: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Các bản' });
		for (const cell of within(table).getAllByRole('cell')) {
			await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
		}
	},
};
