import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { MapView } from '../../primitives/map/index.ts';
import * as fixtures from '../planning.fixtures.ts';
import { ZoneDetails } from '../zone-details/zone-details.tsx';
import { PlanningPanel, type PlanningPanelProps } from './planning-panel.tsx';
import { PlanningTool } from './planning-tool.tsx';

/** The panel keeping what a page keeps. */
function Demo({ shown: first, opacity: strength, onShown, onOpacity, ...rest }: PlanningPanelProps) {
	const [shown, setShown] = useState(first);
	const [opacity, setOpacity] = useState(strength);
	return (
		<div style={{ maxWidth: 340 }}>
			<PlanningPanel
				{...rest}
				shown={shown}
				opacity={opacity}
				onShown={(next) => {
					setShown(next);
					onShown(next);
				}}
				onOpacity={(next) => {
					setOpacity(next);
					onOpacity(next);
				}}
			/>
		</div>
	);
}

const meta = {
	component: PlanningPanel,
	render: (args) => <Demo {...args} />,
	args: {
		shown: true,
		onShown: fn(),
		onClose: fn(),
		state: 'ready',
		codes: fixtures.codes,
		onRetry: fn(),
		opacity: 0.6,
		onOpacity: fn(),
		onInspectCenter: fn(),
		parcels: (
			<p className="text-sm">
				<Words
					vn="Chọn xã, rồi nhập số tờ, số thửa."
					en="Choose a commune, then enter the map sheet and plot numbers."
				/>
			</p>
		),
	},
} satisfies Meta<typeof PlanningPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const details = <ZoneDetails zones={fixtures.zones} onRetry={fn()} onClose={fn()} />;

export const Default: Story = {};
export const Off: Story = { args: { shown: false } };
export const WithDetails: Story = { tags: ['dark'], args: { details } };
export const Loading: Story = { args: { state: 'loading', codes: [] } };
export const Empty: Story = { args: { codes: [] } };
export const TooFarOut: Story = { args: { state: 'far', codes: [] } };
export const Partial: Story = { args: { state: 'partial' } };
export const Error: Story = {
	args: { state: 'failed', codes: [] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], args: { details }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { details }, globals: { viewport: { value: 'phone320' } } };

const labels = { zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', closePopup: 'Đóng' };
const names = { sea: 'Biển Đông', hoangSa: 'Hoàng Sa (Việt Nam)', truongSa: 'Trường Sa (Việt Nam)', sources: '' };

/** The zones on a map with the panel beside, as strong as it says. */
function OnMap(props: PlanningPanelProps) {
	const [opacity, setOpacity] = useState(props.opacity);
	return (
		<div style={{ height: 640, position: 'relative' }}>
			<MapView
				label="Bản đồ quy hoạch"
				help="Dùng phím mũi tên để di chuyển."
				loadingLabel="Đang tải bản đồ…"
				failedLabel="Chưa tải được bản đồ."
				retryLabel="Thử lại"
				labels={labels}
				baseMap={names}
				box={fixtures.box}
				markers={[]}
				zones={fixtures.mapZones}
				zoneOpacity={opacity}
				shapes={plots}
			/>
			<div className="absolute inset-y-3 right-3 z-10 flex w-80 flex-col">
				<PlanningPanel {...props} opacity={opacity} onOpacity={setOpacity} />
			</div>
		</div>
	);
}

const plots = [
	{
		geometry: {
			type: 'Polygon' as const,
			coordinates: [
				[
					[106.6975, 10.7755],
					[106.6995, 10.7755],
					[106.6995, 10.777],
					[106.6975, 10.777],
					[106.6975, 10.7755],
				],
			],
		},
		label: '105',
	},
];

export const OnTheMap: Story = {
	render: (args) => <OnMap {...args} />,
	parameters: { layout: 'fullscreen' },
	play: async () => {
		const map = await screen.findByRole('region', { name: 'Bản đồ quy hoạch' });
		await waitFor(() => expect(map.querySelectorAll('path.zone')).toHaveLength(fixtures.mapZones.length));
		await waitFor(() => expect(map.querySelector('.zone-label')).toBeInTheDocument());
		await expect(map.querySelector('path.zone')).toHaveAttribute('fill', expect.stringContaining('#FFA0FF'));
		await fireEvent.change(screen.getByRole('slider', { name: 'Độ đậm' }), { target: { value: '30' } });
		await waitFor(() => expect(map.querySelector('.leaflet-zones-pane')).toHaveStyle({ opacity: '0.3' }));
	},
};
export const OnTheMapDark: Story = {
	...OnTheMap,
	globals: { theme: 'dark' },
	play: async () => {
		await screen.findByRole('region', { name: 'Bản đồ quy hoạch' });
	},
};

export const SwitchesTheLayerAndItsStrength: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const slider = canvas.getByRole('slider', { name: 'Độ đậm' });
		await expect(slider).toHaveAttribute('aria-valuetext', '60%');
		await fireEvent.change(slider, { target: { value: '80' } });
		await expect(args.onOpacity).toHaveBeenCalledWith(0.8);
		await userEvent.click(canvas.getByRole('button', { name: 'Xem quy hoạch tại tâm bản đồ' }));
		await expect(args.onInspectCenter).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('switch', { name: 'Hiện quy hoạch trên bản đồ' }));
		await expect(args.onShown).toHaveBeenCalledWith(false);
		await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Đóng lớp quy hoạch' }));
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};

