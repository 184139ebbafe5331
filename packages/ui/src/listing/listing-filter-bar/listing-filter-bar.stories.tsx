import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListingFilterBar } from './listing-filter-bar.tsx';

const meta = {
	component: ListingFilterBar,
	args: { filter: { tradingType: 'BUY' }, onApply: fn(), onOpenFilters: fn() },
} satisfies Meta<typeof ListingFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = {
	args: { filter: { tradingType: 'BUY', search: 'nhà phố quận 1', priceMin: 1, areaMin: 50, sort: 'area-desc' } },
};
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const English: Story = { ...Full, globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

export const SearchesFromTheFirstPage: Story = {
	args: { filter: { tradingType: 'BUY', priceMin: 5, page: 4 } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm nhà đất' }), 'nha pho quan 1{Enter}');
		await expect(args.onApply).toHaveBeenCalledWith({ tradingType: 'BUY', priceMin: 5, search: 'nha pho quan 1' });
	},
};

export const ClearsTheWords: Story = {
	args: { filter: { search: 'nhà' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.clear(canvas.getByRole('searchbox'));
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm kiếm' }));
		await expect(args.onApply).toHaveBeenCalledWith({ search: undefined });
	},
};

export const Sorts: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sắp xếp' }), 'Giá thấp đến cao');
		await expect(args.onApply).toHaveBeenCalledWith({ tradingType: 'BUY', sort: 'price-asc' });
	},
};

export const CountsWhatIsSet: Story = {
	...Full,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc (2)' }));
		await expect(args.onOpenFilters).toHaveBeenCalledTimes(1);
	},
};
