import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastMessage } from './toast-message.ts';

/** As an app shows one. */
function Toast({ toast }: { toast: ToastMessage }) {
	const show = useToast();
	return <Button onClick={() => show(toast)}>Hiện thông báo</Button>;
}

const meta = {
	component: Toast,
	subcomponents: { ToastProvider },
	args: { toast: { kind: 'success', message: 'Đã gửi tin.' } },
	parameters: {
		docs: {
			source: {
				transform: (code: string) =>
					code.replace(/^<\w+\s+toast=\{(.*)\}\s*\/>$/s, 'const show = useToast();\n\nshow($1);'),
			},
		},
	},
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Hiện thông báo' }));
};

export const Success: Story = {
	tags: ['visual'],
	play: async (context) => {
		await open(context);
		await waitFor(() => expect(screen.getAllByText('Đã gửi tin.')[0]).toBeVisible());
	},
};
export const Error: Story = {
	args: { toast: { kind: 'error', message: 'Chưa gửi được tin. Hãy thử lại.' } },
	play: open,
};
export const Warn: Story = { args: { toast: { kind: 'warn', message: 'Ví còn ít hơn 50.000 ₫.' } }, play: open };
export const Info: Story = { args: { toast: { kind: 'info', message: 'Đã lưu nháp trên máy này.' } }, play: open };
export const Dark: Story = {
	args: { toast: { kind: 'error', message: 'Chưa gửi được tin. Hãy thử lại.' } },
	globals: { theme: 'dark' },
	play: open,
};
export const LongText: Story = {
	args: {
		toast: {
			kind: 'error',
			message: 'Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại sau ít phút.',
		},
	},
	globals: { viewport: { value: 'phone320' } },
	play: open,
};

export const CarriesALinkThatOpensElsewhere: Story = {
	args: {
		toast: {
			kind: 'error',
			message: 'Thanh toán chưa thành công.',
			link: { href: 'https://example.com/help', label: 'Xem cách xử lý' },
		},
	},
	play: async (context) => {
		await open(context);
		const link = await screen.findByRole('link', { name: 'Xem cách xử lý' });
		await expect(link).toHaveAttribute('target', '_blank');
	},
};

const undo = fn();

export const CarriesSomethingToPress: Story = {
	args: { toast: { kind: 'success', message: 'Đã đánh dấu xong.', action: { label: 'Hoàn tác', onAct: undo } } },
	play: async (context) => {
		undo.mockClear();
		await open(context);
		await context.userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
		await expect(undo).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument());
	},
};

export const IsPutAwayByItsButton: Story = {
	play: async (context) => {
		await open(context);
		const close = await screen.findByRole('button', { name: 'Đóng' });
		await context.userEvent.click(close);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Đóng' })).not.toBeInTheDocument());
	},
};

export const DoSayWhatIsDone: Story = {
	args: { toast: { kind: 'success', message: 'Đã lưu cài đặt thông báo.' } },
	play: open,
};

export const DontCheer: Story = { args: { toast: { kind: 'success', message: 'Thành công!!!' } }, play: open };

const place = () => screen.getByRole('region', { name: 'Thông báo (F8)' });

export const IsReadOutOnce: Story = {
	args: { toast: { kind: 'error', message: 'Chưa gửi được tin. Hãy thử lại.' } },
	play: async (context) => {
		await open(context);
		const said = await screen.findByText('Thông báo: Chưa gửi được tin. Hãy thử lại.');
		await expect(said.parentElement).toHaveAttribute('aria-live', 'assertive');
		await waitFor(() => expect(said).not.toBeInTheDocument());
		await expect(screen.getByText('Chưa gửi được tin. Hãy thử lại.')).toBeVisible();
	},
};

// The clock: a toast that nobody points at, which goes by itself when its time is over.
function Clock() {
	const show = useToast();
	return <Button onClick={() => show({ kind: 'info', message: 'Ba giây.' })}>Đếm ba giây</Button>;
}

export const StaysWhilePointedAt: Story = {
	render: (args) => (
		<>
			<Toast {...args} />
			<ToastProvider label="Đồng hồ" closeLabel="Cất đồng hồ">
				<Clock />
			</ToastProvider>
		</>
	),
	play: async (context) => {
		const { canvas, userEvent } = context;
		await open(context);
		const toast = (await screen.findByRole('button', { name: 'Đóng' })).closest('li') as HTMLElement;
		await userEvent.click(canvas.getByRole('button', { name: 'Đếm ba giây' }));
		await screen.findByRole('button', { name: 'Cất đồng hồ' });
		await userEvent.hover(toast);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Cất đồng hồ' })).toBeNull());
		await expect(toast).toBeVisible();
		await userEvent.unhover(toast);
		await waitFor(() => expect(toast).not.toBeInTheDocument());
	},
};

export const WaitsInATabThatNobodyLooksAtYet: Story = {
	beforeEach: () => {
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
		return () => Reflect.deleteProperty(document, 'hidden');
	},
	play: async (context) => {
		await open(context);
		await waitFor(() => expect(place()).toHaveAttribute('data-state', 'paused'));
		Reflect.deleteProperty(document, 'hidden');
		await fireEvent(document, new Event('visibilitychange'));
		await waitFor(() => expect(place()).not.toHaveAttribute('data-state'));
	},
};

