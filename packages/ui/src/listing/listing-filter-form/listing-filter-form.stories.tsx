import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ListingFilterForm } from './listing-filter-form.tsx';

const meta = {
	component: ListingFilterForm,
	args: {
		id: 'filters',
		filter: { tradingType: 'BUY' },
		categories: [
			{ id: 'house', name: 'Nhà riêng' },
			{ id: 'villa', name: 'Biệt thự, liền kề' },
		],
		address: null,
		onApply: fn(),
	},
	decorators: [
		(Story) => (
			<div className="grid max-w-md gap-4 bg-surface-raised p-4 text-ink">
				{Story()}
				<Button type="submit" form="filters">
					Xem kết quả
				</Button>
			</div>
		),
	],
} satisfies Meta<typeof ListingFilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const set = {
	tradingType: 'BUY',
	search: 'nhà phố',
	sort: 'price-asc',
	categoryIds: ['villa'],
	priceMin: 2_000_000_000,
	priceMax: 5_000_000_000,
	areaMin: 50,
	bedroomMin: 3,
	directions: ['EAST', 'SOUTH'],
	legalStatuses: ['HAVE_BOOK'],
} as const;

export const Empty: Story = {};
export const Full: Story = {
	args: { filter: { ...set, categoryIds: ['villa'], directions: ['EAST', 'SOUTH'], legalStatuses: ['HAVE_BOOK'] } },
};
export const Rent: Story = { args: { filter: { tradingType: 'RENT' } } };
export const EveryKind: Story = { args: { withKind: true, filter: {} } };
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const English: Story = { ...Full, globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

export const AppliesEverythingAndKeepsWhatItDoesNotShow: Story = {
	args: { filter: { tradingType: 'BUY', search: 'nhà phố', sort: 'price-asc' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại nhà đất' }), 'Biệt thự, liền kề');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Giá từ' }), '2 tỷ');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Giá đến' }), '5 tỷ');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Diện tích từ' }), '50 m²');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Số phòng ngủ' }), 'Từ 3');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Đông' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Đông Nam' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Đã có sổ' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await expect(args.onApply).toHaveBeenCalledWith({
			tradingType: 'BUY',
			search: 'nhà phố',
			sort: 'price-asc',
			box: undefined,
			categoryIds: ['villa'],
			priceMin: 2_000_000_000,
			priceMax: 5_000_000_000,
			areaMin: 50,
			bedroomMin: 3,
			directions: ['EAST', 'SOUTH_EAST'],
			legalStatuses: ['HAVE_BOOK'],
		});
	},
};

export const OffersAValueThatIsNoStep: Story = {
	args: { filter: { tradingType: 'BUY', priceMin: 1_234_000_000 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox', { name: 'Giá từ' })).toHaveDisplayValue('1,234 tỷ');
	},
};
