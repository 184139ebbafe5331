import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { house, longTitle, rental } from '../listing.fixtures.ts';
import { ownPublic } from '../listing-work.fixtures.ts';
import { CloseListingDialog, type CloseListingDialogProps } from './close-listing-dialog.tsx';

const meta = {
	component: CloseListingDialog,
	args: {
		open: true,
		onClose: fn(),
		onDone: fn(),
		listing: { ...house, greenCheck: null },
		onSubmit: fn<CloseListingDialogProps['onSubmit']>(async () => undefined),
	},
} satisfies Meta<typeof CloseListingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ userEvent, args }) => {
		await expect(screen.queryByText(/tích xanh|cổ phần/)).not.toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Đóng tin' }));
		await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith('SOLD');
		await expect(args.onClose).toHaveBeenCalled();
	},
};
export const Rental: Story = { args: { listing: { ...rental, greenCheck: null } } };

export const SaysWhatEndsWithIt: Story = {
	args: { listing: { ...ownPublic, isGreenCheck: true, isInvest: true } },
	play: async () => {
		await expect(screen.getByText(/^Tin có thể mất tích xanh;/)).toBeVisible();
		await expect(screen.getByText(/đang làm dừng lại và phí không hoàn/)).toBeVisible();
		await expect(screen.getByText(/^Các lệnh góp vốn chưa thanh toán/)).toBeVisible();
	},
};

export const ACheckThatNobodyTookIsPaidBack: Story = {
	args: { listing: { ...ownPublic, greenCheck: { status: 'PENDING', isPaid: true, closedAt: null } } },
	play: async () => {
		await expect(screen.getByText(/phí đã trả trở về ví/)).toBeVisible();
		await expect(screen.queryByText(/mất tích xanh/)).not.toBeInTheDocument();
	},
};

export const LongText: Story = {
	args: { listing: { ...ownPublic, ...longTitle } },
	globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