export const IsReachedAndPutAwayByKeyboard: Story = {
	play: async (context) => {
		const { canvas, userEvent } = context;
		await open(context);
		await open(context);
		await waitFor(() => expect(screen.getAllByRole('button', { name: 'Đóng' })).toHaveLength(2));
		await userEvent.keyboard('{F8}');
		await expect(place()).toHaveFocus();
		await expect(place()).toHaveAttribute('data-state', 'paused');
		await userEvent.tab();
		await expect(screen.getAllByRole('button', { name: 'Đóng' })[0]).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(place()).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
		await expect(canvas.getByRole('button', { name: 'Hiện thông báo' })).toHaveFocus();
	},
};

export const IsPushedAwayByAFinger: Story = {
	play: async (context) => {
		await open(context);
		const toast = (await screen.findByRole('button', { name: 'Đóng' })).closest('li') as HTMLElement;
		const swipe = async (part: number) => {
			const to = 20 + part * toast.offsetWidth;
			await fireEvent.pointerDown(toast, { pointerType: 'touch', clientX: 20 });
			await fireEvent.pointerMove(toast, { pointerType: 'touch', clientX: to });
		};
		await swipe(0.75);
		await waitFor(() => expect(toast).toHaveStyle({ translate: `${0.75 * toast.offsetWidth}px` }));
		await fireEvent.pointerUp(toast);
		await waitFor(() => expect(toast).toHaveStyle({ translate: 'none' }));
		await swipe(0.85);
		await fireEvent.pointerUp(toast);
		await waitFor(() => expect(toast).not.toBeInTheDocument());
	},
};

function DialogWithToast({ toast }: { toast: ToastMessage }) {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Lưu tìm kiếm" closeLabel="Thoát">
			<Toast toast={toast} />
			<Field label="Tên">{(control) => <TextInput {...control} />}</Field>
		</Dialog>
	);
}

export const LiesOverAnOpenDialog: Story = {
	render: (args) => <DialogWithToast {...args} />,
	play: async (context) => {
		const { userEvent } = context;
		const field = await screen.findByRole('textbox', { name: 'Tên' });
		await userEvent.type(field, 'Nhà gần chợ');
		await userEvent.click(screen.getByRole('button', { name: 'Hiện thông báo' }));
		const close = await screen.findByRole('button', { name: 'Đóng' });
		await waitFor(() => {
			const { left, top, width, height } = close.getBoundingClientRect();
			expect(close).toContainElement(
				document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
			);
		});
		await userEvent.keyboard('{F8}');
		await expect(document.activeElement).toBe(place());
		const said = await screen.findByText('Thông báo: Đã gửi tin.');
		await expect(said.closest('dialog')).toBe(screen.getByRole('dialog'));
		await userEvent.click(close);
		await expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
		await expect(field).toHaveValue('Nhà gần chợ');
		await expect(field).toBeVisible();
	},
};

export const StaysWhenItsDialogCloses: Story = {
	render: (args) => <DialogWithToast {...args} />,
	play: async ({ userEvent }) => {
		await userEvent.click(await screen.findByRole('button', { name: 'Hiện thông báo' }));
		const toast = (await screen.findByRole('button', { name: 'Đóng' })).closest('li') as HTMLElement;
		await userEvent.click(screen.getByRole('button', { name: 'Thoát' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await expect(toast).toBeVisible();
		await userEvent.keyboard('{F8}');
		await expect(document.activeElement).toBe(place());
	},
};

/** Toasts of which one opens a dialog, and one closes it. */
function DialogOfToasts() {
	const [isOpen, setIsOpen] = useState(false);
	const show = useToast();
	const tell = () => {
		show({ kind: 'info', message: 'Đã lưu nháp.' });
		show({ kind: 'info', message: 'Có tin mới.', action: { label: 'Xem', onAct: () => setIsOpen(true) } });
		show({ kind: 'info', message: 'Xem sau?', action: { label: 'Để sau', onAct: () => setIsOpen(false) } });
	};
	return (
		<>
			<Button onClick={tell}>Hiện thông báo</Button>
			<Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Tin mới" closeLabel="Thoát">
				<p>Nhà gần chợ.</p>
			</Dialog>
		</>
	);
}

export const KeepsTheFocusWhenItsDialogCloses: Story = {
	render: () => <DialogOfToasts />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hiện thông báo' }));
		const show = await screen.findByRole('button', { name: 'Xem' });
		const later = screen.getByRole('button', { name: 'Để sau' });
		show.focus();
		await userEvent.keyboard('{Enter}');
		// Who opens a dialog from there is in it.
		const dialog = await screen.findByRole('dialog', { name: 'Tin mới' });
		await waitFor(() => expect(place().closest('dialog')).toBe(dialog));
		await expect(screen.getByRole('button', { name: 'Thoát' })).toHaveFocus();
		later.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await waitFor(() => expect(place()).toHaveFocus());
	},
};
