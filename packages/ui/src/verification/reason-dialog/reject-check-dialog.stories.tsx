import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { RejectCheckDialog, type RejectCheckDialogProps } from './reject-check-dialog.tsx';

const meta = {
	component: RejectCheckDialog,
	args: {
		check: fixtures.working,
		open: true,
		onClose: fn(),
		onSubmit: fn<RejectCheckDialogProps['onSubmit']>(async () => undefined),
		onDone: fn(),
	},
} satisfies Meta<typeof RejectCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ userEvent, args }) => {
		await expect(await screen.findByText(/^Việc kiểm tra đã bắt đầu nên phí 100\.000/)).toBeVisible();
		const reason = screen.getByLabelText('Lý do hủy');
		await expect(reason).toHaveFocus();
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(reason).toHaveAccessibleDescription(/Hãy cho biết lý do\./));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(reason, ' Chủ không cho xem. {Control>}{Enter}{/Control}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Chủ không cho xem.'));
		await expect(args.onDone).toHaveBeenCalledTimes(1);
	},
};
export const TakesBackWhatItSaidOnceItIsShorter: Story = {
	play: async ({ userEvent }) => {
		const reason = await screen.findByLabelText('Lý do hủy');
		await userEvent.click(reason);
		await userEvent.paste('a'.repeat(1_001));
		await userEvent.click(screen.getByRole('button', { name: 'Hủy yêu cầu' }));
		await waitFor(() => expect(reason).toHaveAccessibleDescription(/1\.000/));
		await userEvent.type(reason, '{Backspace}');
		await expect(reason).not.toHaveAccessibleDescription(/1\.000/);
	},
};
export const FeeGoesBack: Story = {
	args: { check: fixtures.waitingCheck },
	play: async () => {
		await expect(await screen.findByText(/nên phí 100\.000\s₫ trở về ví của người đăng\.$/)).toBeVisible();
	},
};
export const AtOurOwnCost: Story = { args: { check: { ...fixtures.working, fee: 0 } } };
export const Refused: Story = {
	args: { onSubmit: fn<RejectCheckDialogProps['onSubmit']>(async () => ({ message: 'Yêu cầu này vừa được duyệt.' })) },
	play: async ({ userEvent }) => {
		await userEvent.type(await screen.findByLabelText('Lý do hủy'), 'Chủ không cho xem.');
		await userEvent.click(screen.getByRole('button', { name: 'Hủy yêu cầu' }));
		await waitFor(() => expect(screen.getByText('Yêu cầu này vừa được duyệt.')).toBeVisible());
		await expect(screen.getByLabelText('Lý do hủy')).toHaveValue('Chủ không cho xem.');
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
