import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';

const meta = {
	component: ReportDialog,
	args: { open: true, onClose: fn(), onSubmit: fn<ReportDialogProps['onSubmit']>(async () => undefined) },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const WantsAReason: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() => expect(screen.getByText('Hãy chọn một lý do.')).toBeVisible());
		await expect(screen.getByRole('radio', { name: 'Đã bán, đã cho thuê hoặc không có thật' })).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('radio', { name: 'Giá không đúng' }));
		await expect(screen.queryByText('Hãy chọn một lý do.')).not.toBeInTheDocument();
	},
};

export const SendsAReasonAlone: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('radio', { name: 'Giá không đúng' }));
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'WRONG_PRICE', text: null }));
		await waitFor(() => expect(screen.getByText(/Đã gửi báo cáo/)).toBeVisible());
		await expect(args.onClose).toHaveBeenCalled();
	},
};

export const SomethingElseWantsWords: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('radio', { name: 'Lý do khác' }));
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		const text = screen.getByLabelText('Kể thêm');
		await expect(text).toBeRequired();
		await waitFor(() => expect(text).toHaveFocus());
		await expect(text).toHaveAccessibleDescription(/Hãy kể vài chữ/);
		await userEvent.type(text, 'Số điện thoại của người khác');
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'OTHER', text: 'Số điện thoại của người khác' }),
		);
	},
};

export const KeepsWhatIsTooLong: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('radio', { name: 'Giá không đúng' }));
		const text = screen.getByLabelText(/Kể thêm/);
		await userEvent.click(text);
		await userEvent.paste('a'.repeat(1_001));
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() => expect(text).toHaveAccessibleDescription(/Dài quá 1\.000 ký tự\. Hãy viết ngắn lại\./));
		await expect(text).toHaveFocus();
		await expect(text).toHaveValue('a'.repeat(1_001));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(text, '{Backspace}');
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'WRONG_PRICE', text: 'a'.repeat(1_000) }));
	},
};

export const SaysThatAWordIsRefusedForNoKnownReason: Story = {
	args: {
		onSubmit: fn<ReportDialogProps['onSubmit']>(async () => ({ fields: [{ path: 'text', code: 'invalid' }] })),
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('radio', { name: 'Giá không đúng' }));
		const text = screen.getByLabelText(/Kể thêm/);
		await userEvent.type(text, 'Giá trên ảnh khác');
		for (let count = 1; count <= 2; count++) {
			await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
			await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(count));
			await waitFor(() => expect(text).toHaveAccessibleDescription(/Giá trị này chưa dùng được/));
			await userEvent.type(text, '!');
		}
	},
};

export const KeepsWhatWasSaidWhenItIsNotSent: Story = {
	args: { onSubmit: fn<ReportDialogProps['onSubmit']>(async () => ({ message: 'Bạn đã báo cáo tin này rồi.' })) },
	play: async ({ userEvent }) => {
		await userEvent.click(screen.getByRole('radio', { name: 'Có dấu hiệu lừa đảo' }));
		await userEvent.type(screen.getByLabelText(/Kể thêm/), 'Đòi cọc trước');
		await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
		await waitFor(() => expect(screen.getByText('Bạn đã báo cáo tin này rồi.')).toBeVisible());
		await expect(screen.getByLabelText(/Kể thêm/)).toHaveValue('Đòi cọc trước');
		await expect(screen.getByRole('radio', { name: 'Có dấu hiệu lừa đảo' })).toBeChecked();
	},
};
