import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as maps from '../planning.fixtures.ts';
import { PlanningAnswerForm } from '../planning-answer-form/planning-answer-form.tsx';
import * as fixtures from '../planning-work.fixtures.ts';
import { PlanningWork, type PlanningWorkProps } from './planning-work.tsx';
import { PlotData } from './plot-data.tsx';

/** The page keeping what the server would keep. */
function Demo(props: PlanningWorkProps) {
	const [check, setCheck] = useState(props.check);
	return (
		<PlanningWork
			{...props}
			check={check}
			onTake={async () => {
				const refused = await props.onTake();
				if (!refused) setCheck(fixtures.taken);
				return refused;
			}}
			onRelease={async () => {
				const refused = await props.onRelease();
				if (!refused) setCheck(fixtures.waiting);
				return refused;
			}}
			onStart={async () => {
				const refused = await props.onStart();
				if (!refused) setCheck(fixtures.checking);
				return refused;
			}}
			onAsk={async (question) => {
				const refused = await props.onAsk(question);
				if (!refused) setCheck(fixtures.asked);
				return refused;
			}}
			onCancel={async (reason) => {
				const refused = await props.onCancel(reason);
				if (!refused) setCheck(fixtures.cancelled);
				return refused;
			}}
			onUphold={async (reason, seenAt) => {
				const refused = await props.onUphold(reason, seenAt);
				if (!refused) setCheck(fixtures.upheld);
				return refused;
			}}
		/>
	);
}

const meta = {
	component: PlanningWork,
	render: (args) => <Demo {...args} />,
	args: {
		check: fixtures.checking,
		onRetry: fn(),
		queueHref: '/response-planning-check',
		verifyHref: (code) => `/verify/${code}`,
		now: fixtures.now,
		data: <PlotData parcels={maps.parcels} zones={maps.zones} onRetry={fn()} />,
		form: ({ isCorrection, onClose }) => (
			<PlanningAnswerForm
				isCorrection={isCorrection}
				onClose={onClose}
				onSubmit={async () => undefined}
				upload={async () => ({ id: 'u1' })}
				today="2026-03-10"
			/>
		),
		onTake: fn<PlanningWorkProps['onTake']>(async () => undefined),
		onRelease: fn<PlanningWorkProps['onRelease']>(async () => undefined),
		onStart: fn<PlanningWorkProps['onStart']>(async () => undefined),
		onAsk: fn<PlanningWorkProps['onAsk']>(async () => undefined),
		onCancel: fn<PlanningWorkProps['onCancel']>(async () => undefined),
		onUphold: fn<PlanningWorkProps['onUphold']>(async () => undefined),
		onType: fn(),
	},
	parameters: { route: '/response-planning-check' },
} satisfies Meta<typeof PlanningWork>;

