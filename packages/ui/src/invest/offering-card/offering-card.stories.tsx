import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OfferingCard, OfferingCardSkeleton } from './offering-card.tsx';

const meta = {
	component: OfferingCard,
	args: {
		listing: fixtures.listed,
		href: '/real-estate/1204',
		photo: <span className="hatch block aspect-4/3 bg-surface-sunken" />,
		now: fixtures.now,
		level: 2,
	},
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof OfferingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: fixtures.listed.title })).toHaveAttribute(
			'href',
			'/real-estate/1204',
		);
		await expect(canvas.getByText('Đang mở bán')).toBeVisible();
		await expect(canvas.getByText(/^Góp từ 15\.000\.000\s₫$/)).toBeVisible();
	},
};
export const Loading: Story = { render: () => <OfferingCardSkeleton /> };
export const Upcoming: Story = { args: { listing: { ...fixtures.listed, offering: fixtures.upcoming } } };
export const SoldOut: Story = { args: { listing: { ...fixtures.listed, offering: fixtures.soldOut } } };
export const Failed: Story = { args: { listing: { ...fixtures.listed, offering: fixtures.failed } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { listing: fixtures.longListed },
	globals: { viewport: { value: 'phone320' } },
};
