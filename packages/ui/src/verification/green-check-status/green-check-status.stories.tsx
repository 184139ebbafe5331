import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckStatusTag } from './green-check-status.tsx';
import { type QueueScope, QueueState } from './queue-state.tsx';
import { useNextWords } from './use-next-words.ts';

const reopened = {
	...fixtures.fallenCheck,
	events: fixtures.fallenCheck.events.map((event) => (event.kind === 'fell' ? { ...event, kind: 'reopened' } : event)),
};
const replaced = { ...fixtures.approvedCheck, closedAt: '2026-04-30T00:00:00.000Z' };
const all = [
	fixtures.unpaidCheck,
	fixtures.waitingCheck,
	{ ...fixtures.waitingCheck, fee: 0 },
	fixtures.takenCheck,
	fixtures.filedCheck,
	fixtures.approvedCheck,
	fixtures.fallenCheck,
	fixtures.expiredCheck,
	reopened,
	replaced,
	fixtures.cancelledCheck,
	fixtures.refundedCheck,
	{ ...fixtures.cancelledCheck, paidAt: null },
	// As a list has them.
	{ ...fixtures.refundedCheck, events: undefined },
	{ ...fixtures.fallenCheck, events: undefined },
];

/** Every status with what comes next. */
function Statuses() {
	const words = useNextWords();
	return (
		<ul className="grid max-w-xl gap-3">
			{all.map((check, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
				<li key={index}>
					<GreenCheckStatusTag check={check} /> {words(check)}
				</li>
			))}
		</ul>
	);
}

/** Every status beside that of a listing. */
function Named() {
	return (
		<p className="flex flex-wrap gap-2 bg-surface p-4">
			{all.slice(0, 12).map((check, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
				<GreenCheckStatusTag key={index} check={check} isNamed />
			))}
		</p>
	);
}

/** Every status as staff see it. */
function ForStaff({ scope }: { scope: QueueScope }) {
	return (
		<ul className="grid max-w-xl gap-3">
			{[...fixtures.rows, fixtures.fallenCheck].map((check) => (
				<li key={`${check.id} ${check.closedAt}`}>
					<QueueState check={check} scope={scope} />
				</li>
			))}
		</ul>
	);
}

const meta = {
	component: GreenCheckStatusTag,
	args: { check: fixtures.waitingCheck },
} satisfies Meta<typeof GreenCheckStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryStatus: Story = {
	tags: ['dark'],
	render: () => <Statuses />,
	play: async ({ canvas }) => {
		const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
		await expect(rows[0]).toMatch(/^Chờ trả phí Trả phí 100\.000\s₫ để yêu cầu vào hàng chờ\.$/);
		await expect(rows[2]).toBe('Chờ kiểm tra An Cư kiểm tra lại tin này và bạn không phải trả phí.');
		await expect(rows[5]).toBe('Tích xanh Tin mang tích xanh đến ngày 09/05/2026.');
		await expect(rows[6]).toContain('nội dung đã kiểm tra thay đổi: giá, vị trí trên bản đồ.');
		await expect(rows[7]).toContain('Tích xanh hết hạn ngày 09/05/2026.');
		await expect(rows[10]).toContain('Việc kiểm tra đã bắt đầu nên phí không hoàn.');
		await expect(rows[11]).toMatch(/Phí 100\.000\s₫ đã trở về ví của bạn\.$/);
		await expect(rows[12]).toContain('Không có phí phải hoàn.');
		await expect(rows[13]).toMatch(/Phí 100\.000\s₫ đã trở về ví của bạn\.$/);
		await expect(rows[14]).toContain('Tích xanh này không còn giá trị.');
	},
};
export const BesideAnotherState: Story = {
	tags: ['dark'],
	render: () => <Named />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tích xanh: chờ trả phí')).toBeVisible();
		await expect(canvas.getByText('Tích xanh: chờ duyệt')).toBeVisible();
		await expect(canvas.getByText('Tích xanh')).toBeVisible();
	},
};
export const ForCheckers: Story = {
	render: () => <ForStaff scope="checker" />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bị trả lại')).toBeVisible();
		await expect(canvas.getByText('Hết tích xanh')).toBeVisible();
	},
};
export const ForAdmins: Story = { render: () => <ForStaff scope="admin" /> };
export const Dark: Story = { tags: ['!test'], render: () => <Statuses />, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], render: () => <Statuses />, globals: { locale: 'en' } };
export const Narrow: Story = { render: () => <Statuses />, globals: { viewport: { value: 'phone320' } } };
