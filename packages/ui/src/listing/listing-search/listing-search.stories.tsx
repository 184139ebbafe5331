import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListingSearch } from './listing-search.tsx';

const meta = {
	component: ListingSearch,
	args: {
		action: '/search',
		provinces: [
			{ id: '01', name: 'Hà Nội' },
			{ id: '79', name: 'Hồ Chí Minh' },
		],
		onSearch: fn(),
	},
} satisfies Meta<typeof ListingSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { provinces: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const SendsWhatWasChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Cho thuê' }));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Khu vực' }), 'Hà Nội');
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm nhà đất' }), 'căn hộ{Enter}');
		await expect(args.onSearch).toHaveBeenCalledTimes(1);
		await expect(String((args.onSearch as ReturnType<typeof fn>).mock.calls[0]?.[0])).toBe(
			'type=RENT&q=c%C4%83n+h%E1%BB%99&province=01',
		);
	},
};

export const WorksWithoutScripts: Story = {
	play: async ({ canvasElement }) => {
		const form = canvasElement.querySelector('form') as HTMLFormElement;
		await expect(form.action).toMatch(/\/search$/);
		await expect(form.method).toBe('get');
	},
};
