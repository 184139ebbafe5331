import { writeListingFilter } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActiveFilters } from './active-filters.tsx';

const meta = {
	component: ActiveFilters,
	args: {
		filter: {
			search: 'nhà',
			provinceId: '79',
			districtId: '760',
			priceMin: 2_000_000_000,
			priceMax: 5_000_000_000,
			areaMin: 50,
			bedroomMin: 3,
			directions: ['EAST', 'SOUTH_EAST'],
			legalStatuses: ['HAVE_BOOK'],
			houseCategories: ['ALLEY'],
			categoryIds: ['house'],
		},
		names: { province: 'Hồ Chí Minh', district: 'Quận 1', category: 'Nhà riêng' },
		hrefOf: (filter) => `/real-estate?${writeListingFilter(filter)}`,
	},
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const One: Story = { args: { filter: { areaMax: 100 } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const Empty: Story = {
	args: { filter: { tradingType: 'BUY', sort: 'price-asc' } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('list', { name: 'Đang lọc theo' })).not.toBeInTheDocument();
	},
};

export const TakesTheDistrictAlongWithItsProvince: Story = {
	play: async ({ canvas }) => {
		const href = canvas.getByRole('link', { name: 'Bỏ lọc: Hồ Chí Minh' }).getAttribute('href') ?? '';
		await expect(href).not.toContain('district');
		await expect(href).toContain('priceMin=2000000000');
	},
};

export const ClearsEverythingButTheWords: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xóa bộ lọc' })).toHaveAttribute('href', '/real-estate?q=nh%C3%A0');
	},
};
