import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longRecord, record } from '../procedure.fixtures.ts';
import { ProcedureActDialog, type ProcedureActDialogProps } from './procedure-act-dialog.tsx';

const meta = {
	component: ProcedureActDialog,
	args: {
		act: { record, action: 'UPDATE' },
		onClose: fn(),
		onUpdate: fn<ProcedureActDialogProps['onUpdate']>(async () => undefined),
		onDelete: fn<ProcedureActDialogProps['onDelete']>(async () => undefined),
		onDone: fn(),
	},
} satisfies Meta<typeof ProcedureActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Update: Story = {
	play: async ({ userEvent, args }) => {
		const name = screen.getByRole('textbox', { name: 'Tên thủ tục' });
		await expect(name).toHaveFocus();
		await userEvent.clear(name);
		await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() => expect(name).toHaveAccessibleDescription('Hãy đặt tên cho thủ tục này.'));
		await expect(name).toHaveFocus();
		await userEvent.type(name, 'Mua nhà Lê Lợi');
		const price = screen.getByRole('textbox', { name: /^Giá trong hợp đồng/ });
		await userEvent.clear(price);
		await userEvent.type(price, '4,1 tỷ');
		await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
		await waitFor(() =>
			expect(args.onUpdate).toHaveBeenCalledWith(record, {
				name: 'Mua nhà Lê Lợi',
				price: 4_100_000_000,
			}),
		);
		await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
	},
};
export const Delete: Story = {
	args: { act: { record, action: 'DELETE' } },
	play: async ({ userEvent, args }) => {
		await expect(screen.getByText(/không lấy lại được/)).toBeVisible();
		await expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Xóa thủ tục' }));
		await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(record));
		await waitFor(() => expect(args.onClose).toHaveBeenCalled());
	},
};
export const Refused: Story = {
	args: {
		act: { record, action: 'DELETE' },
		onDelete: fn<ProcedureActDialogProps['onDelete']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Xóa thủ tục' }));
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { act: { record: longRecord, action: 'DELETE' } },
	globals: { viewport: { value: 'phone320' } },
};
