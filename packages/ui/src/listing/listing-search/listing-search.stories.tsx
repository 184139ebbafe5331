import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noProposals, suggestedDistrict } from '../search.fixtures.ts';
import { ListingSearch } from './listing-search.tsx';

const meta = {
	component: ListingSearch,
	args: {
		action: '/search',
		provinces: [
			{ id: '01', name: 'Hà Nội' },
			{ id: '79', name: 'Hồ Chí Minh' },
		],
		proposals: noProposals,
		onSearch: fn(),
	},
} satisfies Meta<typeof ListingSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvasElement }) => {
		// Works without scripts.
		const form = canvasElement.querySelector('form') as HTMLFormElement;
		await expect(form.action).toMatch(/\/search$/);
		await expect(form.method).toBe('get');
		await expect(new FormData(form).has('q')).toBe(true);
	},
};
export const Loading: Story = { args: { provinces: undefined } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const HandsOnKindPlaceAndWords: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Cho thuê' }));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Khu vực' }), 'Hà Nội');
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }), 'căn hộ{Enter}');
		await expect(args.onSearch).toHaveBeenCalledTimes(1);
		await expect(args.onSearch).toHaveBeenCalledWith(
			{ tradingType: 'RENT', provinceId: '01', search: 'căn hộ' },
			{ label: 'căn hộ', filter: { search: 'căn hộ' } },
		);
	},
};

export const HandsOnTheKindAndThePlaceThatWasChosen: Story = {
	args: { proposals: { ...noProposals, suggestions: [suggestedDistrict] } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Cho thuê' }));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Khu vực' }), 'Hà Nội');
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm nhà đất' }), 'q1');
		await userEvent.click(canvas.getByRole('option', { name: /Quận 1/ }));
		await expect(args.onSearch).toHaveBeenCalledWith(
			{ tradingType: 'RENT', provinceId: '79', districtId: '760' },
			expect.objectContaining({ label: 'Quận 1' }),
		);
	},
};