const retryLookup = fn();

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Thửa 88, tờ 7' })).toBeVisible();
		await expect(canvas.getByText(/^Nguyễn Thị An gửi lúc .* · 0901 234 567$/)).toBeVisible();
		await expect(canvas.getByRole('form', { name: 'Trả lời yêu cầu' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'trich-luc-ban-do-dia-chinh.pdf' })).toHaveAttribute(
			'href',
			'/files/trich-luc.pdf',
		);
	},
};
export const NobodyHasTakenIt: Story = { args: { check: fixtures.waiting } };
export const OnesOwn: Story = { args: { check: { ...fixtures.waiting, allowedActions: [] } } };
export const TakenBySomebodyElse: Story = {
	args: { check: fixtures.elsewhere },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Lê Hoàng Phương Thảo đang xử lý yêu cầu này')).toBeVisible();
		await expect(canvas.getByText('Trễ từ 3 giờ trước')).toBeVisible();
		await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
	},
};
export const WaitsForAReply: Story = { args: { check: fixtures.asked } };
export const Answered: Story = {
	args: { check: fixtures.answered },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText(/người gửi chấm 4\/5$/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Sửa kết quả' }));
		const form = canvas.getByRole('form', { name: 'Sửa kết quả' });
		await expect(form).toBeVisible();
		await waitFor(() => expect(form.querySelector(':focus')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Sửa kết quả' })).toHaveFocus());
	},
};
export const Disputed: Story = {
	args: { check: fixtures.disputed },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Người gửi khiếu nại kết quả' })).toBeVisible();
		await expect(canvas.getAllByText('Phần lộ giới chưa trừ hẻm bên trái.')[0]).toBeVisible();
	},
};
/** The answer is about another plot than the one that is asked about now: it cannot be upheld. */
export const DisputedAndAboutAnotherPlot: Story = {
	args: { check: { ...fixtures.disputed, landPlotNo: '354', allowedActions: ['CANCEL', 'CORRECT', 'ASK'] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Người gửi khiếu nại kết quả và đổi thửa' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Sửa kết quả' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Giữ nguyên kết quả' })).not.toBeInTheDocument();
	},
};
export const Upheld: Story = {
	args: { check: fixtures.upheld },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Đã trả lời' })).toBeVisible();
		await expect(canvas.getByText(/^Bản đồ phường công bố ngày 12\/01\/2026/)).toBeVisible();
	},
};
/** Of one that was called wrong, too, staff may have to ask. */
export const DisputedAndAsked: Story = {
	args: { check: { ...fixtures.disputed, question: 'Hẻm bên trái rộng bao nhiêu?', allowedActions: ['CANCEL'] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Đang chờ người gửi trả lời' })).toBeVisible();
		await expect(canvas.getByText('Hẻm bên trái rộng bao nhiêu?')).toBeVisible();
	},
};
export const Cancelled: Story = { args: { check: fixtures.cancelled } };
export const Loading: Story = { args: { check: undefined } };
export const NotFound: Story = {
	// What is not there was asked for in vain too.
	args: { check: null, failed: true },
	play: async ({ canvas, args }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Không có yêu cầu này' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Về hàng chờ' })).toHaveAttribute('href', args.queueHref);
		await expect(canvas.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
	},
};
export const Error: Story = {
	args: { check: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được yêu cầu');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
/** By a commune since the merger there are candidates, each with the old one it lies in. */
export const ByANewCommune: Story = {
	args: { data: <PlotData parcels={maps.parcels} areCandidates zones={null} onRetry={fn()} /> },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/số tờ có thể đã được đánh lại/)).toBeVisible();
		await expect(canvas.getByText('Phường Đa Kao')).toBeVisible();
	},
};
export const NothingInWhatBecameIt: Story = {
	args: { data: <PlotData parcels={[]} areCandidates zones={null} onRetry={fn()} /> },
};
export const NothingKnown: Story = { args: { data: <PlotData parcels={null} zones={null} onRetry={fn()} /> } };
export const NothingFound: Story = { args: { data: <PlotData parcels={[]} zones={[]} onRetry={fn()} /> } };
export const PinnedElsewhere: Story = {
	args: {
		data: <PlotData parcels={maps.parcels.slice(0, 1)} pinDistance={2_430} zones={maps.zones} onRetry={fn()} />,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Điểm người gửi ghim cách thửa này 2,4\skm\./)).toBeVisible();
	},
};
export const DataFailed: Story = {
	args: {
		data: (
			<PlotData parcels={undefined} zones={undefined} failed={{ parcels: true, zones: true }} onRetry={retryLookup} />
		),
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getAllByText(/^Chưa tra được/)).toHaveLength(2);
		await expect(canvas.queryByText('Bản đồ địa chính chưa có thửa này.')).not.toBeInTheDocument();
		await userEvent.click(canvas.getAllByRole('button', { name: 'Thử lại' })[0] as HTMLElement);
		await expect(retryLookup).toHaveBeenCalledTimes(1);
	},
};
export const DataLoading: Story = { args: { data: <PlotData parcels={undefined} zones={undefined} onRetry={fn()} /> } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { check: fixtures.disputed }, globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		check: {
			...fixtures.checking,
			landPlotNo: '105-2-CHINH-LY-2024',
			owner: {
				name: 'Công ty Cổ phần Đầu tư và Phát triển Bất động sản Nam Sài Gòn',
				phone: null,
				email: 'phong-phap-che-va-ho-so@nam-sai-gon-bat-dong-san.vn',
			},
		},
	},
	globals: { viewport: { value: 'phone320' } },
};

