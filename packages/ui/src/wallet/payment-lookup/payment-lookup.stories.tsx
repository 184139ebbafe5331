import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longPayment, openedPayment, orderPayment, staffPayment } from '../transactions.fixtures.ts';
import { PaymentLookup, type PaymentLookupProps } from './payment-lookup.tsx';

const meta = {
	component: PaymentLookup,
	args: {
		onFind: fn<PaymentLookupProps['onFind']>(async () => staffPayment),
		onRefund: fn<NonNullable<PaymentLookupProps['onRefund']>>(async () => undefined),
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof PaymentLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], name = 'Tra khoản thanh toán') {
	await userEvent.click(canvas.getByRole('button', { name }));
	return within(screen.getByRole('dialog'));
}

export const Default: Story = {};
export const Open: Story = {
	tags: ['dark'],
	play: async (context) => {
		await open(context);
	},
};
export const OpenDark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
export const OpenInEnglish: Story = {
	globals: { locale: 'en' },
	play: async (context) => {
		await open(context, 'Look up a payment');
	},
};
export const OpenNarrow: Story = {
	...Open,
	globals: { viewport: { value: 'phone320' } },
};

async function find(context: Parameters<NonNullable<Story['play']>>[0], name?: string) {
	const { userEvent } = context;
	const dialog = await open(context, name);
	const field = dialog.getByRole('textbox');
	await expect(field).toHaveFocus();
	await userEvent.type(field, ' ac3k8p1d2q7r {Enter}');
	await screen.findByRole('dialog', { name: /AC3K8P1D2Q7R/ });
	return within(screen.getByRole('dialog'));
}

export const TellsWhatHappened: Story = {
	args: { onFind: fn<PaymentLookupProps['onFind']>(async () => longPayment) },
	tags: ['dark'],
	play: async (context) => {
		const dialog = await find(context);
		await expect(context.args.onFind).toHaveBeenCalledWith('ac3k8p1d2q7r');
		const shown = screen.getByRole('dialog');
		await expect(shown).toHaveTextContent(/Kiểm tra quy hoạch 500\.000\s₫, mã AC3K8P1D2Q7R/);
		await expect(shown).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
		await expect(shown).toHaveTextContent('Nội dung: Phí kiểm tra quy hoạch số 1024');
		await expect(shown).toHaveTextContent('MoMo, số tham chiếu 4014083433');
		await expect(dialog.getByRole('heading', { name: 'Trạng thái: đã hoàn' })).toBeVisible();
		const items = within(dialog.getByRole('list', { name: 'Diễn biến' })).getAllByRole('listitem');
		await expect(items[0]).toHaveTextContent(/^Đã hoàn vào ví người trả.*xin hoàn lại lần đầu\.Phạm Thị Quản Trị · /);
		await expect(items[1]).toHaveTextContent(/^Cổng báo số tiền khác: 450\.000\s₫Cổng trả lời mã 0/);
		await expect(items[4]).toHaveTextContent(/^Tiền vào nhưng chưa khớp: 550\.000\s₫Số tiền khác với khoản phải trả\./);
		// A kind of event that this version does not know.
		await expect(items.at(-2)).toHaveTextContent(/^Việc khác/);
		await expect(items.at(-1)).toHaveTextContent(/^Mở khoản thanh toán/);
		// Its money is in the wallet.
		await expect(dialog.queryByRole('button', { name: 'Hoàn tiền vào ví' })).not.toBeInTheDocument();
	},
};
export const TellsDark: Story = { ...TellsWhatHappened, tags: ['!test'], globals: { theme: 'dark' } };
export const TellsNarrow: Story = { ...TellsWhatHappened, globals: { viewport: { value: 'phone320' } } };
export const TellsInEnglish: Story = {
	...TellsWhatHappened,
	tags: [],
	globals: { locale: 'en' },
	play: async (context) => {
		const dialog = await find(context, 'Look up a payment');
		await expect(dialog.getByRole('heading', { name: 'Status: refunded' })).toBeVisible();
	},
};

