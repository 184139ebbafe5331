import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as fixtures from '../planning-check.fixtures.ts';
import { type PlanningCheck, stageOf } from '../planning-check-model.ts';
import { PlanningCheckTimeline } from './planning-check-timeline.tsx';

const of = (check: PlanningCheck) => ({ events: check.events, stage: stageOf(check), promisedAt: check.promisedAt });

const meta = {
	component: PlanningCheckTimeline,
	args: of(fixtures.waitingCheck),
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PlanningCheckTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		const stations = canvas.getAllByRole('listitem');
		await expect(stations.map((station) => station.getAttribute('aria-current'))).toEqual([
			null,
			null,
			'step',
			null,
			null,
		]);
		await expect(within(stations[1] as HTMLElement).getByText('Thanh toán phí')).toBeVisible();
		await expect(stations[1]).toHaveTextContent('09/03/2026 09:11');
		await expect(stations[2]).toHaveTextContent('Tiếp theoNhân viên tiếp nhận');
		await expect(stations[4]).toHaveTextContent('Trước 11/03/2026 09:11');
	},
};
export const Unpaid: Story = { args: of(fixtures.unpaidCheck) };
export const Asked: Story = { tags: ['dark'], args: of(fixtures.askedCheck) };
export const Done: Story = {
	args: of(fixtures.doneCheck),
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Chấm điểm kết quả/)).toHaveTextContent('4/5');
		await expect(canvas.queryByText('Tiếp theo')).not.toBeInTheDocument();
	},
};
export const Disputed: Story = { args: of(fixtures.disputedCheck) };
export const Upheld: Story = {
	args: of(fixtures.upheldCheck),
	play: async ({ canvas }) => {
		const [last] = canvas.getAllByRole('listitem').slice(-1);
		await expect(last).toHaveTextContent(/^Giữ nguyên kết quả10\/03\/2026 14:30Bản đồ phường công bố/);
		await expect(canvas.queryByText('Tiếp theo')).not.toBeInTheDocument();
	},
};
export const Cancelled: Story = { args: of(fixtures.cancelledCheck) };
export const OfAKindThatIsNew: Story = {
	args: {
		...of(fixtures.waitingCheck),
		events: [{ id: '1', kind: 'moved', text: null, at: '2026-03-09T02:05:00.000Z' }],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Có thay đổi')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], args: Asked.args ?? {}, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: Asked.args ?? {}, globals: { locale: 'en' } };
export const Narrow: Story = { args: Asked.args ?? {}, globals: { viewport: { value: 'phone320' } } };
