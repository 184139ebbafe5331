import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../payment.fixtures.ts';
import { InvoiceSlip } from './invoice-slip.tsx';

const meta = {
	component: InvoiceSlip,
	args: { invoice: fixtures.invoice },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof InvoiceSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Kiểm tra quy hoạch' })).toBeVisible();
		await expect(canvas.getByText('Bằng chữ: Năm trăm nghìn đồng')).toBeVisible();
	},
};
export const Bare: Story = {
	args: { invoice: { title: 'Tích xanh', lines: [{ label: 'Phí xác minh', amount: 100_000 }] } },
};
export const SeveralLines: Story = {
	args: { invoice: fixtures.longInvoice },
	play: async ({ canvas }) => {
		// What is added up is what stands there.
		await expect(canvas.getByText(/^1\.213\.500\.000/)).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('In words: Five hundred thousand dong')).toBeVisible();
	},
};
export const LongText: Story = {
	args: { invoice: fixtures.longInvoice },
	globals: { viewport: { value: 'phone320' } },
};
