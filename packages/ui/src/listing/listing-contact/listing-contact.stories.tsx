import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { ListingContact } from './listing-contact.tsx';

const meta = {
	component: ListingContact,
	args: { summary: fixtures.house, detail: fixtures.houseDetail },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ListingContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Gọi 0900 001 234' })).toHaveAttribute('href', 'tel:+84900001234');
		for (const name of ['Chị Hạnh', '2 tin khác của người này'])
			await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/personal/p1');
	},
};
export const Loading: Story = { args: { detail: undefined } };
export const PhoneHidden: Story = {
	args: { detail: fixtures.sparseDetail },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trần Văn Bình' })).toHaveAttribute('href', '/personal/p2');
	},
};
/** Calling is not in red where the page has shares to buy. */
export const OfSharedInvestment: Story = {
	args: { summary: fixtures.offering },
	play: async ({ canvas, canvasElement }) => {
		const call = getComputedStyle(canvas.getByRole('link', { name: 'Gọi 0900 001 234' }));
		const card = getComputedStyle(canvasElement.querySelector('[data-slot=listing-contact]') as HTMLElement);
		await expect(call.backgroundColor).toBe(card.backgroundColor);
	},
};
export const OnlyShown: Story = {
	args: { calls: false },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('0900 001 234')).toBeVisible();
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
