import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { MapTilesProvider, vietnamBox } from '../../primitives/map/index.ts';
import { ClusterList } from '../cluster-list/cluster-list.tsx';
import * as fixtures from '../map.fixtures.ts';
import type { MapListing } from '../map-model.ts';
import { ListingMap, type ListingMapProps } from './listing-map.tsx';

const meta = {
	component: ListingMap,
	args: {
		box: fixtures.box,
		clusters: fixtures.clusters,
		total: 1_264,
		onView: fn(),
		onMove: fn(),
		onCloser: fn(),
		onHighlight: fn(),
		onRetry: fn(),
		renderListing: ({ title }) => (
			<p className="w-60 p-4">
				<a href="/real-estate/1">{title}</a>
			</p>
		),
		renderCluster: ({ count }) => (
			<ClusterList
				listings={fixtures.flats}
				total={count}
				onRetry={fn()}
				allHref="/search"
				hrefOf={({ sequenceId }) => `/real-estate/${sequenceId}`}
			/>
		),
	},
	parameters: { layout: 'fullscreen' },
	decorators: [(Story) => <div style={{ height: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ListingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		// Says prices and counts.
		await canvas.findByRole('button', { name: '12,4\u00a0tỷ: Nhà phố ba tầng đường Trần Đình Xu' });
		await canvas.findByRole('button', { name: 'Thỏa thuận: Biệt thự vườn ven hồ' });
		await canvas.findByRole('button', { name: '6 tin, 2,1–6,8\u00a0tỷ' });
		await canvas.findByRole('button', { name: '3 tin, giá thỏa thuận' });
	},
};
export const WholeCountry: Story = {
	args: { box: vietnamBox, clusters: [fixtures.veryMany] },
	play: async ({ canvas }) => {
		// Shows the archipelagos as Vietnamese.
		await canvas.findByText('Hoàng Sa (Việt Nam)');
		await canvas.findByText('Trường Sa (Việt Nam)');
		await canvas.findByText('Biển Đông');
	},
};
/** A narrow phone has little sea: whose the archipelagos are is read whole there too. */
export const WholeCountryNarrow: Story = {
	args: { box: vietnamBox, clusters: [fixtures.veryMany] },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		for (const name of ['Hoàng Sa (Việt Nam)', 'Trường Sa (Việt Nam)']) {
			const words = document.createRange();
			words.selectNodeContents(await canvas.findByText(name));
			const { left, right } = words.getBoundingClientRect();
			await expect(left, name).toBeGreaterThanOrEqual(0);
			await expect(right, name).toBeLessThanOrEqual(window.innerWidth);
		}
	},
};
export const Visited: Story = {
	args: { visitedIds: new Set(['1']) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: /^12,4\stỷ.*, đã xem$/ })).toHaveClass('visited');
	},
};
export const Saved: Story = {
	args: { savedIds: new Set(['1', '2']), visitedIds: new Set(['2']) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: /^12,4\stỷ.*, đã lưu$/ })).toHaveClass('saved');
		await canvas.findByRole('button', { name: /^850\striệu.*, đã lưu, đã xem$/ });
	},
};
export const Highlighted: Story = { args: { highlighted: { id: '1', locationLat: 10.78, locationLong: 106.7 } } };
export const Loading: Story = { args: { clusters: undefined, total: undefined, loading: true } };
export const Refreshing: Story = { args: { loading: true } };
export const Empty: Story = {
	args: { clusters: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Không có tin nào ở đây/)).toBeVisible();
	},
};
export const Error: Story = {
	args: { failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Approximate: Story = {
	args: { isApproximate: true, total: 12_345 },
	play: async ({ canvas }) => {
		await canvas.findByText('Khoảng 12.300 tin trong khung bản đồ');
		await canvas.findByRole('button', { name: 'khoảng 1.200 tin, 15\u00a0triệu–120\u00a0tỷ' });
	},
};
export const City: Story = {
	args: { box: { south: 10.76, west: 106.66, north: 10.8, east: 106.72 }, clusters: [] },
	play: async ({ canvas }) => {
		await canvas.findByText('Quận 1');
	},
};
export const Crowded: Story = { args: { clusters: fixtures.crowd(fixtures.box, 16, 9) } };
export const Dark: Story = { args: { savedIds: new Set(['1']) }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { savedIds: new Set(['1']) }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { savedIds: new Set(['1']) }, globals: { viewport: { value: 'phone320' } } };

/** Tiles that do not come leave the built-in ground in sight; whoever made them is named as plain text. */
export const TilesThatDoNotCome: Story = {
	decorators: [
		(Story) => (
			<MapTilesProvider tiles={{ url: '/no-such-tiles/{z}/{x}/{y}.png', attribution: '© <b>Ai đó</b>' }}>
				<Story />
			</MapTilesProvider>
		),
	],
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByText(/© <b>Ai đó<\/b>/);
		await canvas.findByText('TP. Hồ Chí Minh');
		await expect(canvasElement.querySelector('.land')).toBeVisible();
		await expect(canvas.queryByText('Chưa tải được bản đồ.')).not.toBeInTheDocument();
	},
};

export const SaysThatARentIsAMonths: Story = {
	args: { clusters: [fixtures.toLet] },
	play: async ({ canvas }) => {
		const marker = await canvas.findByRole('button', { name: '9,5\u00a0triệu/tháng: Căn hộ studio gần công viên' });
		await expect(marker).toHaveTextContent(/^9,5\striệu$/);
	},
};

export const OpensAListingByKeyboard: Story = {
	play: async ({ canvas, userEvent }) => {
		const marker = await canvas.findByRole('button', { name: /^12,4\stỷ/ });
		marker.focus();
		await userEvent.keyboard('{Enter}');
		const link = await canvas.findByRole('link', { name: 'Nhà phố ba tầng đường Trần Đình Xu' });
		await waitFor(() => expect(link.closest('.leaflet-popup')).toContainElement(document.activeElement as HTMLElement));
		await userEvent.tab();
		await expect(link).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(link).not.toBeInTheDocument());
		await expect(marker).toHaveFocus();
	},
};

