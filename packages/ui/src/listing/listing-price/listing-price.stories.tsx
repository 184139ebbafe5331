import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fixtures from '../listing.fixtures.ts';
import { ListingPrice } from './listing-price.tsx';

const meta = { component: ListingPrice, args: { listing: fixtures.house } } satisfies Meta<typeof ListingPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rental: Story = { args: { listing: fixtures.rental } };
export const Negotiable: Story = { args: { listing: fixtures.negotiable } };
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const LongText: Story = {
	args: { listing: fixtures.longTitle, size: 'lg' },
	globals: { viewport: { value: 'phone320' } },
};
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const DoAsPeopleSayIt: Story = { tags: ['!test'] };

export const DontAllTheZeros: Story = {
	tags: ['!test'],
	render: () => <p className="text-xl font-bold">Giá: 12.400.000.000 VNĐ (193.750.000 VNĐ/m2)</p>,
};
