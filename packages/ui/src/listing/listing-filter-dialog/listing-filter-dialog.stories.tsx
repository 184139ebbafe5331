import { categories } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ListingFilterDialog } from './listing-filter-dialog.tsx';

const meta = {
	component: ListingFilterDialog,
	args: {
		open: true,
		onClose: fn(),
		filter: { tradingType: 'BUY', priceMax: 5_000_000_000, bedroomMin: 2 },
		categories: categories.map(({ code, name }) => ({ id: code, name: name.vn })),
		address: () => null,
		found: { total: 234 },
		onChange: fn(),
		onApply: fn(),
	},
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListingFilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const saysOnItsButton = (words: string): NonNullable<Story['play']> => {
	return async ({ userEvent, args }) => {
		await screen.findByRole('form', { name: 'Lọc tin đăng' });
		await userEvent.click(screen.getByRole('button', { name: words }));
		await expect(args.onApply).toHaveBeenCalledWith(args.filter);
	};
};

export const Default: Story = { tags: ['dark'], play: saysOnItsButton('Xem 234 tin') };
export const MoreThanAThousand: Story = {
	args: { found: { total: 1_001 } },
	play: saysOnItsButton('Xem hơn 1.000 tin'),
};
export const None: Story = { args: { found: { total: 0 } }, play: saysOnItsButton('Không có tin nào') };
export const Counting: Story = {
	args: { found: { total: 234, counting: true } },
	play: saysOnItsButton('Xem 234 tin'),
};
export const NotCounted: Story = { args: { found: { total: undefined } }, play: saysOnItsButton('Xem kết quả') };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const SaysTheCountToThoseWhoDoNotSeeIt: Story = {
	play: async () => {
		await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Xem 234 tin'));
	},
};

export const KeepsWhatWasChosenFromAStrayKeyOrTouch: Story = {
	play: async ({ userEvent, args }) => {
		const dialog = await screen.findByRole('dialog');
		await userEvent.click(await screen.findByRole('checkbox', { name: 'Nhà riêng' }));
		await waitFor(() => expect(args.onChange).toHaveBeenCalled());
		const apply = screen.getByRole('button', { name: 'Xem 234 tin' });
		for (const stray of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(dialog)]) {
			screen.getByRole('checkbox', { name: 'Nhà riêng' }).focus();
			await stray();
			await waitFor(() => expect(apply).toHaveFocus());
			await expect(screen.getByText(/chưa được dùng/)).toBeVisible();
			await expect(args.onClose).not.toHaveBeenCalled();
		}
		await userEvent.keyboard('{Enter}');
		await expect(args.onApply).toHaveBeenCalledWith({ ...args.filter, categoryIds: ['house'] });
	},
};

export const ClosesByAStrayTouchWhileNothingWasChosen: Story = {
	play: async ({ userEvent, args }) => {
		await screen.findByRole('form', { name: 'Lọc tin đăng' });
		await userEvent.click(screen.getByRole('dialog'));
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
	},
};
