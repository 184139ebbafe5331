import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { documents } from './suggested-documents.fixtures.ts';
import { SuggestedDocuments } from './suggested-documents.tsx';

const meta = {
	component: SuggestedDocuments,
	args: { documents, onRetry: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SuggestedDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Đặt cọc an toàn: hợp đồng cần ghi gì'));
		const link = canvas.getByRole('link', { name: 'Đọc thêm ở nguồn' });
		await expect(link).toHaveAttribute('target', '_blank');
		const items = within(canvas.getByText('ngày hẹn công chứng').closest('ul') as HTMLElement);
		await expect(items.getAllByRole('listitem')).toHaveLength(4);
	},
};
export const Loading: Story = { args: { documents: undefined } };
export const Empty: Story = { args: { documents: [] } };
export const Error: Story = {
	args: { documents: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
