import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import * as fixtures from '../transactions.fixtures.ts';
import { TransactionHistory, type TransactionHistoryProps } from './transaction-history.tsx';

const meta = {
	component: TransactionHistory,
	args: {
		transactions: fixtures.transactions,
		total: fixtures.transactions.length,
		pageSize: 20,
		filter: {},
		hrefOf: (filter, page) => `?${new URLSearchParams({ ...(filter as Record<string, string>), page: String(page) })}`,
		onFilter: fn(),
		onRetry: fn(),
		now: fixtures.now,
		planningCheckHref: (id) => `/planning-check?id=${id}`,
		greenCheckHref: (id) => `/estate?greenCheck=${id}`,
		orderHref: (id) => `/invest?order=${id}`,
		paymentHref: (id) => `/setting/wallet?payment=${id}`,
		onExport: fn<TransactionHistoryProps['onExport']>(async () => fixtures.transactions),
	},
	decorators: [(Story) => <div className="max-w-3xl bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof TransactionHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('7 mục');
		await expect(canvas.getByRole('form', { hidden: true })).not.toBeVisible();
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};
export const Paged: Story = {
	args: { page: 2, total: 64 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '?page=3');
		await expect(canvas.getAllByText(/^Phần trên trang này/)).toHaveLength(2);
	},
};
export const Filtered: Story = {
	args: { filter: { type: 'TOP_UP', from: '2026-03-01', to: '2026-03-10' }, total: 31 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox', { name: 'Loại' })).toHaveValue('TOP_UP');
		await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('2026-03-01');
		await expect(canvas.getByRole('link', { name: 'Trang 2' })).toHaveAttribute(
			'href',
			'?type=TOP_UP&from=2026-03-01&to=2026-03-10&page=2',
		);
		await expect(canvas.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', '?page=1');
	},
};
export const SaysNoSumOfADayOfWhichItShowsAPart: Story = {
	args: { filter: { type: 'TOP_UP' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Hôm nay, 10/03/2026' })).toBeVisible();
		await expect(canvas.queryByText(/^(Cả ngày|Phần trên trang này)/)).not.toBeInTheDocument();
	},
};
export const SaysNoSumOfADayByStatus: Story = {
	...SaysNoSumOfADayOfWhichItShowsAPart,
	args: { filter: { status: 'DONE' }, page: 2, total: 64 },
};
export const SumsTheDaysOfAPeriod: Story = {
	args: { filter: { from: '2026-02-27', to: '2026-03-10' } },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText(/^Cả ngày/)).toHaveLength(3);
	},
};
export const Empty: Story = { args: { transactions: [], total: 0 } };
export const NothingFound: Story = {
	args: { transactions: [], total: 0, filter: { status: 'FAILED' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có mục nào khớp' })).toBeVisible();
	},
};
export const Loading: Story = { args: { transactions: undefined } };
export const Error: Story = {
	args: { transactions: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { ...Filtered, globals: { theme: 'dark' }, play: async () => undefined };
export const English: Story = { ...Filtered, globals: { locale: 'en' }, play: async () => undefined };
export const Narrow: Story = {
	args: { filter: { type: 'PLANNING_CHECK', from: '2026-03-01' }, transactions: fixtures.longTransactions, total: 300 },
	globals: { viewport: { value: 'phone320' } },
};

export const NarrowsByTypeStatusAndPeriod: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByText('Lọc lịch sử'));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại' }), 'Hoàn tiền');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Đã xong');
		await userEvent.type(canvas.getByLabelText('Từ ngày'), '2026-03-01');
		await userEvent.type(canvas.getByLabelText('Đến ngày'), '2026-03-10');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await expect(args.onFilter).toHaveBeenCalledWith({
			type: 'REFUND',
			status: 'DONE',
			from: '2026-03-01',
			to: '2026-03-10',
		});
	},
};

export const RefusesAPeriodThatEndsBeforeItBegins: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByText('Lọc lịch sử'));
		await userEvent.type(canvas.getByLabelText('Từ ngày'), '2026-03-10');
		await userEvent.type(canvas.getByLabelText('Đến ngày'), '2026-03-01');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		const to = canvas.getByLabelText('Đến ngày');
		await waitFor(() => expect(to).toHaveAccessibleDescription('“Đến ngày” không được trước “Từ ngày”. Hãy chọn lại.'));
		await expect(to).toHaveFocus();
		await expect(args.onFilter).not.toHaveBeenCalled();
	},
};

