import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Demo(props: DialogProps) {
	const [open, setOpen] = useState(props.open);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Mở bộ lọc</Button>
			<Dialog
				{...props}
				open={open}
				onClose={() => {
					setOpen(false);
					props.onClose();
				}}
			/>
		</>
	);
}

const meta = {
	component: Dialog,
	render: (args) => <Demo {...args} />,
	args: {
		open: true,
		title: 'Bộ lọc',
		closeLabel: 'Đóng',
		onClose: fn(),
		children: <p>Chọn khu vực, khoảng giá và diện tích.</p>,
		footer: <Button>Xem kết quả</Button>,
	},
	// A frame each: an open one covers the page that it stands on.
	parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Side: Story = { args: { placement: 'side' } };
export const Full: Story = { args: { placement: 'full' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		title: 'Điều kiện lọc tin đăng nhà đất theo khu vực và giấy tờ',
		children: <p>{'Chọn khu vực, khoảng giá và diện tích. '.repeat(60)}</p>,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const KeepsItsLinesWhereTheyBegin: Story = {
	render: (args) => (
		<div className="text-center">
			<Demo {...args} />
		</div>
	),
	play: async () => {
		const text = within(screen.getByRole('dialog')).getByText(/^Chọn khu vực/);
		await expect(getComputedStyle(text).textAlign).toBe('left');
	},
};

export const TakesTheFocusAndGivesItBack: Story = {
	args: { open: false },
	play: async ({ canvas, userEvent, args }) => {
		const opener = canvas.getByRole('button', { name: 'Mở bộ lọc' });
		await userEvent.click(opener);
		const dialog = screen.getByRole('dialog', { name: 'Bộ lọc' });
		await expect(dialog).toContainElement(document.activeElement as HTMLElement);
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
		await expect(opener).toHaveFocus();
	},
};

export const HoldsThePageBehindIt: Story = {
	args: { open: false },
	decorators: [(Story) => <div className="min-h-[200dvh]">{Story()}</div>],
	play: async ({ canvas, userEvent }) => {
		const page = document.documentElement;
		await userEvent.click(canvas.getByRole('button', { name: 'Mở bộ lọc' }));
		await expect(page).toHaveStyle({ overflowY: 'hidden' });
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(page).toHaveStyle({ overflowY: 'visible' }));
	},
};

export const BeginsAnewWhenItIsOpenedAgain: Story = {
	args: { open: false, children: <input aria-label="Giá từ" /> },
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Mở bộ lọc' });
		await userEvent.click(opener);
		await userEvent.type(screen.getByRole('textbox', { name: 'Giá từ' }), '5');
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		// What is in it goes once it was seen to close.
		await waitFor(() => expect(screen.queryByLabelText('Giá từ')).not.toBeInTheDocument());
		await userEvent.click(opener);
		await expect(screen.getByRole('textbox', { name: 'Giá từ' })).toHaveValue('');
	},
};

export const ClosesByAPressBesideIt: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(screen.getByRole('dialog'));
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
	},
};

export const StaysWhereAPressThatBeganInItEndsBesideIt: Story = {
	args: { children: <input aria-label="Giá từ" defaultValue="5" /> },
	play: async ({ userEvent, args }) => {
		const dialog = screen.getByRole<HTMLDialogElement>('dialog');
		// As whoever marks what stands in a field.
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Giá từ' }) },
			{ target: dialog },
			{ keys: '[/MouseLeft]', target: dialog },
		]);
		await expect(dialog).toHaveAttribute('open');
		await userEvent.click(dialog);
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
	},
};

/** Asks before what was typed is lost, and takes the first answer for a no. */
function Careful(props: DialogProps) {
	const [open, setOpen] = useState(true);
	const [wasAsked, setWasAsked] = useState(false);
	return <Dialog {...props} open={open} onClose={() => (wasAsked ? setOpen(false) : setWasAsked(true))} />;
}

export const StaysWhereItsOwnerDoesNotLetItClose: Story = {
	render: (args) => <Careful {...args} />,
	args: { children: <input aria-label="Giá từ" /> },
	play: async ({ userEvent }) => {
		const dialog = screen.getByRole<HTMLDialogElement>('dialog');
		const closed = () => new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
		await userEvent.type(screen.getByRole('textbox', { name: 'Giá từ' }), '5');
		const refused = closed();
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await refused;
		await waitFor(() => expect(dialog).toBeVisible());
		await expect(screen.getByRole('textbox', { name: 'Giá từ' })).toHaveValue('5');
		await expect(dialog).toContainElement(document.activeElement as HTMLElement);
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(dialog).not.toBeVisible());
	},
};

export const StaysWhileWhatItAskedIsSent: Story = {
	args: { pending: true },
	play: async ({ userEvent, args }) => {
		const dialog = screen.getByRole<HTMLDialogElement>('dialog');
		await userEvent.click(dialog);
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		// What Esc does in a browser, once and again; a made-up key does not reach it.
		dialog.requestClose();
		dialog.requestClose();
		await expect(dialog).toHaveAttribute('closedby', 'none');
		await expect(dialog).toBeVisible();
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};

export const DoNameTheAct: Story = {
	tags: ['!test'],
	args: {
		title: 'Xóa bản nháp này?',
		children: <p>Bản nháp và ảnh bìa bị xóa hẳn, không lấy lại được.</p>,
		footer: (
			<>
				<Button variant="secondary">Hủy</Button>
				<Button>Xóa bản nháp</Button>
			</>
		),
	},
};

export const DontAskWhetherSure: Story = {
	tags: ['!test'],
	args: {
		title: 'Xác nhận',
		children: <p>Bạn có chắc không?</p>,
		footer: (
			<>
				<Button variant="secondary">Không</Button>
				<Button>Có</Button>
			</>
		),
	},
};

function GoingDemo(props: DialogProps) {
	const [open, setOpen] = useState(false);
	const [isGone, setIsGone] = useState(false);
	return (
		<main>
			<h1>Lệnh GV000012</h1>
			{!isGone && <Button onClick={() => setOpen(true)}>Hủy lệnh</Button>}
			<Dialog
				{...props}
				open={open}
				onClose={() => setOpen(false)}
				footer={<Button onClick={() => setIsGone(true)}>Hết giờ giữ</Button>}
			/>
		</main>
	);
}

export const LeadsToTheHeadingWhereWhatOpenedItIsGone: Story = {
	render: (args) => <GoingDemo {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy lệnh' }));
		await userEvent.click(screen.getByRole('button', { name: 'Hết giờ giữ' }));
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lệnh GV000012' })).toHaveFocus());
	},
};
