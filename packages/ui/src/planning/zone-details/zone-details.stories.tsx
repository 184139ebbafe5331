import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../planning.fixtures.ts';
import { ZoneDetails, type ZoneDetailsProps } from './zone-details.tsx';

const meta = {
	component: ZoneDetails,
	args: { zones: fixtures.zones, onRetry: fn(), onClose: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof ZoneDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Loading: Story = { args: { zones: undefined } };
export const Empty: Story = {
	args: { zones: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa có dữ liệu quy hoạch tại điểm này.')).toBeVisible();
	},
};
export const Error: Story = {
	args: { zones: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const SaysWhereItComesFromAndThatItIsNoLegalDocument: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const [first = document.body, second = document.body] = canvas.getAllByRole('listitem');
		await expect(within(first).getByText('TMD').parentElement).toHaveTextContent('TMD Ô phố A1.4, chức năng hỗn hợp');
		await expect(within(first).getByText('12.480,5 m²')).toBeVisible();
		await expect(within(first).getByText('6708/QĐ-UBND ngày 29/12/2012')).toBeVisible();
		await expect(within(first).getByText('1:2.000')).toBeVisible();
		await expect(within(second).getByText('Cổng thông tin quy hoạch thành phố')).toBeVisible();
		await expect(canvas.getByText(/chỉ để tham khảo, không phải văn bản pháp lý/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Đóng kết quả tại điểm này' }));
		await expect(args.onClose).toHaveBeenCalledTimes(1);
	},
};

/** Loads again, as a page does. */
function Retried(props: ZoneDetailsProps) {
	const [failed, setFailed] = useState(true);
	return <ZoneDetails {...props} failed={failed} onRetry={() => setFailed(false)} />;
}

export const LeadsToItsHeadingWhileItIsTriedAgain: Story = {
	args: { zones: undefined },
	render: (args) => <Retried {...args} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus());
	},
};
