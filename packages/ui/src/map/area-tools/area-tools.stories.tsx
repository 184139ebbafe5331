import { boxOfShape } from '@ancu/forms/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { MapArea, MapBox, MapPoint } from '../../primitives/map/index.ts';
import { ListingMap } from '../listing-map/listing-map.tsx';
import * as fixtures from '../map.fixtures.ts';
import { AreaTools, type AreaToolsProps } from './area-tools.tsx';
import { type AreaDrawing, useAreaDrawing } from './use-area-drawing.ts';

const saigon = { lat: 10.78, long: 106.7 };
const circle = { ...saigon, radius: 5_000 };
const outline = [
	{ lat: 10.9, long: 106.55 },
	{ lat: 10.92, long: 106.75 },
	{ lat: 10.8, long: 106.85 },
	{ lat: 10.72, long: 106.7 },
	{ lat: 10.78, long: 106.52 },
];

interface DemoProps extends AreaToolsProps {
	/** No circle is searched that is larger, metres. */
	most?: number;
}

/** The tools over a map that keeps the area, as a page does. */
function Demo({ area: first, onArea, most = 50_000, ...rest }: DemoProps) {
	const [area, setArea] = useState(first);
	const [box] = useState<MapBox>(first ? boxOfShape(first) : fixtures.box);
	const [center, setCenter] = useState<MapPoint>();
	const take = (next: MapArea | undefined) => {
		const taken = next && 'radius' in next ? { ...next, radius: Math.min(next.radius, most) } : next;
		setArea(taken);
		onArea(taken);
		return taken;
	};
	const drawing = useAreaDrawing(take);
	return (
		<ListingMap
			box={box}
			clusters={fixtures.clusters}
			total={1_264}
			onView={({ box: { south, north, west, east } }) =>
				setCenter({ lat: (south + north) / 2, long: (west + east) / 2 })
			}
			renderListing={({ title }) => <p className="p-4">{title}</p>}
			layers={{ area, onAreaChange: take, drawing: drawing.onMap }}
		>
			<AreaTools {...rest} area={area} onArea={take} drawing={drawing} center={center} />
		</ListingMap>
	);
}

const meta = {
	component: AreaTools,
	render: (args) => <Demo {...args} />,
	args: {
		area: undefined,
		onArea: fn(),
		locate: async () => ({ point: saigon }),
		renderPlaces: (close) => (
			<button type="button" onClick={close}>
				Phường Bến Nghé, Quận 1
			</button>
		),
		// The demo has its own, as a page has.
		drawing: {} as AreaDrawing,
		center: undefined,
	},
	parameters: { layout: 'fullscreen' },
	decorators: [(Story) => <div style={{ height: 640 }}>{Story()}</div>],
} satisfies Meta<typeof AreaTools>;

export default meta;
type Story = StoryObj<typeof meta>;

const findMap = () => screen.findByRole('region', { name: 'Bản đồ tin đăng' });
const tool = (name: string) => screen.getByRole('button', { name });

/** Presses the map at a share of its width and height. */
async function press(map: HTMLElement, x: number, y: number): Promise<void> {
	const at = pointOf(map, x, y);
	await fireEvent.pointerDown(map, at);
	await fireEvent.pointerUp(map, at);
	await fireEvent.click(map, at);
}

async function drag(map: HTMLElement, path: readonly (readonly [number, number])[]): Promise<void> {
	const [start = pointOf(map, 0, 0), ...rest] = path.map(([x, y]) => pointOf(map, x, y));
	await fireEvent.pointerDown(map, start);
	for (const at of rest) await fireEvent.pointerMove(map, at);
	await fireEvent.pointerUp(map, rest.at(-1) ?? start);
}

function pointOf(map: HTMLElement, x: number, y: number) {
	const { left, top, width, height } = map.getBoundingClientRect();
	return {
		clientX: left + width * x,
		clientY: top + height * y,
		isPrimary: true,
		button: 0,
		pointerType: 'mouse',
		bubbles: true,
	};
}

export const Default: Story = {};
export const Circle: Story = { tags: ['dark'], args: { area: circle } };
export const Outline: Story = { args: { area: outline } };
export const Dark: Story = { ...Circle, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...Circle, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { ...Outline, globals: { viewport: { value: 'phone320' } } };
/** What the map says of itself and how wide the circle is do not lie on each other. */
export const NarrowCircle: Story = {
	...Circle,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		await findMap();
		const said = await canvas.findByText(/trong khung bản đồ/);
		const distances = canvas.getByRole('group', { name: /^Tin trong bán kính/ });
		await expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(
			(distances.parentElement as HTMLElement).getBoundingClientRect().top,
		);
	},
};
export const NarrowWhileDrawing: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ userEvent }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		await press(map, 0.6, 0.7);
		await press(map, 0.8, 0.85);
		await waitFor(() => expect(screen.getAllByText('Đã đặt 2 góc, cần thêm 1.')[0]).toBeInTheDocument());
	},
};