export const IsTakenAndStarted: Story = {
	args: { check: fixtures.waiting },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Nhận việc' }));
		await expect(args.onTake).toHaveBeenCalledTimes(1);
		await waitFor(() =>
			expect(canvas.getByRole('heading', { name: 'Bạn đã nhận, hãy bắt đầu tra cứu' })).toHaveFocus(),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu tra cứu' }));
		await waitFor(() => expect(canvas.getByRole('form', { name: 'Trả lời yêu cầu' })).toBeVisible());
	},
};

export const IsGivenBackToTheQueue: Story = {
	args: { check: fixtures.taken },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả việc' }));
		await expect(args.onRelease).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Nhận việc' })).toBeVisible());
		await expect(canvas.getByText('Đã trả việc về hàng chờ.')).toBeVisible();
	},
};

export const AsksForMore: Story = {
	args: { check: fixtures.taken },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hỏi thêm người gửi' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Cần người gửi cho biết gì?' }), 'Thửa 105 hay 106?');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
		await expect(args.onAsk).toHaveBeenCalledWith('Thửa 105 hay 106?');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Đang chờ người gửi trả lời' })).toHaveFocus());
	},
};

export const WhatWasTypedForAStepIsThereAgain: Story = {
	args: { check: fixtures.taken, typed: { ask: 'Thửa 105', cancel: '' } },
	play: async ({ canvas, userEvent, args }) => {
		const text = () => canvas.getByRole('textbox');
		await userEvent.click(canvas.getByRole('button', { name: 'Hỏi thêm người gửi' }));
		await expect(text()).toHaveValue('Thửa 105');
		await userEvent.type(text(), ' hay 106?');
		await expect(args.onType).toHaveBeenLastCalledWith('ask', 'Thửa 105 hay 106?');
		await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await expect(text()).toHaveValue('');
		await userEvent.type(text(), 'Không có bản đồ.');
		await expect(args.onType).toHaveBeenLastCalledWith('cancel', 'Không có bản đồ.');
		await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Hỏi thêm người gửi' }));
		await expect(text()).toHaveValue('Thửa 105 hay 106?');
	},
};

/** Somebody goes on elsewhere, as in another tab. */
function GoneOnElsewhere(props: PlanningWorkProps) {
	const [check, setCheck] = useState(props.check);
	return (
		<>
			<button type="button" onClick={() => setCheck(fixtures.checking)}>
				Bắt đầu ở thẻ khác
			</button>
			<PlanningWork {...props} check={check} />
		</>
	);
}

export const WhoWritesStaysThereWhenTheStepChanges: Story = {
	args: { check: fixtures.taken },
	render: (args) => <GoneOnElsewhere {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await userEvent.keyboard('Không có');
		// Without the focus, which a press of this person would take along.
		canvas.getByRole('button', { name: 'Bắt đầu ở thẻ khác' }).click();
		await waitFor(() => expect(canvas.getByRole('form', { name: 'Trả lời yêu cầu' })).toBeVisible());
		await userEvent.keyboard(' bản đồ.');
		await expect(canvas.getByRole('textbox', { name: 'Vì sao hủy yêu cầu này?' })).toHaveValue('Không có bản đồ.');
	},
};

/** Others take the check away or end it while somebody types. */
function MovedOnByOthers({ becomes, ...props }: PlanningWorkProps & { becomes: PlanningWorkProps['check'] }) {
	const [isMoved, setMoved] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setMoved(true)}>
				Người khác đổi trạng thái
			</button>
			<PlanningWork {...props} check={isMoved ? becomes : props.check} hasTyped />
		</>
	);
}

export const WhatWasTypedStaysWhereOthersMovedTheCheckOn: Story = {
	render: (args) => <MovedOnByOthers {...args} becomes={fixtures.waiting} />,
	play: async ({ canvas, userEvent }) => {
		const plan = canvas.getByLabelText(/^Đồ án quy hoạch/);
		await userEvent.type(plan, 'Đồ án 1/2000');
		await userEvent.click(canvas.getByRole('button', { name: 'Người khác đổi trạng thái' }));
		await expect(canvas.getByRole('button', { name: 'Nhận việc' })).toBeVisible();
		await expect(plan).toHaveValue('Đồ án 1/2000');
	},
};

