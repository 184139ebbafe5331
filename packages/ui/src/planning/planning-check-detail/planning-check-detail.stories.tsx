import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Words } from '../../foundations/page/words.tsx';
import * as fixtures from '../planning-check.fixtures.ts';
import { PlanningCheckDetail, type PlanningCheckDetailProps } from './planning-check-detail.tsx';

const meta = {
	component: PlanningCheckDetail,
	args: {
		check: fixtures.waitingCheck,
		onRetry: fn(),
		tab: 'request',
		receiptHref: (id) => `/setting/wallet?receipt=${id}`,
		hrefOf: (part) => `/planning-check?id=c1&part=${part}`,
		map: <div className="cadastre h-72 rounded-card border border-line-strong" />,
		answer: (
			<p>
				<Words vn="Kết luận của nhân viên." en="What our staff found." />
			</p>
		),
		onReplyChange: fn(),
		onReply: fn<PlanningCheckDetailProps['onReply']>(async () => undefined),
		onCancel: fn<PlanningCheckDetailProps['onCancel']>(async () => undefined),
		now: fixtures.now,
	},
	parameters: { route: '/planning-check' },
	// As a page lays it: its tabs reach to the edges of a phone.
	decorators: [(Story) => <div className="px-4">{Story()}</div>],
} satisfies Meta<typeof PlanningCheckDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Thửa 105, tờ DC-12' })).toBeVisible();
		await expect(canvas.getByText('Chờ tiếp nhận')).toBeVisible();
		await expect(canvas.getByText('Phường Bến Nghé, Quận 1, Hồ Chí Minh')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'so-hong-trang-2.webp' })).toHaveAttribute('target', '_blank');
		await expect(canvas.getByRole('link', { name: /^Nhà ba tầng hẻm xe hơi/ })).toHaveAttribute(
			'href',
			'/real-estate/17',
		);
		await expect(canvas.getByText(/^Đã trả 500\.000\s₫\./)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem phiếu thanh toán' })).toHaveAttribute(
			'href',
			'/setting/wallet?receipt=p1',
		);
	},
};
export const Unpaid: Story = {
	tags: ['dark'],
	args: { check: fixtures.unpaidCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: /^Thanh toán 500\.000/ })).toHaveAttribute(
			'href',
			'/planning-check?id=c1&part=pay',
		);
		await expect(canvas.getByRole('link', { name: 'Sửa yêu cầu' })).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Xem phiếu thanh toán' })).not.toBeInTheDocument();
	},
};
export const Received: Story = { args: { check: fixtures.receivedCheck } };
export const Checking: Story = {
	args: { check: { ...fixtures.checkingCheck, note: null, listing: null, files: [] }, map: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('button', { name: 'Hủy yêu cầu' })).not.toBeInTheDocument();
		await expect(canvas.getByText('Bạn không gửi kèm ảnh nào.')).toBeVisible();
	},
};
export const Asked: Story = { args: { check: fixtures.askedCheck } };
export const Late: Story = { args: { check: fixtures.lateCheck } };
export const Disputed: Story = { args: { check: fixtures.disputedCheck } };
export const Cancelled: Story = {
	args: { check: fixtures.cancelledCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Phí 500\.000.* đã về ví của bạn\./)).toBeVisible();
		await expect(canvas.getByText('Lý do: Giấy chứng nhận là của thửa khác.')).toBeVisible();
	},
};
export const Answer: Story = {
	args: { check: fixtures.doneCheck, tab: 'answer' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Kết luận của nhân viên.')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Xem kết quả' })).not.toBeInTheDocument();
		const parts = within(canvas.getByRole('navigation', { name: 'Các phần của yêu cầu' }));
		await expect(parts.getByRole('link', { name: 'Kết quả' })).toHaveAttribute('aria-current', 'page');
		await expect(parts.getByRole('link', { name: 'Yêu cầu' })).toHaveAttribute(
			'href',
			'/planning-check?id=c1&part=request',
		);
	},
};
export const AnsweredButOnTheRequest: Story = {
	args: { check: fixtures.doneCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xem kết quả' })).toHaveAttribute(
			'href',
			'/planning-check?id=c1&part=answer',
		);
	},
};
export const NoAnswerYet: Story = {
	args: { tab: 'answer' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Chưa có kết quả' })).toBeVisible();
		await expect(canvas.queryByText('Kết luận của nhân viên.')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { check: undefined } };
export const NotFound: Story = {
	args: { check: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xem các yêu cầu của tôi' })).toHaveAttribute(
			'href',
			'/planning-check',
		);
	},
};
export const Error: Story = {
	args: { check: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const AsksAfterAnAct: Story = {
	args: { prompt: <p className="rounded-card border border-line p-4">Muốn được báo ngay?</p> },
};
export const Dark: Story = { tags: ['!test'], args: { check: fixtures.unpaidCheck }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { check: fixtures.askedCheck }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { check: fixtures.longCheck },
	globals: { viewport: { value: 'phone320' } },
};

/** Keeps what is done to it, as the server does. */
function Kept({ check: first, onCancel, onReply, ...rest }: PlanningCheckDetailProps) {
	const [check, setCheck] = useState(first);
	return (
		<PlanningCheckDetail
			{...rest}
			check={check}
			onCancel={async () => {
				const refused = await onCancel();
				if (!refused) setCheck(fixtures.cancelledCheck);
				return refused;
			}}
			onReply={async (reply) => {
				const refused = await onReply(reply);
				if (!refused) setCheck(fixtures.checkingCheck);
				return refused;
			}}
		/>
	);
}

export const SaysWhatBecomesOfTheFeeBeforeItIsCancelled: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Hủy yêu cầu kiểm tra?' }));
		await expect(dialog.getByText(/^Phí 500\.000.* về ví An Cư của bạn ngay khi hủy/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Giữ yêu cầu' }));
		await expect(args.onCancel).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hủy yêu cầu' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yêu cầu đã hủy' })).toHaveFocus());
		await expect(args.onCancel).toHaveBeenCalledTimes(1);
	},
};

