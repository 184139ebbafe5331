import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { house, longTitle } from '../listing.fixtures.ts';
import { RejectDialog, type RejectDialogProps } from './reject-dialog.tsx';

const meta = {
	component: RejectDialog,
	args: {
		open: true,
		onClose: fn(),
		onDone: fn(),
		title: house.title,
		onSubmit: fn<RejectDialogProps['onSubmit']>(async () => undefined),
	},
} satisfies Meta<typeof RejectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = { args: { title: longTitle.title }, globals: { viewport: { value: 'phone320' } } };

export const BeginsInTheReasonAndWantsOne: Story = {
	play: async ({ userEvent, args }) => {
		const reason = screen.getByLabelText('Lý do gửi người đăng');
		await waitFor(() => expect(reason).toHaveFocus());
		await userEvent.click(screen.getByRole('button', { name: 'Từ chối tin' }));
		await waitFor(() => expect(reason).toHaveAccessibleDescription(/Hãy chọn hoặc viết lý do\./));
		await expect(reason).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('button', { name: 'Tin trùng' }));
		await waitFor(() => expect(reason).toBeValid());
		await expect(reason).not.toHaveAccessibleDescription(/Hãy chọn hoặc viết lý do\./);
	},
};

export const AReadyMadeSentenceIsNotLostByAStrayKey: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Tin trùng' }));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus());
		await expect(args.onClose).not.toHaveBeenCalled();
		await expect(screen.getByLabelText('Lý do gửi người đăng')).toHaveValue('Tin trùng với một tin đã đăng.');
	},
};

export const AddsReadyMadeSentencesToOnesOwn: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.type(screen.getByLabelText('Lý do gửi người đăng'), 'Tiêu đề viết hoa toàn bộ.');
		await userEvent.click(screen.getByRole('button', { name: 'Tin trùng' }));
		await expect(screen.getByRole('button', { name: 'Tin trùng' })).toBeDisabled();
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith('Tiêu đề viết hoa toàn bộ.\nTin trùng với một tin đã đăng.'),
		);
		await expect(args.onDone).toHaveBeenCalledTimes(1);
	},
};