export const IsOneStopOfTabAndArrowsGoFromMarkerToMarker: Story = {
	play: async ({ canvas, userEvent }) => {
		const map = await canvas.findByRole('region', { name: 'Bản đồ tin đăng' });
		const stops = () =>
			within(map)
				.getAllByRole('button')
				.filter(({ tabIndex, classList }) => tabIndex === 0 && classList.contains('marker'));
		await waitFor(() => expect(stops()).toHaveLength(1));
		map.focus();
		await userEvent.tab();
		await expect(stops()).toEqual([document.activeElement]);
		const count = canvas.getByRole('button', { name: /^1.204 tin/ });
		count.focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(canvas.getByRole('button', { name: /^12,4\stỷ/ })).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(canvas.getByRole('button', { name: /^48 tin/ })).toHaveFocus();
		await expect(stops()).toEqual([document.activeElement]);
		await userEvent.keyboard('{Escape}');
		await expect(map).toHaveFocus();
	},
};

export const KeepsTheFocusWhenMarkersAreReplaced: Story = {
	render: (args) => <Replacing {...args} />,
	play: async ({ canvas, userEvent }) => {
		const house = await canvas.findByRole('button', { name: /^12,4\stỷ/ });
		house.focus();
		// By name, not by press: the focus is to stay on the map.
		fireEvent(window, new Event('replace'));
		await canvas.findByRole('button', { name: /^7 tin/ });
		await expect(house).toHaveFocus();
		canvas.getByRole('button', { name: /^6 tin/ }).focus();
		fireEvent(window, new Event('replace'));
		await waitFor(() => expect(canvas.queryByRole('button', { name: /^6 tin/ })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('button', { name: /^48 tin/ })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
	},
};

export const CanBeSkipped: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('button', { name: /^12,4\stỷ/ });
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'Bỏ qua bản đồ' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await userEvent.tab();
		await expect(canvasElement.querySelector('[data-slot=listing-map]')).not.toContainElement(
			document.activeElement as HTMLElement,
		);
	},
};