export const CostsNothingToCancelBeforeItIsPaid: Story = {
	args: { check: fixtures.unpaidCheck },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(await screen.findByText('Bạn chưa thanh toán nên không mất phí.')).toBeVisible();
	},
};

export const SaysThatTheFeeOfALateOneCameBackAlready: Story = {
	args: { check: { ...fixtures.lateCheck, allowedActions: ['CANCEL'] } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(await screen.findByText(/^Phí 500\.000.* đã về ví của bạn từ trước\.$/)).toBeVisible();
	},
};

export const SaysWhyItWasNotCancelled: Story = {
	args: {
		onCancel: fn<PlanningCheckDetailProps['onCancel']>(async () => ({
			message: 'Việc này không còn làm được ở trạng thái hiện tại.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(await dialog.findByText(/không còn làm được/)).toBeVisible();
	},
};

export const RepliesToAQuestionOfStaff: Story = {
	args: { check: fixtures.askedCheck },
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const question = within(canvas.getByRole('region', { name: 'Nhân viên cần biết thêm' }));
		await expect(question.getByText(/^Số thửa trên ảnh bị mờ\./)).toBeVisible();
		await expect(question.getByRole('link', { name: 'Sửa yêu cầu, thêm ảnh' })).toBeVisible();
		const reply = question.getByRole('textbox', { name: 'Câu trả lời của bạn' });
		await userEvent.click(question.getByRole('button', { name: 'Gửi câu trả lời' }));
		await waitFor(() => expect(reply).toHaveAccessibleDescription('Hãy viết câu trả lời.'));
		await userEvent.type(reply, 'Thửa 106, ảnh đã thêm.');
		await expect(args.onReplyChange).toHaveBeenLastCalledWith('Thửa 106, ảnh đã thêm.');
		await userEvent.click(question.getByRole('button', { name: 'Gửi câu trả lời' }));
		await waitFor(() => expect(args.onReply).toHaveBeenCalledWith('Thửa 106, ảnh đã thêm.'));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Đang tra cứu' })).toHaveFocus());
	},
};

export const KeepsAReplyThatWasNotSent: Story = {
	args: {
		check: fixtures.askedCheck,
		reply: 'Thửa 106',
		onReply: fn<PlanningCheckDetailProps['onReply']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Câu trả lời của bạn' }), ' nhé');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu trả lời' }));
		await expect(await canvas.findByText('Không kết nối được máy chủ.')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Câu trả lời của bạn' })).toHaveValue('Thửa 106 nhé');
	},
};
