import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import type { GreenCheck } from '../verification-model.ts';
import { GreenCheckReview, type GreenCheckReviewProps } from './green-check-review.tsx';

type Changed = Awaited<ReturnType<GreenCheckReviewProps['onApprove']>>;

/** Decides as a page does that loads again. */
function Demo({ check: first, ...props }: GreenCheckReviewProps) {
	const [check, setCheck] = useState(first);
	const become = async (next: GreenCheck, refused: Changed) => {
		if (!refused) setCheck({ ...next, position: fixtures.position, allowedActions: [] });
		return refused;
	};
	return (
		<GreenCheckReview
			{...props}
			check={check}
			onApprove={async () => become(fixtures.approvedCheck, await props.onApprove())}
			onSendBack={async (reason) => become({ ...fixtures.sentBack, reason }, await props.onSendBack(reason))}
			onReject={async (reason) => become({ ...fixtures.cancelledCheck, reason }, await props.onReject(reason))}
			onRelease={async () => become(fixtures.waitingCheck, await props.onRelease())}
		/>
	);
}

const withReason = () => fn<(reason: string) => Promise<Changed>>(async () => undefined);
const act = () => fn<() => Promise<Changed>>(async () => undefined);

const meta = {
	component: GreenCheckReview,
	render: (args) => <Demo {...args} />,
	args: {
		check: fixtures.toDecide,
		claims: fixtures.claims,
		onRetry: fn(),
		queueHref: '/request-tick-admin',
		listingHref: '/real-estate/1207',
		workHref: '/request-tick-checker?open=g1',
		now: fixtures.now,
		onApprove: act(),
		onSendBack: withReason(),
		onReject: withReason(),
		onRelease: act(),
	},
	parameters: { route: '/request-tick-admin' },
} satisfies Meta<typeof GreenCheckReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(
			canvas.getByRole('heading', { name: 'Lê Hoàng Phương Thảo đã nộp kết quả, chờ bạn duyệt' }),
		).toBeVisible();
	},
};
export const Approves: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Duyệt, cấp tích xanh' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Cấp tích xanh cho tin này?' }));
		await expect(dialog.getByText(/60\sngày, đến 09\/05\/2026\./)).toBeVisible();
		await expect(dialog.getByText('Còn 1 mục chưa kiểm tra.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Cấp tích xanh' }));
		await expect(args.onApprove).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Đã duyệt, tin mang tích xanh' })).toHaveFocus());
	},
};
export const SomethingFailed: Story = {
	tags: ['dark'],
	args: { check: fixtures.withFailures },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Có 2 mục không đạt' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /^Duyệt/ })).not.toBeInTheDocument();
		const [first] = within(canvas.getByRole('list', { name: 'Kết quả từng mục' })).getAllByRole('listitem');
		await expect(first).toHaveTextContent('ẢnhKhông đạt');
		await expect(canvas.getByText(/^Nơi ghi cách điểm của tin 2,4\skm/)).toBeVisible();
	},
};
export const FiledByOneself: Story = {
	args: { check: { ...fixtures.toDecide, allowedActions: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/không ai tự duyệt việc của mình/)).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /Duyệt|Trả lại|Hủy/ })).not.toBeInTheDocument();
	},
};
export const ListingClosed: Story = {
	args: { check: { ...fixtures.toDecide, allowedActions: ['SEND_BACK', 'REJECT'] } },
};
export const Waiting: Story = { args: { check: { ...fixtures.toTake, allowedActions: ['TAKE', 'REJECT'] } } };
export const Taken: Story = { args: { check: { ...fixtures.takenCheck, allowedActions: ['RELEASE', 'REJECT'] } } };
export const Approved: Story = { args: { check: { ...fixtures.approvedCheck, position: fixtures.position } } };
export const Cancelled: Story = { args: { check: fixtures.cancelledCheck } };
export const Loading: Story = { args: { check: undefined } };
export const NotFound: Story = { args: { check: null } };
export const Error: Story = { args: { check: undefined, failed: true } };
export const Dark: Story = { tags: ['!test'], args: { check: fixtures.withFailures }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { check: fixtures.withFailures }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { check: fixtures.long(fixtures.withFailures), claims: fixtures.longClaims },
	globals: { viewport: { value: 'phone320' } },
};

export const SendsItBackWithAReason: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả lại' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Trả lại để kiểm tra thêm?' }));
		await userEvent.type(dialog.getByLabelText('Cần kiểm tra thêm điều gì'), 'Chụp lại số nhà.');
		await userEvent.click(dialog.getByRole('button', { name: 'Trả lại' }));
		await expect(args.onSendBack).toHaveBeenCalledWith('Chụp lại số nhà.');
		await waitFor(() =>
			expect(canvas.getByRole('heading', { name: 'Lê Hoàng Phương Thảo đang kiểm tra' })).toHaveFocus(),
		);
	},
};

export const SaysThatTheFeeGoesBackBeforeWorkBegan: Story = {
	args: { check: { ...fixtures.toTake, allowedActions: ['TAKE', 'REJECT'] } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		const dialog = within(await screen.findByRole('dialog'));
		await expect(dialog.getByText(/trở về ví của người đăng\.$/)).toBeVisible();
		await userEvent.type(dialog.getByLabelText('Lý do hủy'), 'Tin trùng.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(args.onReject).toHaveBeenCalledWith('Tin trùng.');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yêu cầu đã hủy' })).toHaveFocus());
	},
};

export const KeepsTheReasonWhereItIsRefused: Story = {
	args: { onReject: fn<GreenCheckReviewProps['onReject']>(async () => ({ message: 'Yêu cầu này vừa được duyệt.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.type(dialog.getByLabelText('Lý do hủy'), 'Tin trùng.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(await dialog.findByText('Yêu cầu này vừa được duyệt.')).toBeVisible();
		await expect(dialog.getByLabelText('Lý do hủy')).toHaveValue('Tin trùng.');
	},
};

export const GivesItBackForAnother: Story = {
	args: { check: { ...fixtures.takenCheck, allowedActions: ['RELEASE', 'REJECT'] } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả việc' }));
		await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Trả việc' }));
		await expect(args.onRelease).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yêu cầu chờ nhân viên nhận' })).toHaveFocus());
	},
};
