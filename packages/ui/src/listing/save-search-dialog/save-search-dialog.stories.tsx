import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SaveSearchDialog, type SaveSearchDialogProps } from './save-search-dialog.tsx';

const meta = {
	component: SaveSearchDialog,
	args: {
		open: true,
		onClose: fn(),
		proposedName: 'Nhà đất bán tại Quận 1, Hồ Chí Minh',
		onSubmit: fn<SaveSearchDialogProps['onSubmit']>(async () => undefined),
	},
} satisfies Meta<typeof SaveSearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ userEvent, args }) => {
		await expect(screen.getByLabelText('Tên')).toHaveFocus();
		await userEvent.click(screen.getByRole('radio', { name: 'Mỗi tuần' }));
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tìm kiếm' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				name: 'Nhà đất bán tại Quận 1, Hồ Chí Minh',
				frequency: 'WEEKLY',
			}),
		);
		await waitFor(() => expect(screen.getByText('Đã lưu tìm kiếm.')).toBeVisible());
	},
};
export const KeptAlready: Story = {
	args: { frequency: 'INSTANT' },
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tìm kiếm' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ frequency: 'INSTANT' })));
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { proposedName: 'Nhà đất bán tại Phường Phước Long A, Thành phố Thủ Đức, Thành phố Hồ Chí Minh dưới 5 tỷ' },
	globals: { viewport: { value: 'phone320' } },
};
export const ShortensALongNameBetweenTwoConditions: Story = {
	args: {
		proposedName: `Nhà đất bán tại Quận 1, Hồ Chí Minh: “hẻm xe hơi”, 2–5 tỷ, từ 3 phòng ngủ, hướng Đông, Đông Nam, Nam, đăng trong 7 ngày, có tích xanh`,
	},
	play: async () => {
		await expect(screen.getByLabelText('Tên')).toHaveValue(
			'Nhà đất bán tại Quận 1, Hồ Chí Minh: “hẻm xe hơi”, 2–5 tỷ, từ 3 phòng ngủ, hướng Đông, Đông Nam, Nam, đăng trong 7 ngày',
		);
	},
};
export const KeepsAsManyAsThereMayBe: Story = {
	args: {
		onSubmit: fn<SaveSearchDialogProps['onSubmit']>(async () => ({ fields: [{ path: 'name', code: 'too_many' }] })),
	},
	play: async ({ userEvent }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tìm kiếm' }));
		await waitFor(() =>
			expect(screen.getByLabelText('Tên')).toHaveAccessibleDescription(/Hãy xóa bớt một tìm kiếm cũ/),
		);
	},
};
export const WantsAName: Story = {
	play: async ({ userEvent, args }) => {
		const name = screen.getByLabelText('Tên');
		await userEvent.clear(name);
		await userEvent.click(screen.getByRole('button', { name: 'Lưu tìm kiếm' }));
		await waitFor(() => expect(name).toHaveAccessibleDescription('Hãy đặt tên cho tìm kiếm.'));
		await expect(name).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
