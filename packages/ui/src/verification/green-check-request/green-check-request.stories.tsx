import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckRequest, type GreenCheckRequestProps } from './green-check-request.tsx';

const listing = { ...fixtures.listing, isPublic: true, markUntil: null };
const marked = { ...listing, markUntil: fixtures.mark.expiresAt };

/** Asks and gives up as a page does that loads again. */
function Demo({ check: first, onAsk, onCancel, ...props }: GreenCheckRequestProps) {
	const [check, setCheck] = useState(first);
	return (
		<GreenCheckRequest
			{...props}
			check={check}
			onAsk={async () => {
				const refused = await onAsk();
				if (!refused) setCheck(fixtures.unpaidCheck);
				return refused;
			}}
			onCancel={async () => {
				const refused = await onCancel();
				if (!refused) setCheck({ ...fixtures.refundedCheck, id: check?.id ?? '' });
				return refused;
			}}
		/>
	);
}

const meta = {
	component: GreenCheckRequest,
	render: (args) => <Demo {...args} />,
	args: {
		listing,
		check: null,
		onRetry: fn(),
		listingHref: '/real-estate/1207',
		payHref: '/green-check/g1/pay',
		onAsk: fn<GreenCheckRequestProps['onAsk']>(async () => undefined),
		onCancel: fn<GreenCheckRequestProps['onCancel']>(async () => undefined),
		now: fixtures.now,
	},
	parameters: { route: '/estate' },
} satisfies Meta<typeof GreenCheckRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^100\.000\s₫$/)).toBeVisible();
		await expect(canvas.getByText('60 ngày')).toBeVisible();
		await expect(canvas.getByText('Tên chủ sở hữu')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Yêu cầu kiểm tra' }));
		await expect(args.onAsk).toHaveBeenCalledTimes(1);
		await expect(await canvas.findByRole('link', { name: /^Trả phí 100\.000/ })).toHaveAttribute(
			'href',
			'/green-check/g1/pay',
		);
	},
};
export const Unpaid: Story = { args: { check: fixtures.unpaidCheck } };
export const Waiting: Story = { args: { check: fixtures.waitingCheck } };
export const Taken: Story = {
	args: { check: fixtures.takenCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Nhân viên đang kiểm tra')).toBeVisible();
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
		await expect(canvas.queryByText('Kết quả kiểm tra')).not.toBeInTheDocument();
	},
};
export const Filed: Story = { args: { check: fixtures.filedCheck } };
export const Approved: Story = {
	tags: ['dark'],
	args: { listing: marked, check: fixtures.approvedCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tin mang tích xanh đến ngày 09/05/2026.')).toBeVisible();
		await expect(canvas.getByText(/^Từ ngày 25\/04\/2026/)).toBeVisible();
		await expect(canvas.getByText('Xem bản gốc, cấp năm 2019.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /^Yêu cầu kiểm tra/ })).not.toBeInTheDocument();
	},
};
export const MarkIsNearlyOver: Story = {
	args: { listing: marked, check: fixtures.approvedCheck, now: new Date('2026-05-01T00:00:00Z') },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Yêu cầu kiểm tra lại' })).toBeVisible();
	},
};
export const FellAway: Story = {
	args: { check: fixtures.fallenCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/thay đổi: giá, vị trí trên bản đồ\.$/)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Yêu cầu kiểm tra lại' })).toBeVisible();
	},
};
export const Cancelled: Story = {
	args: { check: fixtures.cancelledCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText(/không bắt máy sau ba lần gọi/)).toHaveLength(2);
		await expect(canvas.getByText('Việc kiểm tra đã bắt đầu nên phí không hoàn.')).toBeVisible();
	},
};
export const Earlier: Story = {
	args: { listing: marked, check: fixtures.fallenCheck, latestHref: '/estate?checkOf=l1' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Đây là một lần kiểm tra trước/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem lần mới nhất' })).toHaveAttribute('href', '/estate?checkOf=l1');
		await expect(canvas.getByRole('heading', { name: 'Kết quả kiểm tra' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /^Yêu cầu|^Hủy/ })).not.toBeInTheDocument();
		await expect(canvas.queryByText('Tin không còn tích xanh')).not.toBeInTheDocument();
	},
};
export const NotPublic: Story = {
	args: { listing: { ...listing, isPublic: false } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin cần đang hiển thị công khai/)).toBeVisible();
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { listing: undefined } };
export const Error: Story = {
	args: { listing: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const AsksAfterAnAct: Story = {
	args: { prompt: <p className="rounded-card border border-line p-4">Muốn được báo ngay?</p> },
};
export const Dark: Story = {
	tags: ['!test'],
	args: { listing: marked, check: fixtures.approvedCheck },
	globals: { theme: 'dark' },
};
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		listing: { ...listing, ...fixtures.long(fixtures.waitingCheck).locationInfo },
		check: fixtures.cancelledCheck,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SaysThatTheFeeComesBack: Story = {
	args: { check: fixtures.waitingCheck },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Hủy yêu cầu kiểm tra?' }));
		await expect(dialog.getByText(/phí 100\.000\s₫ trở về ví của bạn ngay\.$/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(args.onCancel).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(canvas.getByRole('heading', { name: 'Yêu cầu đã hủy' })).toHaveFocus();
		await expect(canvas.getByText(/Phí 100\.000\s₫ đã trở về ví của bạn\./)).toBeVisible();
	},
};
export const SaysThatNothingComesBack: Story = {
	args: { check: fixtures.unpaidCheck },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(await screen.findByText('Bạn chưa trả phí nên không có gì phải hoàn.')).toBeVisible();
	},
};
export const KeepsTheFocusWhereAskingIsRefused: Story = {
	args: { onAsk: fn<GreenCheckRequestProps['onAsk']>(async () => ({ message: 'Tin vừa bị đóng.' })) },
	play: async ({ canvas, userEvent }) => {
		const ask = canvas.getByRole('button', { name: 'Yêu cầu kiểm tra' });
		await userEvent.click(ask);
		await expect(await canvas.findByText('Tin vừa bị đóng.')).toBeVisible();
		await expect(ask).toHaveFocus();
	},
};
