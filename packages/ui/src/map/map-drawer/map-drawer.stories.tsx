import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import * as fixtures from '../map.fixtures.ts';
import { MapDrawer, type MapDrawerProps } from './map-drawer.tsx';

const meta = {
	component: MapDrawer,
	args: {
		total: 342,
		children: (
			<ul className="grid gap-4">
				{[...fixtures.flats, ...fixtures.flats.map((flat) => ({ ...flat, id: `${flat.id}b` }))].map(({ id, title }) => (
					<li key={id} className="rounded-card border border-line bg-surface-raised p-4">
						<a href="/real-estate/1">{title}</a>
					</li>
				))}
			</ul>
		),
	},
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'phone360' } },
	decorators: [(Story) => <div className="cadastre relative h-[40rem] overflow-hidden bg-sea">{Story()}</div>],
} satisfies Meta<typeof MapDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Half: Story = { tags: ['dark'], args: { position: 'half' } };
export const Full: Story = { args: { position: 'full' } };
export const Loading: Story = { args: { total: undefined } };
export const Failed: Story = {
	args: { total: undefined, failed: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Chưa tải được tin' })).toBeVisible();
	},
};
export const MoreThanAThousand: Story = {
	args: { total: 1_001 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Hơn 1.000 tin' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], args: { position: 'half' }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { position: 'half' }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { position: 'half' }, globals: { viewport: { value: 'phone320' } } };

export const OpensAndFoldsByPresses: Story = {
	play: async ({ canvas, userEvent }) => {
		const handle = canvas.getByRole('button', { name: '342 tin' });
		await expect(handle).toHaveAttribute('aria-expanded', 'false');
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
		await userEvent.click(handle);
		await expect(canvas.getAllByRole('listitem')[0]).toBeVisible();
		await userEvent.click(handle);
		await expect(drawer(canvas)).toHaveAttribute('data-position', 'full');
		await userEvent.click(handle);
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};

export const OpensAndFoldsByArrowKeys: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}{ArrowUp}');
		await expect(drawer(canvas)).toHaveAttribute('data-position', 'half');
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await expect(drawer(canvas)).toHaveAttribute('data-position', 'full');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(drawer(canvas)).toHaveAttribute('data-position', 'folded');
	},
};

/** A drawer whose listings have another page. */
function Paged(props: MapDrawerProps) {
	const [page, setPage] = useState(1);
	return (
		<MapDrawer {...props} page={page}>
			{props.children}
			<button type="button" onClick={() => setPage(2)}>
				<Words vn="Trang sau" en="Next" />
			</button>
		</MapDrawer>
	);
}

export const BeginsAnotherPageAtItsTop: Story = {
	args: { position: 'half' },
	render: (args) => <Paged {...args} />,
	play: async ({ canvas, userEvent }) => {
		const first = () => canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().top ?? 0;
		const atTop = first();
		const next = canvas.getByRole('button', { name: 'Trang sau' });
		next.scrollIntoView();
		await expect(first()).toBeLessThan(atTop);
		await userEvent.click(next);
		await waitFor(() => expect(first()).toBe(atTop));
	},
};

export const IsDraggedByItsHandle: Story = {
	play: async ({ canvas, userEvent }) => {
		const handle = canvas.getByRole('button', { name: '342 tin' });
		const drag = async (to: number) => {
			const { x, y } = handle.getBoundingClientRect();
			const at = (clientY: number) => ({ pointerId: 1, button: 0, clientX: x + 20, clientY });
			fireEvent.pointerDown(handle, at(y + 10));
			fireEvent.pointerMove(handle, at((y + to) / 2));
			// It rests before it is let go, so that this is no flick.
			await new Promise((resolve) => requestAnimationFrame(resolve));
			fireEvent.pointerMove(handle, at(to));
			fireEvent.pointerMove(handle, at(to));
			fireEvent.pointerUp(handle, at(to));
			fireEvent.click(handle, { detail: 1 });
		};
		await drag(300);
		await waitFor(() => expect(drawer(canvas)).toHaveAttribute('data-position', 'half'));
		await drag(40);
		await waitFor(() => expect(drawer(canvas)).toHaveAttribute('data-position', 'full'));
		await drag(630);
		await waitFor(() => expect(drawer(canvas)).toHaveAttribute('data-position', 'folded'));
		// By key it opens after that like before.
		handle.focus();
		await userEvent.keyboard('{Enter}');
		await expect(drawer(canvas)).toHaveAttribute('data-position', 'half');
	},
};

function drawer(canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }): HTMLElement {
	return canvas.getByRole('region', { name: 'Danh sách tin trong khung bản đồ' });
}
