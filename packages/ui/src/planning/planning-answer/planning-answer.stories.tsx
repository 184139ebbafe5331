import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Sheet } from '../../primitives/sheet/index.ts';
import * as fixtures from '../planning-answer.fixtures.ts';
import { AnswerBody } from './answer-body.tsx';
import { PlanningAnswerView, type PlanningAnswerViewProps } from './planning-answer.tsx';

/** The answer keeping what the server would keep. */
function Demo(props: PlanningAnswerViewProps) {
	const [rating, setRating] = useState<number>();
	const answer = props.answer && rating ? { ...props.answer, rating } : props.answer;
	return (
		<PlanningAnswerView
			{...props}
			answer={answer}
			onRate={async (given) => {
				const refused = await props.onRate(given);
				if (!refused) setRating(given);
				return refused;
			}}
		/>
	);
}

const meta = {
	component: PlanningAnswerView,
	render: (args) => <Demo {...args} />,
	args: {
		answer: fixtures.answer,
		check: fixtures.answeredCheck,
		now: new Date('2026-03-10T08:20:00.000Z'),
		onRetry: fn(),
		verifyHref: (code) => `/verify/${code}`,
		onRate: fn<PlanningAnswerViewProps['onRate']>(async () => undefined),
		onDisputeChange: fn(),
		onDispute: fn<PlanningAnswerViewProps['onDispute']>(async () => undefined),
	},
	decorators: [(Story) => <div className="max-w-5xl">{Story()}</div>],
} satisfies Meta<typeof PlanningAnswerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Kết quả kiểm tra quy hoạch' })).toBeVisible();
		await expect(canvas.getByText(/^Tờ 12, thửa 345, Phường Bến Nghé/)).toBeVisible();
		await expect(canvas.getByText(/^Thửa đất rộng 120\sm²/)).toBeVisible();
		await expect(canvas.getByText(/^Phần 96\sm² là đất ở theo quy hoạch: được xây nhà/)).toBeVisible();
		await expect(canvas.getByText(/^24\sm² có thể bị thu hồi/)).toBeVisible();
		await expect(canvas.getByRole('img', { name: 'Thửa đất chia theo loại đất: ODT 80%, DGT 20%' })).toBeVisible();
		const [, first = document.body] = within(canvas.getByRole('table')).getAllByRole('row');
		await expect(first).toHaveTextContent('ODTĐất ở tại đô thị9680');
		await expect(canvas.getByText('6708/QĐ-UBND ngày 29/12/2024')).toBeVisible();
		await expect(canvas.getByText('7K3M-91XD-Q02W')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Mở trang kiểm tra' })).toHaveAttribute(
			'href',
			'/verify/7K3M91XDQ02W',
		);
		await expect(canvas.getByRole('link', { name: 'Mở văn bản PDF' })).toHaveAttribute(
			'href',
			fixtures.answer.documentUrl,
		);
		await expect(canvas.getByText(/chỉ để tham khảo, không phải văn bản pháp lý/)).toBeVisible();
	},
};
export const OnePurpose: Story = {
	args: { answer: fixtures.wholeAnswer },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Cả thửa là đất ở/)).toBeVisible();
		await expect(canvas.getByText(/không có phần nào của thửa đất bị lấy/)).toBeVisible();
	},
};
export const CodeOfThePlansOwn: Story = {
	args: {
		answer: {
			...fixtures.wholeAnswer,
			content: 'Toàn bộ thửa đất, 82,5 m², thuộc Đất giao thông (GT).',
			zones: [{ landCode: 'GT', name: 'Đất giao thông', area: 82.5, percent: 100 }],
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.queryByText(/không có phần nào của thửa đất bị lấy/)).not.toBeInTheDocument();
		await expect(canvas.getByText(/chưa rõ mục đích/)).toBeVisible();
	},
};
export const EveryKindOfUse: Story = {
	tags: ['dark'],
	args: { answer: fixtures.mixedAnswer },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Phần quá nhỏ không ghi mã: SON\./)).toBeVisible();
		await expect(canvas.getByText(/^Kết quả chưa chắc chắn hoàn toàn/)).toBeVisible();
	},
};
/** The document is signed over the hundredth: no place says another figure. */
export const SaysOneFigureEverywhere: Story = {
	args: {
		answer: {
			...fixtures.answer,
			content: 'Trong đó 10,25 m² nằm trong lộ giới.',
			zones: [
				{ landCode: 'ODT', name: null, area: 96.75, percent: 91.9 },
				{ landCode: 'DYT', name: null, area: 8.55, percent: 8.1 },
			],
			roadReserve: 10.25,
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Phần 96,75\sm² là đất ở/)).toBeVisible();
		await expect(canvas.getByText(/^10,25\sm² nằm trong lộ giới: khi thiết kế/)).toBeVisible();
		await expect(canvas.getByText(/^18,8\sm² có thể bị thu hồi/)).toBeVisible();
		await expect(canvas.getByText(/^Trong lộ giới: 10,25\sm²/)).toBeVisible();
		await expect(canvas.getByText('Diện tích trong lộ giới').nextElementSibling).toHaveTextContent(/^10,25\sm²$/);
	},
};
export const Loading: Story = { args: { answer: undefined, check: undefined } };
export const NoneYet: Story = {
	args: { answer: null, check: { ...fixtures.answeredCheck, status: 'checking', allowedActions: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Nhân viên sẽ trả lời trước 11/03/2026 09:30. Kết quả sẽ hiện ở đây.')).toBeVisible();
	},
};
export const Error: Story = {
	args: { answer: undefined, check: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const DocumentNotMadeYet: Story = {
	args: { answer: { ...fixtures.answer, documentUrl: null } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Đang lập văn bản PDF/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Xem lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Disputed: Story = {
	args: { answer: { ...fixtures.answer, disputedAt: '2026-03-12T04:00:00.000Z' }, check: fixtures.disputedCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bạn viết: “Lộ giới trên sổ chỉ có 18 m².”')).toBeVisible();
		await expect(canvas.getByText(/Sẽ có trả lời trước 16\/03\/2026 11:00/)).toBeVisible();
		await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
	},
};
export const DisputedAndLate: Story = {
	args: { ...Disputed.args, now: new Date('2026-03-16T05:00:00.000Z') },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Đã quá hẹn trả lời 16\/03\/2026 11:00;.*ở chân trang\.$/)).toBeVisible();
		await expect(canvas.queryByText(/Sẽ có trả lời trước/)).not.toBeInTheDocument();
	},
};
export const NoneYetAndLate: Story = {
	args: { ...NoneYet.args, now: new Date('2026-03-11T02:31:00.000Z') },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Kết quả sẽ hiện ở đây ngay khi nhân viên trả lời.')).toBeVisible();
	},
};
export const Corrected: Story = {
	args: { check: fixtures.correctedCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Đây là bản đã sửa lúc 13\/03\/2026 11:00/)).toBeVisible();
	},
};
export const Upheld: Story = {
	args: { answer: { ...fixtures.answer, disputedAt: '2026-03-12T04:00:00.000Z' }, check: fixtures.upheldCheck },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Lúc 13\/03\/2026 11:00, .* giữ nguyên kết quả này\.$/)).toBeVisible();
		await expect(canvas.getByText(/^Nhân viên viết: “Quyết định 6708 ghi lộ giới 24 m²;/)).toBeVisible();
		await expect(canvas.getByText(/bạn có thể khiếu nại lại ở cuối trang\.$/)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Khiếu nại kết quả' })).toBeVisible();
	},
};
/** A version that was corrected after it was upheld: what was said of the one before says nothing of it. */
export const CorrectedAfterItWasUpheld: Story = {
	args: {
		check: {
			...fixtures.upheldCheck,
			events: [
				...fixtures.upheldCheck.events,
				{ id: '8', kind: 'disputed', text: 'Có quyết định mới.', at: '2026-03-16T04:00:00.000Z' },
				{ id: '9', kind: 'corrected', text: null, at: '2026-03-17T04:00:00.000Z' },
			],
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Đây là bản đã sửa lúc 17\/03\/2026 11:00/)).toBeVisible();
		await expect(canvas.queryByText(/giữ nguyên kết quả này/)).not.toBeInTheDocument();
	},
};
export const Withdrawn: Story = {
	args: { check: { ...fixtures.answeredCheck, status: 'cancelled', allowedActions: [] } },
};
export const Rated: Story = {
	args: { answer: { ...fixtures.answer, rating: 4 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: '4 sao: tốt' })).toBeChecked();
		await expect(canvas.getByText('Cảm ơn bạn đã đánh giá.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], args: { answer: fixtures.mixedAnswer }, globals: { theme: 'dark' } };
export const English: Story = {
	tags: ['!test'],
	args: { answer: { ...fixtures.answer, rating: 4 } },
	globals: { locale: 'en' },
};
export const LongText: Story = {
	args: {
		answer: {
			...fixtures.mixedAnswer,
			planName: `${fixtures.answer.planName} `.repeat(3),
			decision: 'Quyết-định-số-6708-2024-QĐ-UBND-điều-chỉnh-cục-bộ-lần-thứ-hai',
		},
		check: fixtures.correctedCheck,
	},
	globals: { viewport: { value: 'phone320' } },
};

export const IsRatedByKeyboardOnceTheButtonIsPressed: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('radio', { name: /^1 sao/ }).focus();
		await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
		await expect(canvas.getByRole('radio', { name: '5 sao: rất tốt' })).toBeChecked();
		await expect(args.onRate).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
		await expect(args.onRate).toHaveBeenCalledWith(5);
		await waitFor(() => expect(canvas.getByText('Cảm ơn bạn đã đánh giá.')).toBeVisible());
		await expect(canvas.queryByRole('button', { name: 'Gửi đánh giá' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('radio', { name: '5 sao: rất tốt' })).toHaveFocus();
	},
};

export const ADisputeWantsAReason: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Khiếu nại kết quả' }));
		const reason = canvas.getByRole('textbox', { name: 'Kết quả chưa đúng ở đâu?' });
		await expect(reason).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu xem lại' }));
		await expect(canvas.getByText('Hãy cho biết kết quả sai ở đâu.')).toBeVisible();
		await expect(reason).toHaveFocus();
		await expect(args.onDispute).not.toHaveBeenCalled();
		await userEvent.type(reason, ' Lộ giới chỉ có 18 m². ');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu xem lại' }));
		await expect(args.onDispute).toHaveBeenCalledWith('Lộ giới chỉ có 18 m².');
		await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
	},
};

