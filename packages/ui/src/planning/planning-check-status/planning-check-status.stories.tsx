import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/tag/index.ts';
import * as fixtures from '../planning-check.fixtures.ts';
import { PlanningCheckStatusTag } from './planning-check-status.tsx';
import { useNextWords } from './use-next-words.ts';

const { now, disputedCheck, lateCheck, checks, receivedCheck } = fixtures;
const lateDispute = { ...disputedCheck, id: 'lateDispute', promisedAt: '2026-03-09T06:00:00.000Z' };
const overdue = { ...lateCheck, id: 'overdue', isRefunded: false };

/** Every status with what comes next. */
function Statuses() {
	const words = useNextWords(now);
	return (
		<ul className="grid max-w-xl gap-3">
			{[...checks, receivedCheck, disputedCheck, lateDispute, overdue, lateCheck].map((check) => (
				<li key={check.id}>
					<PlanningCheckStatusTag check={check} /> {words(check)}
				</li>
			))}
		</ul>
	);
}

const meta = {
	component: PlanningCheckStatusTag,
	args: { check: fixtures.unpaidCheck },
} satisfies Meta<typeof PlanningCheckStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryStatus: Story = {
	tags: ['dark'],
	render: () => <Statuses />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Cần bạn trả lời')).toBeVisible();
		await expect(canvas.getByText(/sớm tiếp nhận yêu cầu\. Kết quả có trước 11\/03\/2026 09:11\./)).toBeVisible();
		await expect(canvas.getByText(/theo khiếu nại của bạn và trả lời trước 12\/03\/2026 13:00\./)).toBeVisible();
		await expect(canvas.getByText(/khiếu nại của bạn trễ: đã quá hẹn 09\/03\/2026 13:00/)).toBeVisible();
		await expect(canvas.getByText(/^Đã quá hẹn 10\/03\/2026 09:11\./)).toBeVisible();
		await expect(canvas.getByText(/^Kết quả trễ hẹn nên phí 500\.000/)).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], render: () => <Statuses />, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], render: () => <Statuses />, globals: { locale: 'en' } };
export const Narrow: Story = { render: () => <Statuses />, globals: { viewport: { value: 'phone320' } } };

function StatusWithNext() {
	const words = useNextWords(now);
	return (
		<p className="grid max-w-xl justify-items-start gap-1">
			<PlanningCheckStatusTag check={receivedCheck} /> {words(receivedCheck)}
		</p>
	);
}

export const DoStatusWithWhen: Story = { tags: ['!test'], render: () => <StatusWithNext /> };
export const DontStatusAlone: Story = { tags: ['!test'], render: () => <Tag tone="outline">Đang xử lý</Tag> };