export const ADateInPartIsNoDayLeftOut: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByText('Lọc lịch sử'));
		const from = canvas.getByLabelText<HTMLInputElement>('Từ ngày');
		const show = canvas.getByRole('button', { name: 'Xem kết quả' });
		const refused = async () => {
			await userEvent.click(show);
			await waitFor(() => expect(from).toHaveAccessibleDescription(/^Hãy nhập đủ ngày, tháng và năm/));
			await expect(from).toHaveFocus();
			await expect(args.onFilter).not.toHaveBeenCalled();
		};
		// What a browser says of `31/02/____`; made-up keys do not reach its parts.
		Object.defineProperty(from, 'validity', { value: { badInput: true }, configurable: true });
		await refused();
		Reflect.deleteProperty(from, 'validity');
		await userEvent.type(from, '0026-03-01');
		await refused();
		await userEvent.clear(from);
		await userEvent.type(from, '2026-03-01');
		await userEvent.click(show);
		await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-03-01' });
	},
};

export const WhatWasWrongGoesWithItsFields: Story = {
	args: { filter: { type: 'TOP_UP', from: '2026-03-01' } },
	render: function Kept(args) {
		const [filter, setFilter] = useState(args.filter);
		return (
			<>
				<Button variant="quiet" onClick={() => setFilter({ type: 'REFUND' })}>
					Quay lại
				</Button>
				<TransactionHistory {...args} filter={filter} />
			</>
		);
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Đến ngày'), '2026-02-01');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem kết quả' }));
		await expect(await canvas.findByText('“Đến ngày” không được trước “Từ ngày”. Hãy chọn lại.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
		await expect(canvas.getByLabelText('Đến ngày')).toHaveValue('');
		await expect(canvas.queryByText('“Đến ngày” không được trước “Từ ngày”. Hãy chọn lại.')).not.toBeInTheDocument();
	},
};

/** Presses the button and reads the file that comes. */
async function exported(press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array; text: string }> {
	let given: HTMLAnchorElement | undefined;
	const watch = (event: Event) => {
		if (!(event.target instanceof HTMLAnchorElement)) return;
		// The story needs no file on the disk.
		event.preventDefault();
		given = event.target;
	};
	document.addEventListener('click', watch);
	await press();
	await waitFor(() => expect(given).toBeDefined());
	document.removeEventListener('click', watch);
	const bytes = new Uint8Array(await (await fetch(given?.href ?? '')).arrayBuffer());
	return { name: given?.download ?? '', bytes, text: new TextDecoder().decode(bytes) };
}

export const GivesTheWholeAsAFile: Story = {
	args: {
		onExport: fn<TransactionHistoryProps['onExport']>(async () => [
			{ ...fixtures.transactions[0], content: '=HYPERLINK("http://x.example"; "Xem")' } as never,
			...fixtures.transactions.slice(1),
		]),
	},
	play: async ({ canvas, userEvent }) => {
		const { name, bytes, text } = await exported(() =>
			userEvent.click(canvas.getByRole('button', { name: 'Tải CSV' })),
		);
		await expect(name).toMatch(/^lich-su-vi-\d{4}-\d{2}-\d{2}\.csv$/);
		await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = text.split('\r\n');
		await expect(lines).toHaveLength(9);
		await expect(lines[0]).toBe('Thời điểm;Loại;Nội dung;Trạng thái;Số tiền (đồng);Số dư sau đó (đồng);Mã giao dịch');
		await expect(lines[1]).toBe(
			`2026-03-10 09:15;Chuyển về ngân hàng;"'=HYPERLINK(""http://x.example""; ""Xem"")";Đang giữ;-300000;4200000;GD1046`,
		);
	},
};

export const SaysHowManyThereAreInTheFile: Story = {
	args: {
		onExport: fn<TransactionHistoryProps['onExport']>(async () =>
			Array.from({ length: 1_200 }, () => fixtures.transactions[0] as never),
		),
	},
	play: async ({ canvas, userEvent }) => {
		await exported(() => userEvent.click(canvas.getByRole('button', { name: 'Tải CSV' })));
		await expect(await screen.findByText('Đã tải tệp với 1.200 mục.')).toBeVisible();
	},
};

export const SplitsTheFileAsEnglishProgramsDo: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas, userEvent }) => {
		const { text } = await exported(() => userEvent.click(canvas.getByRole('button', { name: 'Download CSV' })));
		await expect(text.split('\r\n')[2]).toContain('2026-03-10 08:00,Refund,"Trả lời trễ hẹn, hoàn phí');
	},
};

export const SaysWhyThereIsNoFile: Story = {
	args: { onExport: fn<TransactionHistoryProps['onExport']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tải CSV' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};
