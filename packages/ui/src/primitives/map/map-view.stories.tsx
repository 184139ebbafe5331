import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { MapBox, MapMarker } from './map-model.ts';
import { MapTilesProvider } from './map-tiles.tsx';
import { MapTool } from './map-tool.tsx';
import { MapView, type MapViewProps } from './map-view.tsx';

const twoFingers = 'Dùng hai ngón tay để di chuyển bản đồ, hoặc chạm vào bản đồ trước.';
const box: MapBox = { south: 10.6, west: 106.4, north: 11, east: 107 };

const meta = {
	component: MapView,
	subcomponents: { MapTool, MapTilesProvider },
	args: {
		label: 'Bản đồ',
		help: 'Dùng phím mũi tên để di chuyển.',
		loadingLabel: 'Đang tải bản đồ…',
		failedLabel: 'Chưa tải được bản đồ.',
		retryLabel: 'Thử lại',
		labels: { zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', closePopup: 'Đóng' },
		baseMap: {
			sea: 'Biển Đông',
			hoangSa: 'Hoàng Sa (Việt Nam)',
			truongSa: 'Trường Sa (Việt Nam)',
			sources: 'Natural Earth',
		},
		box,
		markers: [],
		onView: fn(),
		onMove: fn(),
	},
	parameters: { layout: 'fullscreen' },
	decorators: [(Story) => <div style={{ height: 480 }}>{Story()}</div>],
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, canvasElement }) => {
		// Its sources are named with the page, and the scale above them once there is a map.
		const sources = canvas.getByText('Natural Earth');
		await expect(sources).toBeVisible();
		await canvas.findByRole('region', { name: 'Bản đồ' });
		await expect(sources).toBeVisible();
		const scale = await waitFor(() => {
			const found = canvasElement.querySelector('.leaflet-control-scale');
			expect(found).toBeVisible();
			return found as HTMLElement;
		});
		await expect(scale.getBoundingClientRect().bottom).toBeLessThanOrEqual(sources.getBoundingClientRect().top);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

/** What is to be in sight lies beside what stands over the edges of the map. */
export const ShowsItsBoxBesideWhatLiesOverIt: Story = {
	args: { insets: () => ({ top: 60, right: 0, bottom: 80, left: 120 }) },
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		const { box: seen } = (args.onView as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {};
		const across = map.clientWidth / (seen.east - seen.west);
		const along = map.clientHeight / (seen.north - seen.south);
		// To a pixel: it is drawn at whole ones.
		await expect((box.west - seen.west) * across).toBeGreaterThanOrEqual(119);
		await expect((seen.east - box.east) * across).toBeGreaterThanOrEqual(-1);
		await expect((seen.north - box.north) * along).toBeGreaterThanOrEqual(59);
		await expect((box.south - seen.south) * along).toBeGreaterThanOrEqual(79);
	},
};

/** Returns whether the page scrolls by it. */
const turnWheel = (map: HTMLElement) => fireEvent.wheel(map, { deltaY: -400, clientX: 300, clientY: 200 });

export const LeavesTheWheelToAPageUntilSomebodyIsInIt: Story = {
	args: { inPage: { twoFingers } },
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await canvas.findByRole('button', { name: 'Phóng to' });
		await expect(await turnWheel(map)).toBe(true);
		map.focus();
		await expect(await turnWheel(map)).toBe(false);
		await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(1));
		map.blur();
		await expect(await turnWheel(map)).toBe(true);
	},
};

export const LeavesAFingerToAPageUntilSomebodyIsInIt: Story = {
	args: { inPage: { twoFingers } },
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await canvas.findByRole('button', { name: 'Phóng to' });
		const scrollsPage = () => getComputedStyle(map).touchAction === 'pan-x pan-y';
		await expect(scrollsPage()).toBe(true);
		const hint = canvas.getByText(twoFingers);
		await expect(hint).not.toBeVisible();
		await fireEvent.touchMove(map, { touches: [new Touch({ identifier: 1, target: map })] });
		await waitFor(() => expect(hint).toBeVisible());
		await fireEvent.touchEnd(map);
		await waitFor(() => expect(hint).not.toBeVisible());

		// A mouse drags it at once.
		const at = (clientX: number) => ({ clientX, clientY: 200, button: 0 });
		await fireEvent.pointerDown(map, { pointerType: 'mouse', ...at(300) });
		await fireEvent.mouseDown(map, at(300));
		for (const x of [290, 250]) await fireEvent.mouseMove(map, at(x));
		await fireEvent.mouseUp(map, at(250));
		await waitFor(() => expect(args.onMove).toHaveBeenCalled());

		map.focus();
		await expect(scrollsPage()).toBe(false);
		map.blur();
		await expect(scrollsPage()).toBe(true);
	},
};