export const ListsWhatNoZoomTellsApart: Story = {
	args: { clusters: [fixtures.tower, fixtures.few] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: '4 tin, 2,1–6,8\u00a0tỷ' }));
		await canvas.findByRole('heading', { name: '4 tin ở chỗ này' });
		await canvas.findByRole('link', { name: 'Xem tất cả 4 tin' });
		await expect(args.onCloser).not.toHaveBeenCalled();
	},
};

/** A map whose list of a place holds another search after a press. */
function Narrowed(props: ListingMapProps<MapListing>) {
	const [search, setSearch] = useState('Mọi giá');
	return (
		<>
			<ListingMap {...props} renderCluster={() => <p className="w-60 p-4">{search}</p>} />
			<button type="button" onClick={() => setSearch('Dưới 3 tỷ')}>
				<Words vn="Lọc giá" en="Filter by price" />
			</button>
		</>
	);
}

export const ListsUnderTheSearchOfNow: Story = {
	args: { clusters: [fixtures.tower, fixtures.few] },
	render: (args) => <Narrowed {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: '4 tin, 2,1–6,8\u00a0tỷ' }));
		await canvas.findByText('Mọi giá');
		await userEvent.click(canvas.getByRole('button', { name: 'Lọc giá' }));
		await canvas.findByText('Dưới 3 tỷ');
	},
};

export const FillsTheScreen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const map = canvasElement.querySelector<HTMLElement>('[data-slot=listing-map]') as HTMLElement;
		const before = map.offsetHeight;
		await userEvent.click(await canvas.findByRole('button', { name: 'Toàn màn hình' }));
		const leave = await canvas.findByRole('button', { name: 'Thoát toàn màn hình' });
		await expect(map.offsetHeight).toBe(window.innerHeight);
		leave.focus();
		await userEvent.keyboard('{Escape}');
		await canvas.findByRole('button', { name: 'Toàn màn hình' });
		await expect(map.offsetHeight).toBe(before);
	},
};

export const ComesCloserAtAPressOnACluster: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /^48 tin/ }));
		await waitFor(() => expect(args.onCloser).toHaveBeenCalledTimes(1));
		const [{ south, north }] = (args.onCloser as ReturnType<typeof fn>).mock.calls[0] as [typeof fixtures.box];
		await expect(south).toBeLessThan(fixtures.many.lat);
		await expect(north).toBeGreaterThan(fixtures.many.lat);
		await expect(north - south).toBeLessThan((fixtures.box.north - fixtures.box.south) / 2);
	},
};

export const TellsTheListWhichListingIsPointedAt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const marker = await canvas.findByRole('button', { name: /^12,4\stỷ/ });
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

/** One listing stays, one cluster grows, one goes. */
function Replacing(args: ListingMapProps<MapListing>) {
	const [step, setStep] = useState(0);
	useEffect(() => {
		const next = () => setStep((now) => now + 1);
		window.addEventListener('replace', next);
		return () => window.removeEventListener('replace', next);
	}, []);
	const { house, few, many } = fixtures;
	const steps = [
		[house, few, many],
		[house, few, many, { ...few, lat: 10.65, count: 7 }],
		[house, many],
	];
	return <ListingMap {...args} clusters={steps[Math.min(step, 2)]} />;
}

/** Loads again, as a page does. */
function Retried(props: ListingMapProps<MapListing>) {
	const [failed, setFailed] = useState(true);
	return <ListingMap {...props} failed={failed} loading={!failed} onRetry={() => setFailed(false)} />;
}

export const KeepsTheFocusOnTheMapWhileItIsTriedAgain: Story = {
	render: (args) => <Retried {...args} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByText(/tin trong khung bản đồ/)).toHaveFocus());
	},
};
