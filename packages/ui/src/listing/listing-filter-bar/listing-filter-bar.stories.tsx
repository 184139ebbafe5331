import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noProposals, suggestedDistrict } from '../search.fixtures.ts';
import { ListingFilterBar } from './listing-filter-bar.tsx';

const meta = {
	component: ListingFilterBar,
	args: {
		filter: { tradingType: 'BUY' },
		proposals: noProposals,
		onSearch: fn(),
		onApply: fn(),
		onOpenFilters: fn(),
	},
} satisfies Meta<typeof ListingFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = {
	tags: ['dark'],
	args: {
		filter: { tradingType: 'BUY', search: 'nhà phố quận 1', priceMin: 1, priceMax: 2, areaMin: 50, sort: 'area-desc' },
	},
};
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Full, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

export const SearchesFromTheFirstPage: Story = {
	args: { filter: { tradingType: 'BUY', priceMin: 5, page: 4 } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }), 'nha pho quan 1{Enter}');
		const search = 'nha pho quan 1';
		await expect(args.onSearch).toHaveBeenCalledWith(
			{ tradingType: 'BUY', priceMin: 5, search },
			{ label: search, filter: { search } },
		);
	},
};

export const OffersTheNearestAroundAPoint: Story = {
	args: { filter: { circle: { lat: 10.7769, long: 106.7009, radius: 5_000 } } },
	play: async ({ canvas, userEvent, args }) => {
		const sort = canvas.getByRole('combobox', { name: 'Sắp xếp' });
		await expect(sort).toHaveDisplayValue('Gần nhất');
		await userEvent.selectOptions(sort, 'Mới nhất');
		await expect(args.onApply).toHaveBeenCalledWith({ ...args.filter, sort: 'newest' });
	},
};

const box = { south: 20.9, west: 105.7, north: 21.1, east: 105.95 };

export const LooksElsewhereThanTheMap: Story = {
	args: { filter: { box } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }), 'Đà Nẵng{Enter}');
		await expect(args.onSearch).toHaveBeenCalledWith({ search: 'Đà Nẵng' }, expect.anything());
	},
};

export const StaysInSightForWhatIsNoPlace: Story = {
	args: { filter: { box } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }), 'hẻm xe hơi{Enter}');
		await expect(args.onSearch).toHaveBeenCalledWith({ box, search: 'hẻm xe hơi' }, expect.anything());
	},
};

export const ClearsTheWords: Story = {
	args: { filter: { search: 'nhà', priceMin: 5 } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.clear(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm kiếm' }));
		await expect(args.onSearch).toHaveBeenCalledWith({ priceMin: 5 }, undefined);
	},
};

export const GoesToThePlaceThatWasChosen: Story = {
	args: {
		filter: { tradingType: 'BUY', priceMin: 5, provinceId: '01', search: 'nhà' },
		proposals: { ...noProposals, suggestions: [suggestedDistrict] },
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(args.onSearch).toHaveBeenCalledWith(
			{ tradingType: 'BUY', priceMin: 5, provinceId: '79', districtId: '760' },
			{ label: 'Quận 1', detail: 'Hồ Chí Minh', filter: { provinceId: '79', districtId: '760' } },
		);
		await expect(canvas.getByRole('combobox', { name: 'Tìm nhà đất' })).toHaveValue('');
	},
};

export const KeepsTheOtherConditionsWithoutScripts: Story = {
	args: { filter: { tradingType: 'BUY', priceMin: 5, page: 4 } },
	play: async ({ canvasElement }) => {
		const form = canvasElement.querySelector('form') as HTMLFormElement;
		await expect(String(new URLSearchParams([...new FormData(form)] as [string, string][]))).toBe(
			'q=&type=BUY&priceMin=5',
		);
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