export const DrawsCornerByCornerAndClosesAtTheFirst: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		const panel = document.querySelector('[data-slot="drawing-panel"]');
		const height = panel?.clientHeight;
		await press(map, 0.3, 0.4);
		await waitFor(() => expect(panel).toHaveTextContent('Đã đặt 1 góc, cần thêm 2.'));
		await expect(panel?.clientHeight).toBe(height);
		await press(map, 0.7, 0.4);
		await press(map, 0.7, 0.8);
		await press(map, 0.5, 0.9);
		await expect(args.onArea).not.toHaveBeenCalled();
		await press(map, 0.3, 0.4);
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		const [corners] = (args.onArea as ReturnType<typeof fn>).mock.calls[0] as [MapPoint[]];
		await expect(corners).toHaveLength(4);
		await expect(tool('Vẽ vùng')).toHaveAttribute('aria-pressed', 'false');
		await expect(map.querySelector('.area')).toBeInTheDocument();
	},
};

export const ClosesAtADoublePress: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		await press(map, 0.4, 0.5);
		await press(map, 0.7, 0.5);
		await press(map, 0.5, 0.8);
		await press(map, 0.5, 0.8);
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		await expect((args.onArea as ReturnType<typeof fn>).mock.calls[0]?.[0]).toHaveLength(3);
	},
};

export const DrawsFreehandInFewCorners: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		const turn = Array.from({ length: 400 }, (_, step) => (step / 400) * 2 * Math.PI);
		await drag(
			map,
			turn.map((angle) => [0.5 + 0.2 * Math.cos(angle) + 0.01 * Math.cos(angle * 40), 0.6 + 0.25 * Math.sin(angle)]),
		);
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		const [corners] = (args.onArea as ReturnType<typeof fn>).mock.calls[0] as [MapPoint[]];
		await expect(corners.length).toBeGreaterThan(8);
		await expect(corners.length).toBeLessThanOrEqual(60);
	},
};

export const DrawsByKeyboardAlone: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		tool('Vẽ vùng').focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(map).toHaveFocus());
		const corner = async (count: number) => {
			await userEvent.keyboard(' ');
			await waitFor(() => expect(screen.getAllByText(new RegExp(`Đã đặt ${count} góc`))[0]).toBeInTheDocument());
		};
		// Leaflet reads the key's old number, which simulated typing leaves out.
		const move = async (key: string, keyCode: number) => {
			await fireEvent.keyDown(map, { key, keyCode });
			await waitFor(() => expect(map.querySelector('.leaflet-pan-anim')).not.toBeInTheDocument());
		};
		await corner(1);
		await move('ArrowRight', 39);
		await corner(2);
		await move('ArrowDown', 40);
		await corner(3);
		await move('ArrowLeft', 37);
		await corner(4);
		await userEvent.keyboard('{Backspace}');
		await waitFor(() => expect(screen.getAllByText('Đã đặt 3 góc.')[0]).toBeInTheDocument());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		await expect((args.onArea as ReturnType<typeof fn>).mock.calls[0]?.[0]).toHaveLength(3);
	},
};

export const EscapeCancels: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		await press(map, 0.4, 0.5);
		await press(map, 0.6, 0.5);
		await press(map, 0.6, 0.7);
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(tool('Vẽ vùng')).toHaveAttribute('aria-pressed', 'false'));
		await expect(args.onArea).not.toHaveBeenCalled();
		await expect(map.querySelector('.sketch-corner')).not.toBeInTheDocument();
		await expect(map).not.toHaveClass('drawing');
	},
};

export const CancelledFromItsPanelGivesTheFocusBack: Story = {
	play: async ({ userEvent }) => {
		await findMap();
		await userEvent.click(tool('Vòng tròn'));
		(await screen.findByRole('button', { name: 'Hủy' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(tool('Vòng tròn')).toHaveFocus());
	},
};

export const TakingTheLastCornerAwayKeepsTheFocus: Story = {
	play: async ({ userEvent }) => {
		const map = await findMap();
		await userEvent.click(tool('Vẽ vùng'));
		await press(map, 0.4, 0.5);
		const undo = await screen.findByRole('button', { name: 'Bỏ góc' });
		undo.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
		await expect(undo).toHaveFocus();
	},
};

export const DrawsACircleFromItsCentre: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vòng tròn'));
		await drag(map, [
			[0.5, 0.6],
			[0.55, 0.6],
			[0.6, 0.6],
		]);
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		const [{ radius }] = (args.onArea as ReturnType<typeof fn>).mock.calls[0] as [typeof circle];
		await expect(radius).toBeGreaterThan(1_000);
		await expect(screen.getByText(/^Tin trong bán kính/)).toBeVisible();
	},
};

