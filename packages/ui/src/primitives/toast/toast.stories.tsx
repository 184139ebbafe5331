import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type ToastMessage, useToast } from './toast.tsx';

function Demo({ toast }: { toast: ToastMessage }) {
	const show = useToast();
	return <Button onClick={() => show(toast)}>Hiện thông báo</Button>;
}

const meta = {
	component: Demo,
	args: { toast: { kind: 'success', message: 'Đăng tin thành công' } },
	tags: ['!autodocs'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Hiện thông báo' }));
};

export const Success: Story = {
	tags: ['visual'],
	play: async (context) => {
		await open(context);
		await waitFor(() => expect(screen.getAllByText('Đăng tin thành công')[0]).toBeVisible());
	},
};
export const Error: Story = {
	args: { toast: { kind: 'error', message: 'Thêm bài đăng lỗi! Xin thử lại' } },
	play: open,
};
export const Warn: Story = { args: { toast: { kind: 'warn', message: 'Ví còn ít hơn 50.000 ₫.' } }, play: open };
export const Info: Story = { args: { toast: { kind: 'info', message: 'Đã lưu nháp trên máy này.' } }, play: open };
export const Dark: Story = {
	args: { toast: { kind: 'error', message: 'Thêm bài đăng lỗi! Xin thử lại' } },
	globals: { theme: 'dark' },
	play: open,
};
export const LongText: Story = {
	args: {
		toast: {
			kind: 'error',
			message: 'Không kết nối được máy chủ. Những gì bạn nhập vẫn còn; hãy kiểm tra mạng rồi thử lại sau ít phút.',
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

export const GoesAwayByItself: Story = {
	play: async (context) => {
		await open(context);
		await screen.findByRole('button', { name: 'Đóng' });
		await context.userEvent.hover(document.body);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Đóng' })).not.toBeInTheDocument(), {
			timeout: 6_000,
		});
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
