import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import type { GreenCheckPhoto, GreenCheckPosition } from '../verification-model.ts';
import { SitePhotos } from './site-photos.tsx';
import { SitePosition } from './site-position.tsx';

interface EvidenceProps {
	photos: readonly GreenCheckPhoto[];
	position: GreenCheckPosition | null;
	since: string | null;
}

/** What somebody brings along from a visit. */
function Evidence({ photos, position, since }: EvidenceProps) {
	return (
		<div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
			<SitePhotos photos={photos} since={since} />
			<SitePosition position={position} />
		</div>
	);
}

const meta = {
	component: Evidence,
	args: { photos: fixtures.filedCheck.photos, position: fixtures.position, since: fixtures.filedCheck.takenAt },
} satisfies Meta<typeof Evidence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chụp 10/03/2026 09:58')).toBeVisible();
		await expect(canvas.getByText('Chụp 02/03/2026 16:15, trước khi nhận việc')).toBeVisible();
		await expect(canvas.getByText('Ảnh không ghi giờ chụp')).toBeVisible();
		await expect(canvas.getByText('35 m')).toBeVisible();
		await expect(canvas.queryByText(/^Nơi ghi cách điểm/)).not.toBeInTheDocument();
	},
};
export const FarAndRough: Story = {
	tags: ['dark'],
	args: { position: fixtures.farPosition },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Nơi ghi cách điểm của tin 2,4\skm\./)).toBeVisible();
		await expect(canvas.getByText(/^Sai số tới 180\sm nên chưa chắc/)).toBeVisible();
	},
};
export const NearAsFarAsTheDeviceKnows: Story = {
	args: { position: { ...fixtures.position, distance: 390, accuracy: 95 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('390 m')).toBeVisible();
		await expect(canvas.queryByText(/^Nơi ghi|^Sai số tới/)).not.toBeInTheDocument();
	},
};
export const NoPoint: Story = { args: { position: { ...fixtures.position, distance: null, accuracy: null } } };
export const Empty: Story = { args: { photos: [], position: null } };
export const Dark: Story = { tags: ['!test'], args: { position: fixtures.farPosition }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { position: fixtures.farPosition }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { position: fixtures.farPosition },
	globals: { viewport: { value: 'phone320' } },
};

export const OpensAPhotoInFullSize: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem ảnh 2 trên 3 ở cỡ lớn' }));
		await screen.findByRole('dialog', { name: 'Ảnh 2 trên 3' });
		await userEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
		await screen.findByRole('dialog', { name: 'Ảnh 3 trên 3' });
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		const opener = canvas.getByRole('button', { name: 'Xem ảnh 2 trên 3 ở cỡ lớn' });
		await waitFor(() => expect(opener).toHaveFocus());
	},
};
