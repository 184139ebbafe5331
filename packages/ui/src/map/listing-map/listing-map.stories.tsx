import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { vietnamBox } from '../../primitives/map/index.ts';
import * as fixtures from '../map.fixtures.ts';
import { ListingMap } from './listing-map.tsx';

const meta = {
	component: ListingMap,
	args: {
		box: fixtures.box,
		clusters: fixtures.clusters,
		total: 1_264,
		onView: fn(),
		onMove: fn(),
		onHighlight: fn(),
		onRetry: fn(),
		renderListing: ({ title }) => <p className="p-4">{title}</p>,
	},
	parameters: { layout: 'fullscreen' },
	decorators: [(Story) => <div style={{ height: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ListingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WholeCountry: Story = { args: { box: vietnamBox, clusters: [fixtures.veryMany] } };
export const Visited: Story = { args: { visitedIds: new Set(['1']) } };
export const Highlighted: Story = { args: { highlighted: { id: '1', locationLat: 10.78, locationLong: 106.7 } } };
export const Loading: Story = { args: { clusters: undefined, total: undefined } };
export const Empty: Story = { args: { clusters: [], total: 0 } };
export const Error: Story = {
	args: { failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const ShowsTheArchipelagosAsVietnamese: Story = {
	...WholeCountry,
	play: async ({ canvas }) => {
		await canvas.findByText('Hoàng Sa (Việt Nam)');
		await canvas.findByText('Trường Sa (Việt Nam)');
		await canvas.findByText('Biển Đông');
	},
};

export const SaysPricesAndCounts: Story = {
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: '12,4 tỷ: Nhà phố ba tầng đường Trần Đình Xu' });
		await canvas.findByRole('button', { name: 'Thỏa thuận: Biệt thự vườn ven hồ' });
		await canvas.findByRole('button', { name: '6 tin, giá 2,1 tỷ – 6,8 tỷ. Bấm để xem gần hơn.' });
		await canvas.findByRole('button', { name: '3 tin, giá thỏa thuận. Bấm để xem gần hơn.' });
	},
};

export const OpensAListingByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		const marker = await canvas.findByRole('button', { name: /^12,4 tỷ/ });
		marker.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByText('Nhà phố ba tầng đường Trần Đình Xu')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(canvas.queryByText('Nhà phố ba tầng đường Trần Đình Xu')).not.toBeInTheDocument());
	},
};

export const ComesCloserAtAPressOnACluster: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /^48 tin/ }));
		await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(1));
		const [{ south, north }] = (args.onMove as ReturnType<typeof fn>).mock.calls[0] as [typeof fixtures.box];
		await expect(south).toBeLessThan(fixtures.many.lat);
		await expect(north).toBeGreaterThan(fixtures.many.lat);
		await expect(north - south).toBeLessThan((fixtures.box.north - fixtures.box.south) / 2);
	},
};

export const TellsTheListWhichListingIsPointedAt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const marker = await canvas.findByRole('button', { name: /^12,4 tỷ/ });
		await userEvent.hover(marker);
		await waitFor(() => expect(args.onHighlight).toHaveBeenLastCalledWith('1'));
		await userEvent.unhover(marker);
		await waitFor(() => expect(args.onHighlight).toHaveBeenLastCalledWith(null));
	},
};

export const LightsTheClusterThatHoldsAListing: Story = {
	args: { highlighted: { id: 'elsewhere', locationLat: 10.831, locationLong: 106.621 } },
	play: async ({ canvas }) => {
		const marker = await canvas.findByRole('button', { name: /^6 tin/ });
		await waitFor(() => expect(marker).toHaveClass('highlighted'));
	},
};

export const MovesByKeyboardAndSaysWhere: Story = {
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ tin đăng' });
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		map.focus();
		// Leaflet reads the key's old number, which simulated typing leaves out.
		await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
		await waitFor(() => expect(args.onMove).toHaveBeenCalled());
	},
};
