import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { ListingPhoto } from './listing-photo.tsx';

const meta = {
	component: ListingPhoto,
	args: { photo: fixtures.house.cover },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ListingPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole('img', { name: 'Mặt đứng nhà ba tầng' })).toHaveAttribute('loading', 'lazy');
		const { width, height } = (
			canvasElement.querySelector('[data-slot="listing-photo"]') as HTMLElement
		).getBoundingClientRect();
		await expect(width / height).toBeCloseTo(4 / 3, 1);
	},
};
export const Eager: Story = {
	args: { eager: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
		const asked = document.head.querySelector(`link[rel=preload][as=image][href="${fixtures.house.cover?.url}"]`);
		await expect(asked).toHaveAttribute('fetchpriority', 'high');
	},
};
export const NoPhoto: Story = { args: { photo: null } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
