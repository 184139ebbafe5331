import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { ListingGallery } from './listing-gallery.tsx';

const { photos } = fixtures.houseDetail;

const meta = { component: ListingGallery, args: { photos } } satisfies Meta<typeof ListingGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const One: Story = { args: { photos: photos.slice(0, 1) } };
export const Two: Story = { args: { photos: photos.slice(0, 2) } };
export const Many: Story = {
	args: { photos: [...photos, ...photos.map((photo) => ({ ...photo, url: `${photo.url}#2` }))] },
};
export const Empty: Story = { args: { photos: [] } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const OpensAndTurnsByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem ảnh 1 trên 3 ở cỡ lớn' }));
		await screen.findByRole('dialog', { name: 'Ảnh 1 trên 3' });
		await userEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
		await screen.findByRole('dialog', { name: 'Ảnh 2 trên 3' });
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await screen.findByRole('dialog', { name: 'Ảnh 3 trên 3' });
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	},
};