export const WhatWasTypedInACorrectionStaysToo: Story = {
	args: { check: fixtures.disputed },
	render: (args) => (
		<MovedOnByOthers {...args} becomes={{ ...fixtures.disputed, status: 'cancelled', allowedActions: [] }} />
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sửa kết quả' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Người khác đổi trạng thái' }));
		await expect(canvas.getByText('Yêu cầu đã bị hủy')).toBeVisible();
		await expect(canvas.getByRole('form', { name: 'Sửa kết quả' })).toBeVisible();
	},
};

export const IsCancelledWithAReason: Story = {
	args: { check: fixtures.taken },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy và hoàn phí' }));
		await expect(canvas.getByText('Hãy cho biết lý do hủy.')).toBeVisible();
		await expect(args.onCancel).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByRole('textbox'), 'Không có bản đồ.');
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy và hoàn phí' }));
		await expect(args.onCancel).toHaveBeenCalledWith('Không có bản đồ.');
		await waitFor(() => expect(canvas.getByText('Yêu cầu đã bị hủy')).toBeVisible());
	},
};

export const IsUpheldWithWords: Story = {
	args: { check: fixtures.disputed },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Giữ nguyên kết quả' }));
		const dialog = within(await canvas.findByRole('dialog', { name: 'Giữ nguyên kết quả này?' }));
		const words = dialog.getByRole('textbox', { name: 'Vì sao kết quả đúng?' });
		await waitFor(() => expect(words).toHaveFocus());
		// It says which plot it stays right about.
		await expect(dialog.getByText(/^Tờ 12, thửa 345, Phường Bến Nghé/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Giữ nguyên kết quả' }));
		await waitFor(() => expect(words).toHaveAccessibleDescription(/Hãy cho biết vì sao kết quả đúng\./));
		await expect(args.onUphold).not.toHaveBeenCalled();
		await userEvent.type(words, ' Bản đồ đã trừ hẻm. ');
		await expect(args.onType).toHaveBeenLastCalledWith('uphold', ' Bản đồ đã trừ hẻm. ');
		await userEvent.click(dialog.getByRole('button', { name: 'Giữ nguyên kết quả' }));
		await expect(args.onUphold).toHaveBeenCalledWith('Bản đồ đã trừ hẻm.', fixtures.disputed.updatedAt);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Đã trả lời' })).toHaveFocus());
		await expect(canvas.queryByRole('button', { name: 'Giữ nguyên kết quả' })).not.toBeInTheDocument();
	},
};

export const WordsThatUpholdAreThereAgain: Story = {
	args: {
		check: fixtures.disputed,
		typed: { uphold: 'Bản đồ đã' },
		onUphold: fn<PlanningWorkProps['onUphold']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent }) => {
		const open = () => userEvent.click(canvas.getByRole('button', { name: 'Giữ nguyên kết quả' }));
		await open();
		const dialog = () => within(canvas.getByRole('dialog'));
		await expect(dialog().getByRole('textbox')).toHaveValue('Bản đồ đã');
		await userEvent.type(dialog().getByRole('textbox'), ' trừ hẻm.');
		await userEvent.click(dialog().getByRole('button', { name: 'Giữ nguyên kết quả' }));
		await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await userEvent.click(dialog().getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
		await open();
		await expect(dialog().getByRole('textbox')).toHaveValue('Bản đồ đã trừ hẻm.');
	},
};

export const SaysWhenSomebodyElseWasFaster: Story = {
	args: {
		check: fixtures.waiting,
		onTake: fn<PlanningWorkProps['onTake']>(async () => ({ message: 'Người khác vừa nhận yêu cầu này.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Nhận việc' }));
		await expect(await canvas.findByText('Người khác vừa nhận yêu cầu này.')).toBeVisible();
	},
};
