import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { transferPayment } from '../payment.fixtures.ts';
import { QrCode } from './qr-code.tsx';

const meta = {
	component: QrCode,
	args: { text: transferPayment(300).qr ?? '', label: 'Mã VietQR để chuyển 500.000 ₫' },
	decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		const code = canvas.getByRole('img', { name: 'Mã VietQR để chuyển 500.000 ₫' });
		// The three corners that apps look for begin in the first row.
		await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1zM1 0/);
	},
};
export const Dark: Story = {
	globals: { theme: 'dark' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img').querySelector('rect')).toHaveAttribute('fill', '#fff');
	},
};