export const TakesAChosenRadiusRoundAPressedPoint: Story = {
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await userEvent.click(tool('Vòng tròn'));
		await userEvent.click(tool('500\u00a0m'));
		await press(map, 0.5, 0.6);
		await waitFor(() =>
			expect(args.onArea).toHaveBeenLastCalledWith({
				lat: expect.any(Number),
				long: expect.any(Number),
				radius: 500,
			}),
		);
		await userEvent.click(tool('10\u00a0km'));
		await waitFor(() => expect(args.onArea).toHaveBeenLastCalledWith(expect.objectContaining({ radius: 10_000 })));
	},
};

export const GivesTheSameChoiceWithoutDrawing: Story = {
	play: async ({ userEvent, args }) => {
		await findMap();
		await userEvent.click(tool('Chọn vùng không cần vẽ'));
		const dialog = within(await screen.findByRole('dialog', { name: 'Chọn vùng không cần vẽ' }));
		await userEvent.click(dialog.getByRole('button', { name: '5\u00a0km' }));
		await expect(dialog.getByText(/Giữa bản đồ là vĩ độ 10,8/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Tìm quanh giữa bản đồ' }));
		await waitFor(() => expect(args.onArea).toHaveBeenCalledWith(expect.objectContaining({ radius: 5_000 })));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const GivesTheFocusBackFromAWindowBehindAnother: Story = {
	play: async ({ userEvent }) => {
		await findMap();
		await userEvent.click(tool('Chọn vùng không cần vẽ'));
		const dialog = within(await screen.findByRole('dialog', { name: 'Chọn vùng không cần vẽ' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Tìm quanh chỗ tôi' }));
		const behind = within(await screen.findByRole('dialog', { name: 'Tìm tin gần bạn' }));
		await userEvent.click(behind.getByRole('button', { name: 'Để sau' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(tool('Chọn vùng không cần vẽ')).toHaveFocus();
	},
};

export const GoesAwayByItsButton: Story = {
	...Circle,
	play: async ({ userEvent, args }) => {
		const map = await findMap();
		await waitFor(() => expect(map.querySelector('.area')).toBeInTheDocument());
		await userEvent.click(tool('Xóa vùng'));
		await expect(args.onArea).toHaveBeenLastCalledWith(undefined);
		await waitFor(() => expect(map.querySelector('.area')).not.toBeInTheDocument());
		await expect(tool('Vẽ vùng')).toHaveFocus();
	},
};

/** Drags the handle at the edge of a circle outwards; answers where it was, and the handle. */
async function widen(map: HTMLElement): Promise<{ before: number; edge: HTMLElement }> {
	const edge = await waitFor(() => {
		const found = map.querySelector<HTMLElement>('.area-handle.edge');
		if (!found) throw new Error('There is no handle.');
		return found;
	});
	const { left, top } = edge.getBoundingClientRect();
	await fireEvent.mouseDown(edge, { clientX: left, clientY: top, button: 0 });
	for (const by of [30, 60]) await fireEvent.mouseMove(map, { clientX: left + by, clientY: top, button: 0 });
	await fireEvent.mouseUp(map, { clientX: left + 60, clientY: top, button: 0 });
	return { before: left, edge };
}

export const ComesBackToTheCircleThatIsSearched: Story = {
	...Circle,
	args: { area: circle },
	render: (args) => <Demo {...args} most={circle.radius} />,
	play: async ({ args }) => {
		const { before, edge } = await widen(await findMap());
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		await expect(edge.getBoundingClientRect().left).toBeCloseTo(before, 0);
	},
};

export const ChangesByItsHandles: Story = {
	...Circle,
	play: async ({ args }) => {
		await widen(await findMap());
		await waitFor(() => expect(args.onArea).toHaveBeenCalledTimes(1));
		const [{ radius, lat }] = (args.onArea as ReturnType<typeof fn>).mock.calls[0] as [typeof circle];
		await expect(radius).toBeGreaterThan(5_000);
		await expect(lat).toBeCloseTo(10.78, 3);
	},
};
