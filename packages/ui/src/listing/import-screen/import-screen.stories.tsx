import type { ImportRow } from '@ancu/forms/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type ImportResult, type ImportTable, type SendRows, UnreadableRow } from '../import-model.ts';
import { ImportScreen, type ImportScreenProps } from './import-screen.tsx';

type Parse = ImportScreenProps['parse'];

const columns = ['Mã tin', 'Tiêu đề', 'Địa chỉ đầy đủ', 'Giá', 'Diện tích (m²)', 'Hướng nhà', 'Ghi chú nội bộ'];
const rowOf = (at: number) => ({
	'Mã tin': `BDS-${at}`,
	'Tiêu đề': `Bán nhà ba tầng số ${at} gần chợ Bến Thành`,
	'Địa chỉ đầy đủ': '12 Lê Lợi, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
	Giá: '8.6',
	'Diện tích (m²)': '48.5',
	'Hướng nhà': 'Đông Nam',
	'Ghi chú nội bộ': 'gọi lại',
});
const tableOf = (count: number): ImportTable => ({
	columns,
	rows: Array.from({ length: count }, (_, at) => rowOf(at + 1)),
	// Two rows are empty: one behind the names, one further on.
	numbers: Array.from({ length: count }, (_, at) => at + (at < 15 ? 3 : 4)),
});
const file = (name = 'tin-thang-11.csv') => new File(['…'], name, { type: 'text/csv' });

const added = ({ sourceId }: ImportRow): ImportResult => ({ sourceId, outcome: 'ADDED', faults: [] });
const refused = ({ sourceId }: ImportRow, path: string, code: string): ImportResult => ({
	sourceId,
	outcome: 'REFUSED',
	faults: [{ path, code }],
});
/** Refuses every tenth row. */
const answer: SendRows = async (rows) =>
	rows.map((row, at) => (at % 10 === 9 ? refused(row, 'price', 'unclear') : added(row)));

const meta = {
	component: ImportScreen,
	args: {
		parse: fn<Parse>(async () => tableOf(250)),
		send: fn<SendRows>(answer),
		listingsHref: '/my-listings',
		retryDelays: [],
	},
	decorators: [(Story) => <div className="max-w-5xl bg-surface p-4 text-ink">{Story()}</div>],
	parameters: { route: '/post-new/import' },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

const choose = async ({ canvas, canvasElement, userEvent }: Stage, chosen = file()) => {
	const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
	if (input) await userEvent.upload(input, chosen);
	return canvas.findByRole('button', { name: /^(Gửi \S+ tin|Send \S+ listings?)$/ });
};
const sayWhoPosts = async ({ canvas, userEvent }: Stage, who: 'môi giới' | 'chính chủ' = 'môi giới') =>
	userEvent.selectOptions(
		canvas.getByRole('combobox', { name: /^(Ai đăng những tin này|Who is listing these\?)$/ }),
		who,
	);
const begin = async (stage: Stage) => {
	const start = await choose(stage);
	await sayWhoPosts(stage);
	await stage.userEvent.click(start);
};

const drop = (element: HTMLElement, name: string) => {
	const dataTransfer = new DataTransfer();
	dataTransfer.items.add(file(name));
	const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
	element.querySelector('[class*=border-dashed]')?.dispatchEvent(event);
};

export const ChooseFile: Story = { tags: ['state:ready'] };

export const Columns: Story = {
	play: async (stage) => {
		await choose(stage);
		const { canvas } = stage;
		await expect(canvas.getByRole('combobox', { name: 'Địa chỉ' })).toHaveValue('Địa chỉ đầy đủ');
		await expect(canvas.getByRole('combobox', { name: 'Diện tích' })).toHaveValue('Diện tích (m²)');
		await expect(canvas.getByRole('combobox', { name: 'Giá chỉ ghi số là' })).toHaveDisplayValue('tỷ');
		await expect(canvas.getAllByRole('cell', { name: '8,6 tỷ' })).toHaveLength(3);
		await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
	},
};

export const Sending: Story = {
	args: { send: fn<SendRows>(() => new Promise(() => {})) },
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
		await expect(stage.canvas.getByText('Đang gửi…')).toBeVisible();
	},
};

