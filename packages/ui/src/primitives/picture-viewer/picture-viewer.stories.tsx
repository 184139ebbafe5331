import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PictureViewer, type PictureViewerProps, type ViewedPicture } from './picture-viewer.tsx';

const drawn = (name: string): ViewedPicture => ({
	url: `data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#dfe7e8"/><path d="M80 480h640M240 480V260l160-110 160 110v220" fill="none" stroke="#16323a" stroke-width="8"/></svg>`,
	)}`,
	caption: name,
	width: 800,
	height: 600,
});

function Demo({ open: first, onOpen, ...props }: PictureViewerProps) {
	const [open, setOpen] = useState(first);
	return (
		<>
			<Button onClick={() => setOpen(0)}>Mở</Button>
			<PictureViewer
				{...props}
				open={open}
				title={`Ảnh ${(open ?? 0) + 1} trên ${props.pictures.length}`}
				onOpen={(index) => {
					setOpen(index);
					onOpen(index);
				}}
			/>
		</>
	);
}

const meta = {
	component: PictureViewer,
	render: (args) => <Demo {...args} />,
	args: {
		pictures: [drawn('Mặt tiền'), drawn('Trong hẻm')],
		open: 0,
		onOpen: fn(),
		title: 'Ảnh',
		labels: { close: 'Đóng', previous: 'Ảnh trước', next: 'Ảnh sau' },
	},
	// A frame each: an open one covers the page that it stands on.
	parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const One: Story = {
	args: { pictures: [drawn('Mặt tiền')] },
	play: async () => {
		await expect(screen.queryByRole('button', { name: 'Ảnh sau' })).not.toBeInTheDocument();
	},
};

export const TurnsByButtonAndKey: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(await screen.findByRole('button', { name: 'Ảnh sau' }));
		await screen.findByRole('dialog', { name: 'Ảnh 2 trên 2' });
		await userEvent.keyboard('{ArrowRight}');
		await screen.findByRole('dialog', { name: 'Ảnh 1 trên 2' });
		await userEvent.keyboard('{ArrowLeft}');
		await expect(args.onOpen).toHaveBeenLastCalledWith(1);
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(null));
	},
};

/** What a finger does on a phone is the browser's scrolling. */
export const TurnsByAFinger: Story = {
	play: async ({ userEvent, args }) => {
		const strip = await screen.findByRole('list', { name: 'Ảnh 1 trên 2' });
		await waitFor(() => expect(strip.clientWidth).toBeGreaterThan(0));
		strip.scrollTo({ left: strip.clientWidth });
		await screen.findByRole('dialog', { name: 'Ảnh 2 trên 2' });
		await expect(args.onOpen).toHaveBeenLastCalledWith(1);
		await userEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
		await screen.findByRole('dialog', { name: 'Ảnh 1 trên 2' });
		await waitFor(() => expect(strip.scrollLeft).toBe(0));
	},
};

export const OpensAtAnyOfThem: Story = {
	args: { open: 1 },
	play: async () => {
		const strip = await screen.findByRole('list', { name: 'Ảnh 2 trên 2' });
		await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(0));
		await expect(screen.getByRole('img', { name: 'Trong hẻm' })).toBeVisible();
		await expect(strip.scrollLeft).toBe(strip.clientWidth);
	},
};

export const SaysWhichOneIsOpenWithoutACaption: Story = {
	args: { pictures: [drawn('Mặt tiền'), { ...drawn(''), caption: null }] },
	play: async ({ userEvent }) => {
		const dialog = await screen.findByRole('dialog', { name: 'Ảnh 1 trên 2' });
		await expect(screen.getByRole('img', { name: 'Mặt tiền' })).toBeVisible();
		const said = dialog.querySelector('[aria-live]');
		await expect(said).toHaveTextContent('Ảnh 1 trên 2 Mặt tiền');
		await userEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
		await expect(await screen.findByRole('img', { name: 'Ảnh 2 trên 2' })).toBeVisible();
		await expect(said).toHaveTextContent('Ảnh 2 trên 2');
	},
};

/** The focus is on the cross then, which stands beside the pictures. */
export const TurnsByKeyAsSoonAsItIsOpen: Story = {
	args: { open: null },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
		await screen.findByRole('dialog', { name: 'Ảnh 1 trên 2' });
		await waitFor(() => expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}');
		await screen.findByRole('dialog', { name: 'Ảnh 2 trên 2' });
		await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
		await expect(args.onOpen).toHaveBeenLastCalledWith(1);
	},
};

export const DoSayWhatIsSeen: Story = {
	tags: ['!test'],
	args: { pictures: [drawn('Hẻm trước nhà, rộng 4 m'), drawn('Mặt tiền')] },
};

export const DontShowFileNames: Story = {
	tags: ['!test'],
	args: { pictures: [drawn('IMG_20260114_083012.jpg'), drawn('IMG_20260114_083125.jpg')] },
};