/** As somebody comes back to it from the request. */
export const ADisputeThatWasBegunStandsOpen: Story = {
	args: { dispute: 'Lộ giới chỉ có' },
	play: async ({ canvas, userEvent, args }) => {
		const reason = () => canvas.getByRole('textbox', { name: 'Kết quả chưa đúng ở đâu?' });
		await expect(reason()).toHaveValue('Lộ giới chỉ có');
		// Whoever comes to read the answer is not led away from it.
		await expect(reason()).not.toHaveFocus();
		await userEvent.type(reason(), ' 18 m².');
		await expect(args.onDisputeChange).toHaveBeenLastCalledWith('Lộ giới chỉ có 18 m².');
		await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Khiếu nại kết quả' }));
		await expect(reason()).toHaveFocus();
		await expect(reason()).toHaveValue('Lộ giới chỉ có 18 m².');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu xem lại' }));
		await waitFor(() => expect(args.onDispute).toHaveBeenCalledWith('Lộ giới chỉ có 18 m².'));
		// Sent, it is not there for the next time.
		await userEvent.click(await canvas.findByRole('button', { name: 'Khiếu nại kết quả' }));
		await expect(reason()).toHaveValue('');
	},
};

export const KeepsAReasonThatWasRefused: Story = {
	args: {
		onDispute: fn<PlanningAnswerViewProps['onDispute']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Khiếu nại kết quả' }));
		await userEvent.type(canvas.getByRole('textbox'), 'Sai ranh.');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu xem lại' }));
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(canvas.getByRole('textbox')).toHaveValue('Sai ranh.');
	},
};

export const DoVerdictWithSources: Story = { tags: ['!test'], render: () => <AnswerBody answer={fixtures.answer} /> };

export const DontBareVerdict: Story = {
	tags: ['!test'],
	render: () => (
		<Sheet title="Kết luận">
			<p>Thửa đất không dính quy hoạch. Bạn có thể yên tâm mua.</p>
		</Sheet>
	),
};
