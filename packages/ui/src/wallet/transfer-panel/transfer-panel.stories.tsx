import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { transferPayment } from '../payment.fixtures.ts';
import { TransferPanel } from './transfer-panel.tsx';

const meta = {
	component: TransferPanel,
	args: { payment: transferPayment(285), onNew: fn(), onOther: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof TransferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('img', { name: /^Mã VietQR để chuyển 500\.000\s₫$/ })).toBeVisible();
		await expect(canvas.getByText('ACH7K2M9QX')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Sao chép số tài khoản' })).toBeVisible();
		await expect(canvas.getByRole('timer')).toHaveTextContent(/^4:\d\d$/);
		// Said in figures only: a clock that speaks every second keeps one from typing.
		await expect(canvas.queryByText(/^Còn khoảng/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await expect(args.onOther).toHaveBeenCalledTimes(1);
	},
};

export const CopiesWhatAppsTake: Story = {
	beforeEach: () => {
		const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
		Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
		copied.mockClear();
		return () => {
			if (before) Object.defineProperty(navigator, 'clipboard', before);
			else Reflect.deleteProperty(navigator, 'clipboard');
		};
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tiền' }));
		await expect(copied).toHaveBeenLastCalledWith('500000');
		await userEvent.click(canvas.getByRole('button', { name: 'Sao chép nội dung chuyển khoản' }));
		await expect(copied).toHaveBeenLastCalledWith('ACH7K2M9QX');
	},
};
const copied = fn<(text: string) => Promise<void>>(async () => undefined);

export const SavesItsCodeAsAPicture: Story = {
	play: async ({ canvas, userEvent }) => {
		let given: HTMLAnchorElement | undefined;
		const watch = (event: Event) => {
			if (!(event.target instanceof HTMLAnchorElement)) return;
			// The story needs no file on the disk.
			event.preventDefault();
			given = event.target;
		};
		document.addEventListener('click', watch);
		await userEvent.click(canvas.getByRole('button', { name: 'Lưu ảnh mã QR' }));
		await waitFor(() => expect(given?.download).toMatch(/\.png$/));
		document.removeEventListener('click', watch);
		const picture = await createImageBitmap(await (await fetch(given?.href ?? '')).blob());
		await expect([picture.width, picture.height]).toEqual([720, 720]);
	},
};

export const SpeaksWhenTwoMinutesAreLeft: Story = {
	render: (args) => <TransferPanel {...args} payment={transferPayment(110)} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Còn khoảng 2 phút để chuyển khoản.')).toBeInTheDocument();
	},
};

export const RunsOutOfTime: Story = {
	render: (args) => <TransferPanel {...args} payment={transferPayment(1)} />,
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('button', { name: 'Sao chép số tài khoản' }).focus();
		await waitFor(() => expect(canvas.getByText('Đã hết thời gian chờ chuyển khoản.')).toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { name: /^Đã hết 5\sphút/ })).toHaveFocus());
		// Whoever scans it now would pay too late.
		await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
		await expect(canvas.getByText('Chúng tôi vẫn theo dõi. Bạn có thể đóng trang này.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Lấy mã mới' }));
		await expect(args.onNew).toHaveBeenCalledTimes(1);
	},
};

export const Expired: Story = {
	args: { payment: transferPayment(-60, { status: 'EXPIRED', cause: 'EXPIRED' }) },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: /^Đã hết 5\sphút chờ 500\.000/ })).toBeVisible();
		await expect(canvas.getByText(/tiền trả luôn khoản này nếu còn kịp, không thì vào ví/)).toBeVisible();
		// Whoever has transferred compares it with what was asked.
		await expect(canvas.getByText('ACH7K2M9QX')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /^Sao chép/ })).not.toBeInTheDocument();
	},
};
export const ExpiredTopUp: Story = { args: { ...Expired.args, isTopUp: true } };
export const Renewing: Story = { args: { ...Expired.args, renewing: true } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const EnglishExpired: Story = { ...Expired, play: async () => undefined, globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		payment: {
			...transferPayment(240),
			amount: 499_999_999,
			transfer: {
				bankName: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam',
				bankBin: '970405',
				accountNumber: '1234567890123456789',
				accountName: 'CONG TY TRACH NHIEM HUU HAN MOT THANH VIEN DICH VU BAT DONG SAN AN CU',
				memo: 'ACH7K2M9QXACH7K2M9QX',
			},
		},
	},
	globals: { viewport: { value: 'phone320' } },
};