export const TellsThatNothingHappenedYet: Story = {
	args: { onFind: fn<PaymentLookupProps['onFind']>(async () => openedPayment) },
	play: async (context) => {
		const { userEvent } = context;
		const dialog = await open(context);
		await userEvent.type(dialog.getByLabelText('Mã thanh toán'), 'NAPVI7Q2M9X4K{Enter}');
		const shown = await screen.findByRole('dialog', { name: 'Khoản NAPVI7Q2M9X4K' });
		await expect(within(shown).getByRole('heading', { name: 'Trạng thái: chưa trả xong' })).toBeVisible();
		await expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
		await userEvent.click(within(shown).getAllByRole('button', { name: 'Đóng' })[1] as HTMLElement);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(context.canvas.getByRole('button', { name: 'Tra khoản thanh toán' })).toHaveFocus();
	},
};

export const OffersNoRefundToWhoMovesNoMoney: Story = {
	render: ({ onFind }) => <PaymentLookup onFind={onFind} />,
	play: async (context) => {
		const dialog = await find(context);
		await expect(dialog.getByRole('heading', { name: 'Trạng thái: đã trả' })).toBeVisible();
		await expect(dialog.queryByRole('button', { name: 'Hoàn tiền vào ví' })).not.toBeInTheDocument();
	},
};

export const SaysThatNobodyHasTheCode: Story = {
	args: {
		onFind: fn<PaymentLookupProps['onFind']>(async () => ({ fields: [{ path: 'code', code: 'unknown' }] })),
	},
	play: async (context) => {
		const dialog = await open(context);
		const field = dialog.getByLabelText('Mã thanh toán');
		await context.userEvent.type(field, 'GD12{Enter}');
		await waitFor(() => expect(field).toHaveAccessibleDescription(/Không có khoản thanh toán nào mang mã này/));
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('GD12');
	},
};

async function refund(context: Parameters<NonNullable<Story['play']>>[0]) {
	const dialog = await find(context);
	await context.userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
	await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Không làm ngược lại được.'));
	return within(screen.getByRole('dialog'));
}

export const ShowsWhatAndWhoseItIs: Story = {
	tags: ['dark'],
	play: async (context) => {
		await refund(context);
		const dialog = screen.getByRole('dialog');
		await expect(dialog).toHaveTextContent(/Kiểm tra quy hoạch 500\.000\s₫, mã AC3K8P1D2Q7R/);
		await expect(dialog).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
		// What is answered stays.
		await expect(dialog).toHaveTextContent('Yêu cầu kiểm tra chưa xong bị hủy theo; kết quả quy hoạch đã trả lời');
	},
};
export const ShownDark: Story = { ...ShowsWhatAndWhoseItIs, tags: ['!test'], globals: { theme: 'dark' } };
export const ShownNarrow: Story = { ...ShowsWhatAndWhoseItIs, globals: { viewport: { value: 'phone320' } } };

export const SaysWhichOrderIsCancelled: Story = {
	args: { onFind: fn<PaymentLookupProps['onFind']>(async () => orderPayment) },
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		const { userEvent, args } = context;
		const dialog = await open(context);
		const field = dialog.getByLabelText('Mã thanh toán');
		await expect(field).toHaveAccessibleDescription(/mã lệnh như GV000012/);
		await userEvent.type(field, 'GV000012{Enter}');
		await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Không làm ngược lại được.'));
		await expect(args.onFind).toHaveBeenCalledWith('GV000012');
		const shown = screen.getByRole('dialog');
		await expect(shown).toHaveTextContent('Lệnh: GV000012, Khu nhà ở kết hợp thương mại dịch vụ ven sông Sài Gòn');
		await expect(shown).toHaveTextContent('Lệnh GV000012 bị hủy theo');
	},
};

export const GivesBack: Story = {
	play: async (context) => {
		const dialog = await refund(context);
		await expect(dialog.getByLabelText('Lý do')).toHaveFocus();
		const { userEvent, args, canvas } = context;
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(args.onRefund).toHaveBeenCalledWith(staffPayment.id, { reason: 'Thu hai lần.' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.getByText('Đã hoàn khoản thanh toán vào ví người trả.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Tra khoản thanh toán' })).toHaveFocus();
	},
};

export const KeepsTheReasonWhenItIsNotSent: Story = {
	args: {
		onRefund: fn<NonNullable<PaymentLookupProps['onRefund']>>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async (context) => {
		const dialog = await refund(context);
		const { userEvent } = context;
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(dialog.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(dialog.getByLabelText('Lý do')).toHaveValue('Thu hai lần.');
	},
};
