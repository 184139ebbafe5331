import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import { Button } from '../button/index.ts';
import { useLateComponent } from './use-late-component.ts';

interface LateProps {
	/** Brings the component. */
	load: () => Promise<ComponentType<object>>;
}

const Part = () => (
	<p>
		<Words vn="Phần này vừa tới." en="This part has just come." />
	</p>
);

/** A part that is needed once it is asked for. */
function Late({ load }: LateProps) {
	const [isNeeded, setNeeded] = useState(false);
	const late = useLateComponent(load, isNeeded);
	const Loaded = late.component;
	return (
		<div className="grid justify-items-start gap-3">
			<Button variant="secondary" onClick={() => setNeeded((before) => !before)}>
				{isNeeded ? <Words vn="Đóng" en="Close" /> : <Words vn="Mở" en="Open" />}
			</Button>
			{isNeeded && (
				<div role="status">
					{late.failed && (
						<Button size="sm" onClick={late.retry}>
							<Words vn="Thử lại" en="Try again" />
						</Button>
					)}
					{!late.failed && !Loaded && <Words vn="Đang tải…" en="Loading…" />}
					{Loaded && <Loaded />}
				</div>
			)}
		</div>
	);
}

const meta = {
	component: Late,
	args: { load: fn(async () => Part) },
} satisfies Meta<typeof Late>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is fetched when it is needed, and once: what has come stays. */
export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(args.load).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
		await expect(await canvas.findByText('Phần này vừa tới.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
		await expect(canvas.getByText('Phần này vừa tới.')).toBeVisible();
		await expect(args.load).toHaveBeenCalledTimes(1);
	},
};

export const Loading: Story = {
	args: { load: fn(() => new Promise<never>(() => {})) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
		await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…');
	},
};

/** What did not come is asked for again by whoever looks at it. */
export const ComesAtTheSecondTry: Story = {
	render: function Render() {
		const [load] = useState(() => {
			let tries = 0;
			return async () => {
				tries += 1;
				if (tries === 1) throw new Error('The connection is gone.');
				return Part;
			};
		});
		return <Late load={load} />;
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
		await expect(await canvas.findByText('Phần này vừa tới.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