export const Report: Story = {
	play: async (stage) => {
		const { canvas, args, userEvent } = stage;
		await begin(stage);
		await expect(await canvas.findByText(/^Đã gửi xong/)).toBeVisible();
		await expect(args.send).toHaveBeenCalledTimes(3);
		const [rows, source] = (args.send as ReturnType<typeof fn<SendRows>>).mock.calls[0] ?? [];
		await expect(source).toBe('tin-thang-11');
		await expect(rows).toHaveLength(100);
		await expect(rows?.[0]).toEqual({
			sourceId: 'BDS-1',
			title: 'Bán nhà ba tầng số 1 gần chợ Bến Thành',
			address: '12 Lê Lợi, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
			price: '8,6 tỷ',
			area: '48,5',
			direction: 'Đông Nam',
			postMode: 'môi giới',
		});
		const table = within(canvas.getByRole('region', { name: 'Dòng không nhận và lý do' }));
		await expect(table.getAllByRole('row')).toHaveLength(26);
		await expect(table.getAllByText('Giá: chưa rõ là bao nhiêu')[0]).toBeVisible();
		const numbers = table.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
		await expect(numbers.slice(0, 4)).toEqual(['Dòng', '12', '23', '33']);
		await expect(canvas.getByRole('link', { name: 'Xem tin của tôi' })).toHaveAttribute('href', '/my-listings');
		await userEvent.click(canvas.getByRole('button', { name: 'Nhập tệp khác' }));
		await expect(canvas.getByRole('button', { name: 'Chọn tệp' })).toBeVisible();
	},
};

export const TakenWithoutSomeCells: Story = {
	args: {
		parse: fn<Parse>(async () => tableOf(30)),
		send: fn<SendRows>(async (rows) =>
			rows.map((row, at) => ({ ...added(row), faults: at % 10 === 9 ? [{ path: 'floors', code: 'invalid' }] : [] })),
		),
	},
	play: async (stage) => {
		await begin(stage);
		await stage.canvas.findByRole('heading', { name: '3 dòng đã nhận, có ô bỏ trống' });
		const table = stage.canvas.getByRole('region', { name: 'Dòng đã nhận mà có ô bỏ trống' });
		await expect(within(table).getAllByText(/^Số tầng: /)).toHaveLength(3);
		await expect(stage.canvas.queryByRole('button', { name: 'Tải dòng không nhận' })).not.toBeInTheDocument();
	},
};

export const NothingTaken: Story = {
	args: { send: fn<SendRows>(async (rows) => rows.map((row) => refused(row, 'address', 'incomplete'))) },
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByText(/^Không có dòng nào thành tin/)).toBeVisible();
		await expect(stage.canvas.getByText(/^Trên đây là 100 dòng đầu/)).toBeVisible();
		await expect(stage.canvas.queryByRole('link', { name: 'Xem tin của tôi' })).toBeNull();
		await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Chọn lại cột' }));
		await expect(stage.canvas.getByRole('combobox', { name: 'Giá' })).toHaveValue('Giá');
	},
};

export const ColumnsDark: Story = { play: (stage) => choose(stage).then(() => {}), globals: { theme: 'dark' } };
export const ReportDark: Story = {
	play: async (stage) => {
		await begin(stage);
		await stage.canvas.findByText(/^Đã gửi xong/);
	},
	globals: { theme: 'dark' },
};
export const English: Story = {
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByText(/^All sent/)).toBeVisible();
		await expect(stage.canvas.getAllByText('Price: amount is not clear')[0]).toBeVisible();
	},
	globals: { locale: 'en' },
};

const fits = async ({ canvasElement }: Stage) => {
	const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
	await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
const LONG = 'Địa chỉ đầy đủ gồm số nhà, đường, phường, quận và tỉnh thành như ghi trên giấy chứng nhận';
export const ColumnsNarrow: Story = {
	args: { parse: fn<Parse>(async () => ({ columns: [LONG, 'Giá'], rows: [{ [LONG]: LONG, Giá: '8.6' }] })) },
	play: async (stage) => {
		await choose(stage);
		await fits(stage);
	},
	globals: { viewport: { value: 'phone320' } },
};
export const ReportNarrow: Story = {
	play: async (stage) => {
		await begin(stage);
		await stage.canvas.findByText(/^Đã gửi xong/);
		await fits(stage);
	},
	globals: { viewport: { value: 'phone320' } },
};

export const SaysWhatIsWrongWithAFile: Story = {
	args: { parse: fn<Parse>(() => Promise.reject(new Error('no CSV'))) },
	play: async ({ canvas, canvasElement }) => {
		drop(canvasElement, 'tin.xlsx');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('tin.xlsx không phải tệp CSV hay JSONL.'));
		drop(canvasElement, 'hong.csv');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không đọc được hong.csv.'));
		await expect(canvas.getByRole('alert')).toHaveTextContent('“CSV UTF-8”');
	},
};

