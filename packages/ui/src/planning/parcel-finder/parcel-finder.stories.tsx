import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../planning.fixtures.ts';
import { ParcelFinder } from './parcel-finder.tsx';

const meta = {
	component: ParcelFinder,
	args: {
		address: <p>Phường Bến Nghé, Quận 1, Hồ Chí Minh</p>,
		wardId: '26740',
		parcels: undefined,
		commune: 'Phường Bến Nghé, Quận 1',
		onSearch: fn(),
		chosenId: undefined,
		onChoose: fn(),
		onClear: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ParcelFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { tags: ['dark'], args: { parcels: fixtures.parcels, chosenId: '1' } };
export const OnlyOne: Story = {
	args: { parcels: [fixtures.parcel], chosenId: '1' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Thửa này ở Phường Bến Nghé, Quận 1 đang hiện trên bản đồ.')).toBeVisible();
	},
};
export const TakesThePlotOffTheMap: Story = {
	args: { parcels: [fixtures.parcel], chosenId: '1' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thửa khỏi bản đồ' }));
		await expect(args.onClear).toHaveBeenCalledTimes(1);
		await expect(canvas.getByRole('button', { name: 'Tìm thửa đất' })).toHaveFocus();
	},
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
	args: { parcels: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Không tìm thấy thửa này ở Phường Bến Nghé, Quận 1.')).toBeVisible();
		await expect(canvas.getByText(/ghi xã, phường cũ/)).toBeVisible();
	},
};
export const Error: Story = {
	args: { failed: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Chưa tìm được thửa đất/)).toBeVisible();
	},
};
export const Dark: Story = { ...Found, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Found, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Empty, globals: { viewport: { value: 'phone320' } } };

export const AsksForWhatIsMissing: Story = {
	args: { wardId: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm thửa đất' }));
		await expect(await canvas.findByText('Hãy chọn tỉnh, huyện rồi xã in trên giấy chứng nhận.')).toBeVisible();
		await expect(canvas.getByText('Hãy nhập số tờ bản đồ.')).toBeVisible();
		await expect(canvas.getByText('Hãy nhập số thửa đất.')).toBeVisible();
		await expect(args.onSearch).not.toHaveBeenCalled();
	},
};

export const FindsByTheNumbersOfTheCertificate: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Số tờ' }), 'DC-12');
		await userEvent.type(canvas.getByRole('textbox', { name: 'Số thửa' }), '105{Enter}');
		await waitFor(() =>
			expect(args.onSearch).toHaveBeenCalledWith({ wardId: '26740', mapSheetNo: 'DC-12', landPlotNo: '105' }),
		);
	},
};

export const OffersEachPlotOfTheSameNumbers: Story = {
	args: { parcels: fixtures.parcels },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^3 thửa ở Phường Bến Nghé/)).toBeVisible();
		const plots = canvas.getAllByRole('button', { name: /^Thửa 105, tờ 12/ });
		await expect(plots[0]).toHaveTextContent('82,5 m²');
		await userEvent.click(plots[1] as HTMLElement);
		await expect(args.onChoose).toHaveBeenCalledWith(fixtures.parcels[1]);
	},
};