/** The tool that opens the panel, and a point asked about in it, as a map keeps them. */
function WithTool({ open: first = false, ...props }: PlanningPanelProps & { open?: boolean }) {
	const [open, setOpen] = useState(first);
	const [isAsked, setAsked] = useState(false);
	return (
		<div className="grid justify-items-start gap-3">
			<PlanningTool open={open} onPress={() => setOpen(!open)} />
			{open && (
				<PlanningPanel
					{...props}
					onClose={() => setOpen(false)}
					onInspectCenter={() => setAsked(true)}
					details={isAsked && <ZoneDetails zones={fixtures.zones} onRetry={fn()} onClose={() => setAsked(false)} />}
				/>
			)}
		</div>
	);
}

export const GivesTheFocusBackToItsTool: Story = {
	render: (args) => <WithTool {...args} />,
	play: async ({ canvas, userEvent }) => {
		const tool = canvas.getByRole('button', { name: 'Lớp quy hoạch' });
		await userEvent.click(tool);
		canvas.getByRole('button', { name: 'Đóng lớp quy hoạch' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.queryByRole('region', { name: 'Lớp quy hoạch' })).not.toBeInTheDocument();
		await waitFor(() => expect(tool).toHaveFocus());
	},
};

export const GivesTheFocusToItsToolWhenItWasOpenAtFirst: Story = {
	render: (args) => <WithTool {...args} open />,
	play: async ({ canvas, userEvent }) => {
		// The point's answer goes along with the panel.
		await userEvent.click(canvas.getByRole('button', { name: 'Xem quy hoạch tại tâm bản đồ' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Đóng lớp quy hoạch' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Lớp quy hoạch' })).toHaveFocus());
	},
};

export const APointGivesTheFocusBackToWhatAskedForIt: Story = {
	render: (args) => <WithTool {...args} open />,
	play: async ({ canvas, userEvent }) => {
		const ask = canvas.getByRole('button', { name: 'Xem quy hoạch tại tâm bản đồ' });
		await userEvent.click(ask);
		canvas.getByRole('button', { name: 'Đóng kết quả tại điểm này' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.queryByRole('region', { name: 'Quy hoạch tại điểm này' })).not.toBeInTheDocument();
		await expect(ask).toHaveFocus();
	},
};

/** Loads again, as a page does. */
function Retried(props: PlanningPanelProps) {
	const [state, setState] = useState(props.state);
	return <PlanningPanel {...props} state={state} onRetry={() => setState('loading')} />;
}

export const LeadsToItsHeadingWhileItIsTriedAgain: Story = {
	args: { state: 'failed', codes: [] },
	render: (args) => <Retried {...args} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lớp quy hoạch' })).toHaveFocus());
	},
};