export const SaysWhichRowStopsAFile: Story = {
	args: { parse: fn<Parse>(() => Promise.reject(new UnreadableRow(12, undefined))) },
	play: async ({ canvas, canvasElement }) => {
		drop(canvasElement, 'hong.csv');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không đọc được dòng 12 của hong.csv'));
	},
};

export const GivesASampleAndLeadsBack: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.getByRole('link', { name: 'Tin đăng của tôi' })).toHaveAttribute('href', '/my-listings');
		await userEvent.click(canvas.getByText('Đọc được 23 cột'));
		await expect(canvas.getByText('Tên liên hệ')).toBeVisible();
		const { promise, resolve } = Promise.withResolvers<{ name: string; text: Promise<string> }>();
		const keep = (event: MouseEvent) => {
			if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
			event.preventDefault();
			resolve({ name: event.target.download, text: fetch(event.target.href).then((each) => each.text()) });
		};
		const page = canvasElement.ownerDocument;
		page.addEventListener('click', keep);
		await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp mẫu' }));
		const { name, text } = await promise;
		page.removeEventListener('click', keep);
		await expect(name).toBe('tin-mau.csv');
		await expect(await text).toMatch(/^Mã tin;Tiêu đề;.*\r\nA-001;/);
	},
};

export const NeedsNoAddressBesideADistrict: Story = {
	args: {
		parse: fn<Parse>(async () => ({
			columns: ['Quận', 'Giá', 'Diện tích'],
			rows: [{ Quận: 'Quận 1', Giá: '5 tỷ', 'Diện tích': '50' }],
		})),
	},
	play: async (stage) => {
		await choose(stage);
		const { canvas, userEvent } = stage;
		const address = canvas.getByRole('combobox', { name: /^Địa chỉ/ });
		await expect(address).not.toBeRequired();
		await expect(address).toHaveAccessibleDescription(/Hoặc chọn cột quận, huyện bên dưới\./);
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quận, huyện' }), '');
		await expect(address).toBeRequired();
	},
};

export const AsksForTheColumnsThatAreNeeded: Story = {
	args: { parse: fn<Parse>(async () => ({ columns: ['A', 'B'], rows: [{ A: '1', B: '2' }] })) },
	play: async (stage) => {
		const { canvas, userEvent, args } = stage;
		await userEvent.click(await choose(stage));
		await expect(canvas.getByRole('combobox', { name: 'Địa chỉ' })).toHaveFocus();
		await expect(canvas.getByRole('combobox', { name: 'Giá' })).toHaveAccessibleDescription('Hãy chọn một cột.');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quận, huyện' }), 'A');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Giá' }), 'B');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Diện tích' }), 'B');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi 1 tin' }));
		const postedBy = canvas.getByRole('combobox', { name: 'Ai đăng những tin này' });
		await expect(postedBy).toHaveFocus();
		await expect(postedBy).toHaveAccessibleDescription(/ Hãy chọn ai đăng những tin này\.$/);
		await sayWhoPosts(stage);
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi 1 tin' }));
		await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
	},
};

const who = 'Loại người đăng';
export const AsksWhoPostsAndGoesByAColumnThatSaysIt: Story = {
	args: {
		parse: fn<Parse>(async () => ({
			columns: [...columns, who],
			rows: [
				{ ...rowOf(1), [who]: '' },
				{ ...rowOf(2), [who]: 'Môi giới' },
			],
		})),
	},
	play: async (stage) => {
		const { canvas, args, userEvent } = stage;
		const start = await choose(stage);
		await expect(canvas.getByRole('combobox', { name: 'Người đăng' })).toHaveValue(who);
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tin không ghi bán hay thuê là' }), 'bán');
		await sayWhoPosts(stage, 'chính chủ');
		await userEvent.click(start);
		await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
		const [[rows = []] = []] = (args.send as ReturnType<typeof fn<SendRows>>).mock.calls;
		await expect(rows.map(({ postMode, tradingType }) => [postMode, tradingType])).toEqual([
			['chính chủ', 'bán'],
			['Môi giới', 'bán'],
		]);
	},
};