/** Gives the first box that the person moved to back only after the second. */
function Late(args: MapViewProps) {
	const [shown, setShown] = useState(args.box);
	const first = useRef<MapBox>(undefined);
	return (
		<MapView
			{...args}
			box={shown}
			onMove={(view) => {
				args.onMove?.(view);
				if (first.current) setShown(first.current);
				first.current ??= view.box;
			}}
		/>
	);
}

export const StaysWhereThePersonWentWhenAnOlderPlaceComesBackLate: Story = {
	render: (args) => <Late {...args} />,
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		map.focus();
		for (const times of [1, 2, 3]) {
			await waitFor(() => expect(map.querySelector('.leaflet-pan-anim')).not.toBeInTheDocument());
			// Leaflet reads the key's old number, which simulated typing leaves out.
			await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
			await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(times));
		}
		const wests = (args.onMove as ReturnType<typeof fn>).mock.calls.map(([view]) => view.box.west);
		await expect(wests[2] - wests[1]).toBeCloseTo(wests[1] - wests[0], 2);
		await expect(wests[2]).toBeGreaterThan(wests[1]);
	},
};

/** Drawn again with the same box after every move, as a page is when its list arrives. */
function Redrawn(args: MapViewProps) {
	const [, setMoves] = useState(0);
	return (
		<MapView
			{...args}
			box={{ ...args.box }}
			onMove={(view) => {
				args.onMove?.(view);
				setMoves((moves) => moves + 1);
			}}
		/>
	);
}

export const StaysWhereThePersonWentWhenThePageIsDrawnAnew: Story = {
	render: (args) => <Redrawn {...args} />,
	play: async ({ canvas, args }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		map.focus();
		for (const times of [1, 2]) {
			await waitFor(() => expect(map.querySelector('.leaflet-pan-anim')).not.toBeInTheDocument());
			await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
			await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(times));
		}
		const wests = (args.onMove as ReturnType<typeof fn>).mock.calls.map(([view]) => view.box.west);
		await expect(wests[1] - wests[0]).toBeCloseTo(wests[0] - args.box.west, 0);
		await expect((args.onView as ReturnType<typeof fn>).mock.lastCall?.[0].box.west).toBe(wests[1]);
	},
};

/** No place lies there, and nothing could be looked up in such a box. */
export const TellsNothingBehindTheEdgeOfTheWorld: Story = {
	args: { box: { south: -10, west: 20, north: 40, east: 180 } },
	decorators: [(Story) => <div style={{ width: 4_500 }}>{Story()}</div>],
	play: async ({ args }) => {
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		const box: MapBox | undefined = (args.onView as ReturnType<typeof fn>).mock.lastCall?.[0].box;
		await expect(box?.east).toBe(180);
		await expect(box?.west).toBeGreaterThan(-180);
	},
};

/** Whoever looks around and then fills the screen with the map wants to see what there is. */
export const TellsWhatIsInSightWhereItGetsLarger: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const told = args.onMove as ReturnType<typeof fn>;
		const frame = canvasElement.querySelector<HTMLElement>('[data-slot="map-view"]')?.parentElement as HTMLElement;
		const map = await canvas.findByRole('region', { name: 'Bản đồ' });
		await waitFor(() => expect(args.onView).toHaveBeenCalled());
		const seen = args.onView as ReturnType<typeof fn>;
		const larger = async (height: number) => {
			const times = seen.mock.calls.length;
			frame.style.height = `${height}px`;
			await waitFor(() => expect(seen.mock.calls.length).toBeGreaterThan(times));
		};
		// Where the page led nobody moved.
		await larger(520);
		await expect(told).not.toHaveBeenCalled();
		map.focus();
		await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
		await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
		await larger(700);
		await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
		const [before = 0, after = 0] = told.mock.calls.map(([view]) => view.box.north - view.box.south);
		await expect(after).toBeGreaterThan(before);
	},
};

const homes = [
	{ lat: 10.86, long: 106.58, price: '4,2 tỷ', title: 'Nhà phố ba tầng gần chợ Hóc Môn, hẻm xe hơi' },
	{ lat: 10.8, long: 106.7, price: '850 triệu', title: 'Căn hộ một phòng ngủ nhìn ra sông, đủ nội thất' },
	{ lat: 10.74, long: 106.82, price: '12,5 tỷ', title: 'Biệt thự góc hai mặt tiền, sân vườn rộng' },
];
const tags = (text: 'price' | 'title'): MapMarker[] =>
	homes.map((home) => ({
		id: home.title,
		lat: home.lat,
		long: home.long,
		kind: 'tag',
		text: home[text],
		label: `${home.price}: ${home.title}`,
	}));

export const DoPriceOnTags: Story = { tags: ['!test'], args: { markers: tags('price') } };

export const DontTitlesOnTags: Story = { tags: ['!test'], args: { markers: tags('title') } };
