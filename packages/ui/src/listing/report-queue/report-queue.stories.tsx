import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { house, land, longTitle, now } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import { ReportQueue, type ReportQueueProps } from './report-queue.tsx';

function Demo({ reports: given, ...props }: ReportQueueProps) {
	const [reports, setReports] = useState(given);
	return (
		<ReportQueue
			{...props}
			reports={reports}
			total={reports?.length}
			onDecide={async (id, decision) => {
				const refused = await props.onDecide(id, decision);
				if (!refused) setReports((all) => all?.filter((report) => report.id !== id));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: ReportQueue,
	render: (args) => <Demo {...args} />,
	args: {
		reports: fixtures.reports,
		pageSize: 20,
		hrefOf: (page) => `?page=${page}`,
		filter: { search: '', reason: undefined },
		onFilter: fn(),
		onRetry: fn(),
		now,
		onDecide: fn<ReportQueueProps['onDecide']>(async () => undefined),
	},
	decorators: [(Story) => <div className="mx-auto max-w-5xl p-4">{Story()}</div>],
	parameters: { route: '/moderation/reports' },
} satisfies Meta<typeof ReportQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [first] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('Giá không đúng');
		await expect(first).toHaveTextContent('2 người khác cũng báo cáo tin này');
		const [uphold, dismiss] = within(first as HTMLElement).getAllByRole('button') as [HTMLElement, HTMLElement];
		const fill = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
		await expect(fill(uphold)).toBe(fill(dismiss));
	},
};
export const OfAListingThatIsDown: Story = {
	args: {
		reports: fixtures.reports.map((report) => ({
			...report,
			locationInfo: { ...report.locationInfo, status: 'CANCEL' as const, closedReason: 'SOLD' as const },
		})),
	},
	play: async ({ canvas, userEvent }) => {
		const [first] = canvas.getAllByRole('listitem') as [HTMLElement];
		await expect(within(first).getByText('Đã bán')).toBeVisible();
		await userEvent.click(within(first).getByRole('button', { name: /^Bỏ qua báo cáo/ }));
		await expect(screen.getByText(/^Tin hiện không đăng\. Báo cáo này được đóng lại/)).toBeVisible();
	},
};

/** A colleague was faster: what was typed stays until its window is closed. */
export const KeepsTheNoteOfAReportThatIsDecided: Story = {
	args: { onDecide: fn<ReportQueueProps['onDecide']>(async () => ({ message: 'Đồng nghiệp vừa xử lý báo cáo này.' })) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getAllByRole('button', { name: /^Gỡ tin/ })[0] as HTMLElement);
		const dialog = within(screen.getByRole('dialog'));
		await userEvent.type(dialog.getByLabelText(/^Ghi chú/), 'Giá không thật');
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tin' }));
		await waitFor(() => expect(dialog.getByText('Đồng nghiệp vừa xử lý báo cáo này.')).toBeVisible());
		await expect(dialog.getByLabelText(/^Ghi chú/)).toHaveValue('Giá không thật');
		await expect(args.onRetry).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
	},
};
export const Loading: Story = { args: { reports: undefined } };
export const Empty: Story = { args: { reports: [] } };
export const NothingFound: Story = {
	args: { reports: [], filter: { search: '1264', reason: 'SCAM' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có báo cáo nào khớp' })).toBeVisible();
		await expect(canvas.getByText('Tìm được 0 báo cáo')).toBeVisible();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lý do' }), 'Trùng với tin khác');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '1264', reason: 'DUPLICATE' });
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', reason: undefined });
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { reports: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		reports: fixtures.reports.map((report) => ({
			...report,
			text: fixtures.ownLong.rejectReason,
			locationInfo: { ...report.locationInfo, ...longTitle },
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};

export const UpholdsWithANote: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Gỡ tin: ${house.title}` }));
		const dialog = screen.getByRole('dialog', { name: 'Gỡ tin' });
		await expect(dialog).toHaveTextContent('Tin bị gỡ khỏi danh sách và bản đồ ngay');
		await userEvent.type(within(dialog).getByLabelText(/Ghi chú/), 'Đã gọi chủ nhà.');
		await userEvent.click(within(dialog).getByRole('button', { name: 'Gỡ tin' }));
		await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('r1', { upheld: true, note: 'Đã gọi chủ nhà.' }));
		await waitFor(() => expect(canvas.getByText('1 báo cáo chờ xử lý')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

/** Its poster must read why: the server refuses without it. */
export const AsksWhyItIsTakenDown: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Gỡ tin: ${house.title}` }));
		const dialog = within(screen.getByRole('dialog', { name: 'Gỡ tin' }));
		const note = dialog.getByRole('textbox', { name: 'Ghi chú' });
		await expect(note).toBeRequired();
		await expect(dialog.queryByText('(không bắt buộc)')).not.toBeInTheDocument();
		await userEvent.type(note, '  ');
		await userEvent.click(dialog.getByRole('button', { name: 'Gỡ tin' }));
		await waitFor(() => expect(note).toHaveAccessibleDescription(/Hãy ghi vì sao gỡ/));
		await expect(note).toHaveFocus();
		await expect(args.onDecide).not.toHaveBeenCalled();
	},
};

/** Refused, it is gone all the same. */
function DecidedByAColleague({ reports: given, ...props }: ReportQueueProps) {
	const [reports, setReports] = useState(given);
	return (
		<ReportQueue
			{...props}
			reports={reports}
			total={reports?.length}
			onDecide={async (id) => {
				setReports((all) => all?.filter((report) => report.id !== id));
				return { message: 'Việc này không làm được lúc này.' };
			}}
		/>
	);
}

export const LeadsOnWhereAColleagueWasFaster: Story = {
	render: (args) => <DecidedByAColleague {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Bỏ qua báo cáo: ${land.title}` }));
		const dialog = screen.getByRole('dialog', { name: 'Bỏ qua báo cáo' });
		await userEvent.click(within(dialog).getByRole('button', { name: 'Bỏ qua báo cáo' }));
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const SaysThatWhatIsSaidOfADismissalIsTooLong: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Bỏ qua báo cáo: ${land.title}` }));
		const dialog = within(screen.getByRole('dialog', { name: 'Bỏ qua báo cáo' }));
		const note = dialog.getByRole('textbox', { name: /^Ghi chú/ });
		await userEvent.click(note);
		await userEvent.paste('a'.repeat(1_001));
		await userEvent.click(dialog.getByRole('button', { name: 'Bỏ qua báo cáo' }));
		await waitFor(() => expect(note).toHaveAccessibleDescription(/1\.000/));
		await expect(args.onDecide).not.toHaveBeenCalled();
	},
};

export const DismissesAndLeavesTheListing: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Bỏ qua báo cáo: ${land.title}` }));
		const dialog = screen.getByRole('dialog', { name: 'Bỏ qua báo cáo' });
		await expect(dialog).toHaveTextContent('Tin vẫn đăng như cũ');
		await userEvent.click(within(dialog).getByRole('button', { name: 'Bỏ qua báo cáo' }));
		await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('r2', { upheld: false, note: null }));
	},
};