/** Answers when it is told to. */
function held() {
	const waiting: { rows: readonly ImportRow[]; resolve: (results: ImportResult[]) => void; reject: () => void }[] = [];
	const send = fn<SendRows>(
		(rows) => new Promise((resolve, reject) => waiting.push({ rows, resolve, reject: () => reject(new Error()) })),
	);
	const next = async () => {
		await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
		return waiting.shift() as (typeof waiting)[number];
	};
	const arrive = async () => {
		const { rows, resolve } = await next();
		resolve(rows.map(added));
	};
	return { send, arrive, fail: async () => (await next()).reject() };
}
const pausable = held();
export const PausesAndGoesOnFromThere: Story = {
	args: { send: pausable.send },
	play: async (stage) => {
		const { canvas, userEvent } = stage;
		pausable.send.mockClear();
		await begin(stage);
		await userEvent.click(await canvas.findByRole('button', { name: 'Tạm dừng' }));
		await pausable.arrive();
		await expect(await canvas.findByText('Đã tạm dừng')).toBeVisible();
		await expect(canvas.getByText('100 trên 250 dòng')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi tiếp' }));
		await pausable.arrive();
		await pausable.arrive();
		await expect(await canvas.findByText(/^Đã gửi xong/)).toBeVisible();
		await expect(pausable.send.mock.calls.map(([rows]) => rows[0]?.sourceId)).toEqual(['BDS-1', 'BDS-101', 'BDS-201']);
	},
};

const stoppable = held();
export const StopsWithAReportAndCanStillGoOn: Story = {
	args: { send: stoppable.send, onBusyChange: fn() },
	play: async (stage) => {
		const { canvas, userEvent } = stage;
		await begin(stage);
		await waitFor(() => expect(stage.args.onBusyChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(await canvas.findByRole('button', { name: 'Dừng hẳn' }));
		await stoppable.arrive();
		await expect(await canvas.findByText('Đã dừng, còn 150 dòng chưa gửi.')).toBeVisible();
		await waitFor(() => expect(stage.args.onBusyChange).toHaveBeenLastCalledWith(false));
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi tiếp 150 dòng' }));
		await stoppable.arrive();
		await stoppable.arrive();
		await expect(await canvas.findByText(/^Đã gửi xong/)).toBeVisible();
	},
};

const shaky = held();
export const TriesAgainByItselfAndKeepsItsPlace: Story = {
	args: { send: shaky.send, retryDelays: [0] },
	play: async (stage) => {
		const { canvas, userEvent } = stage;
		shaky.send.mockClear();
		await begin(stage);
		await shaky.arrive();
		await shaky.fail();
		await shaky.fail();
		await expect(await canvas.findByRole('alert')).toHaveTextContent('Không kết nối được với máy chủ.');
		await expect(canvas.getByText('100 trên 250 dòng')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await shaky.arrive();
		await shaky.arrive();
		await expect(await canvas.findByText(/^Đã gửi xong/)).toBeVisible();
		await expect(shaky.send.mock.calls.map(([rows]) => rows[0]?.sourceId)).toEqual([
			'BDS-1',
			'BDS-101',
			'BDS-101',
			'BDS-101',
			'BDS-201',
		]);
	},
};

export const SaysWhatTheServerSays: Story = {
	args: { send: fn<SendRows>(async () => ({ message: 'Bạn đã gửi quá nhiều. Hãy thử lại sau 60 phút.' })) },
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByRole('alert')).toHaveTextContent('Bạn đã gửi quá nhiều.');
		await expect(stage.canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
	},
};

export const RefusesRepeatedRowsItself: Story = {
	args: { parse: fn<Parse>(async () => ({ columns, rows: [rowOf(1), rowOf(1)] })) },
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByText('Mã tin: đã có ở dòng trước')).toBeVisible();
	},
};

export const RefusesRowsThatCouldNotBeReadAndSendsTheOthers: Story = {
	args: {
		parse: fn<Parse>(async () => ({ ...tableOf(3), unreadable: [2] })),
		send: fn<SendRows>(async (rows) => rows.map(added)),
	},
	play: async (stage) => {
		await begin(stage);
		const table = await stage.canvas.findByRole('region', { name: 'Dòng không nhận và lý do' });
		await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^2–Dòng: không đọc được$/);
		await expect(stage.args.send).toHaveBeenCalledTimes(1);
	},
};

