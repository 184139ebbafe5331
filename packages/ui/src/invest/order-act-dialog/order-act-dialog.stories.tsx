import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OrderActDialog, type OrderActDialogProps } from './order-act-dialog.tsx';

const refund = {
	order: { ...fixtures.paid, owner: { name: 'Trần Văn Bình' } },
	action: 'REFUND',
} as const;

const meta = {
	component: OrderActDialog,
	args: {
		act: { order: fixtures.pending, action: 'CANCEL' },
		onClose: fn(),
		onDone: fn(),
		onSubmit: fn<OrderActDialogProps['onSubmit']>(async () => undefined),
	},
} satisfies Meta<typeof OrderActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancel: Story = {
	play: async ({ userEvent, args }) => {
		await expect(screen.getByRole('dialog', { name: 'Hủy lệnh CP7K2M9X?' })).toBeVisible();
		await expect(screen.queryByRole('button', { name: 'Hủy' })).not.toBeInTheDocument();
		await expect(screen.getByRole('button', { name: 'Giữ lệnh' })).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Hủy lệnh' }));
		await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith({ order: fixtures.pending, action: 'CANCEL' }, '');
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};
export const Keep: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Giữ lệnh' }));
		await expect(args.onClose).toHaveBeenCalledTimes(1);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
export const Refund: Story = {
	args: { act: refund },
	play: async ({ userEvent, args }) => {
		const reason = screen.getByRole('textbox', { name: /Lý do/ });
		await expect(reason).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Hoàn tiền' }));
		await expect(reason).toBeInvalid();
		await expect(reason).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(reason, ' Dự án dừng lại ');
		await userEvent.click(screen.getByRole('button', { name: 'Hoàn tiền' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(refund, 'Dự án dừng lại'));
	},
};
export const Refused: Story = {
	args: {
		act: refund,
		onSubmit: fn<OrderActDialogProps['onSubmit']>(async () => ({ message: 'Lệnh này đã được hoàn tiền trước đó.' })),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Dự án dừng lại');
		await userEvent.click(screen.getByRole('button', { name: 'Hoàn tiền' }));
		await expect(await screen.findByRole('alert')).toHaveTextContent('đã được hoàn tiền');
		await expect(screen.getByRole('textbox', { name: /Lý do/ })).toHaveValue('Dự án dừng lại');
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};
export const Dark: Story = { args: { act: refund }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { act: refund }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { act: { ...refund, order: { ...refund.order, ...fixtures.longOrder } } },
	globals: { viewport: { value: 'phone320' } },
};
