import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { MapPoint } from '../../primitives/map/index.ts';
import { PinMap, type PinMapProps } from './pin-map.tsx';

const box = { south: 10.75, north: 10.8, west: 106.67, east: 106.73 };

/** Keeps what is pinned, as a form does. */
function Pinned(props: PinMapProps) {
	const [pin, setPin] = useState<MapPoint | null>(props.pin);
	return (
		<PinMap
			{...props}
			pin={pin}
			onPin={(point) => {
				setPin(point);
				props.onPin?.(point);
			}}
		/>
	);
}

const meta = {
	component: PinMap,
	args: { box, pin: null, onPin: fn() },
	render: (args) => <Pinned {...args} />,
} satisfies Meta<typeof PinMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPin: Story = { tags: ['dark'], args: { pin: { lat: 10.7769, long: 106.7009 } } };
export const ShownAlone: Story = {
	args: { pin: { lat: 10.7769, long: 106.7009 } },
	render: ({ box: place, pin }) => <PinMap box={place} pin={pin} />,
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Bản đồ vị trí' })).toBeVisible());
		await expect(canvas.getByRole('status')).toHaveTextContent('Đã ghim ở vĩ độ 10,77');
		await expect(canvas.queryByRole('button', { name: 'Bỏ ghim' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = {
	tags: ['!test'],
	args: { pin: { lat: 10.7769, long: 106.7009 } },
	globals: { theme: 'dark' },
};
export const English: Story = {
	tags: ['!test'],
	args: { pin: { lat: 10.7769, long: 106.7009 } },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { pin: { lat: 10.7769, long: 106.7009 } },
	globals: { viewport: { value: 'phone320' } },
};

export const PinsTheMiddleByKeyboardAndTakesItAway: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Bản đồ để ghim vị trí' })).toBeVisible());
		const pinCenter = canvas.getByRole('button', { name: 'Ghim vào giữa khung' });
		await waitFor(() => expect(pinCenter).not.toHaveAttribute('aria-disabled'));
		pinCenter.focus();
		await userEvent.keyboard('{Enter}');
		const [point] = (args.onPin as ReturnType<typeof fn>).mock.calls[0] ?? [];
		await expect(point.lat).toBeCloseTo(10.775, 2);
		await expect(point.long).toBeCloseTo(106.7, 2);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Vị trí đã ghim' })).toBeVisible());
		await expect(canvas.getByRole('status')).toHaveTextContent('Đã ghim ở vĩ độ 10,77');
		canvas.getByRole('button', { name: 'Bỏ ghim' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onPin).toHaveBeenLastCalledWith(null);
		await expect(canvas.getByRole('status')).toHaveTextContent('Chưa ghim vị trí.');
		await expect(pinCenter).toHaveFocus();
	},
};

export const PinsWhereTheMapIsPressed: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const map = await waitFor(() => canvas.getByRole('region', { name: 'Bản đồ để ghim vị trí' }));
		await userEvent.click(map);
		await waitFor(() => expect(args.onPin).toHaveBeenCalledWith({ lat: expect.any(Number), long: expect.any(Number) }));
	},
};