export const RefusesRowsWithBrokenCharactersItselfAndSendsTheOthers: Story = {
	args: {
		parse: fn<Parse>(async () => ({
			columns,
			rows: [
				rowOf(1),
				{ ...rowOf(2), 'Tiêu đề': 'Bán nhà\u0000ba tầng gần chợ' },
				{ ...rowOf(3), Giá: '8.6\ud83c' },
				rowOf(4),
			],
		})),
		send: fn<SendRows>(async (rows) =>
			rows.map((row, at) => (at === 0 ? refused(row, 'price', 'unclear') : added(row))),
		),
	},
	play: async (stage) => {
		const { canvas, args } = stage;
		await begin(stage);
		await expect(await canvas.findByText('Tiêu đề: có ký tự hỏng')).toBeVisible();
		await expect(canvas.getByText('Giá: có ký tự hỏng')).toBeVisible();
		const [[rows = []] = []] = (args.send as ReturnType<typeof fn<SendRows>>).mock.calls;
		await expect(rows.map(({ sourceId }) => sourceId)).toEqual(['BDS-1', 'BDS-4']);
		const numbers = canvas.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
		await expect(numbers).toEqual(['Dòng', '2', '3', '4']);
	},
};

const endless = 'x'.repeat(60_000);
export const ShowsTheStartOfALongCellAndSendsAllOfIt: Story = {
	args: {
		parse: fn<Parse>(async () => ({ columns, rows: [{ ...rowOf(1), 'Tiêu đề': endless }] })),
		send: fn<SendRows>(async (rows) => rows.map((row) => refused(row, 'title', 'too_long'))),
	},
	play: async (stage) => {
		const { canvas, args, userEvent } = stage;
		const start = await choose(stage);
		await expect(canvas.getByRole('cell', { name: /^x+…$/ }).textContent?.length).toBeLessThan(1_000);
		await sayWhoPosts(stage);
		await userEvent.click(start);
		await canvas.findByText('Tiêu đề: dài quá');
		await expect(canvas.getByRole('cell', { name: /^x+…$/ }).textContent?.length).toBeLessThan(1_000);
		const [[rows = []] = []] = (args.send as ReturnType<typeof fn<SendRows>>).mock.calls;
		await expect(rows.map(({ title }) => title)).toEqual([endless]);
	},
};

export const SendsLongRowsInMoreCalls: Story = {
	args: {
		parse: fn<Parse>(async () => ({
			columns: [...columns, 'Mô tả'],
			rows: [...Array.from({ length: 40 }, () => 4_800), 120_000].map((length, at) => ({
				...rowOf(at + 1),
				'Mô tả': 'nhà ộ '.repeat(length / 6),
			})),
		})),
		send: fn<SendRows>(async (rows) => rows.map(added)),
	},
	play: async (stage) => {
		await begin(stage);
		await expect(await stage.canvas.findByText('Mô tả: dài quá')).toBeVisible();
		const calls = (stage.args.send as ReturnType<typeof fn>).mock.calls.map(([rows]) => rows as ImportRow[]);
		await expect(calls.flat().map(({ sourceId }) => sourceId)).toEqual(
			Array.from({ length: 40 }, (_, at) => `BDS-${at + 1}`),
		);
		for (const rows of calls) await expect(new Blob([JSON.stringify(rows)]).size).toBeLessThan(256 * 1024);
	},
};

export const GivesTheRefusedRowsAsAFile: Story = {
	play: async (stage) => {
		const { canvas, userEvent } = stage;
		await begin(stage);
		const button = await canvas.findByRole('button', { name: 'Tải dòng không nhận' });
		let saved: { name: string; text: Promise<string> } | undefined;
		const catchLink = (event: MouseEvent) => {
			if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
			event.preventDefault();
			saved = { name: event.target.download, text: fetch(event.target.href).then((file) => file.text()) };
		};
		addEventListener('click', catchLink, true);
		await userEvent.click(button);
		removeEventListener('click', catchLink, true);
		await expect(saved?.name).toBe('tin-thang-11.refused.csv');
		const lines = (await saved?.text)?.trim().split('\r\n') ?? [];
		await expect(lines).toHaveLength(26);
		await expect(lines[1]).toContain('BDS-10;Bán nhà ba tầng số 10');
		await expect(lines[1]).toMatch(/;12;Giá: chưa rõ là bao nhiêu$/);
	},
};
