import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { house, longTitle, rental } from '../listing.fixtures.ts';
import { CloseListingDialog, type CloseListingDialogProps } from './close-listing-dialog.tsx';

const meta = {
	component: CloseListingDialog,
	args: {
		open: true,
		onClose: fn(),
		onDone: fn(),
		listing: house,
		onSubmit: fn<CloseListingDialogProps['onSubmit']>(async () => undefined),
	},
} satisfies Meta<typeof CloseListingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('button', { name: 'Đóng tin' }));
		await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith('SOLD');
		await expect(args.onClose).toHaveBeenCalled();
	},
};
export const Rental: Story = { args: { listing: rental } };
export const LongText: Story = { args: { listing: longTitle }, globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
