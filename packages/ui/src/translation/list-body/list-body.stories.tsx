import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useText } from '../../foundations/page/use-text.ts';
import { ListIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { NoMatch } from '../no-match/no-match.tsx';
import { rowsStyle } from '../row-style.ts';
import { ListBody, type ListBodyProps } from './list-body.tsx';

interface DemoProps extends Omit<ListBodyProps<string>, 'error' | 'empty' | 'children'> {
	/** It holds what is left to nothing. */
	isFiltered?: boolean;
	onShowAll?: () => void;
}

const words = {
	vn: {
		title: 'Hàng chờ',
		error: 'Chưa tải được hàng chờ',
		none: 'Không có yêu cầu nào khớp',
		noneText: 'Hãy bớt điều kiện hoặc tìm bằng từ khác.',
		empty: 'Chưa có yêu cầu nào',
		emptyText: 'Yêu cầu đầu tiên sẽ hiện ở đây.',
	},
	en: {
		title: 'The queue',
		error: 'The queue could not be loaded',
		none: 'No matching requests',
		noneText: 'Remove a filter or try different words.',
		empty: 'No requests yet',
		emptyText: 'The first request will appear here.',
	},
};

/** Below the heading of its list; what could not be had loads once it is asked for again. */
function Demo({ isFiltered = false, onShowAll = () => {}, failed, onRetry, ...rest }: DemoProps) {
	const text = useText(words);
	const heading = useRef<HTMLHeadingElement>(null);
	const [retried, setRetried] = useState(false);
	return (
		<section aria-labelledby="list" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h1 ref={heading} id="list" tabIndex={-1} className="text-xl font-bold outline-none">
				{text.title}
			</h1>
			<ListBody
				{...rest}
				failed={failed && !retried}
				onRetry={() => {
					setRetried(true);
					onRetry();
				}}
				error={text.error}
				empty={
					isFiltered ? (
						<NoMatch title={text.none} onShowAll={onShowAll} heading={heading}>
							{text.noneText}
						</NoMatch>
					) : (
						<StateMessage title={text.empty} icon={<ListIcon />}>
							{text.emptyText}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul aria-labelledby="list" className={rowsStyle}>
						{rows.map((row) => (
							<li key={row} className="border-t border-line p-4 wrap-anywhere first:border-t-0">
								{row}
							</li>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

const meta = {
	component: ListBody,
	// Rows of any kind have no type of their own here.
	render: ({ error, empty, children, ...args }) => <Demo {...(args as DemoProps)} />,
	args: {
		rows: ['KQ-1024', 'KQ-1025', 'KQ-1026'],
		total: 23,
		page: 1,
		pageSize: 3,
		hrefOf: (page) => `?page=${page}`,
		onRetry: fn(),
		error: words.vn.error,
		empty: words.vn.empty,
		children: () => null,
	},
} satisfies Meta<typeof ListBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('list', { name: 'Hàng chờ' }).children).toHaveLength(3);
		await expect(canvas.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('href', '?page=2');
	},
};

export const Loading: Story = {
	args: { rows: undefined, total: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toHaveAttribute('aria-busy', 'true');
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};

/** What is asked for again loads, and the focus of the button that has gone is with the heading. */
export const Error: Story = {
	args: { rows: undefined, total: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được hàng chờHãy kiểm tra mạng rồi thử lại.');
		canvas.getByRole('button', { name: 'Thử lại' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ErrorSaysWhatIsNotLost: Story = {
	args: { ...Error.args, errorText: 'Dữ liệu của bạn vẫn an toàn. Hãy kiểm tra mạng rồi thử lại.' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Dữ liệu của bạn vẫn an toàn');
	},
};

/** Rows that are there stay when they could not be loaded anew. */
export const KeepsWhatItHas: Story = {
	args: { failed: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('KQ-1024')).toBeVisible();
		await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
	},
};

export const Empty: Story = {
	args: { rows: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 2, name: 'Chưa có yêu cầu nào' })).toBeVisible();
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};

export const NothingMatches: StoryObj<typeof Demo> = {
	args: { rows: [], total: 0, isFiltered: true, onShowAll: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onShowAll).toHaveBeenCalledTimes(1);
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};

/** The last rows of a page may go while it is open: its pages lead back to what is left. */
export const PastTheLastPage: Story = {
	args: { rows: [], total: 6, page: 3 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 2, name: 'Trang này không còn mục nào' })).toBeVisible();
		await expect(canvas.queryByText('Chưa có yêu cầu nào')).not.toBeInTheDocument();
		await expect(canvas.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('href', '?page=2');
	},
};

/** A list that is never divided takes no pages. */
export const OnOnePage: StoryObj<typeof Demo> = {
	args: { hrefOf: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('KQ-1024')).toBeVisible();
		await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
	},
};

export const LongText: Story = {
	args: {
		rows: [
			'Số 1234/56/78 đường Nguyễn Thị Minh Khai nối dài, Thị trấn Phước Bửu, Huyện Xuyên Mộc, Tỉnh Bà Rịa – Vũng Tàu',
			'Thửa 105, tờ bản đồ 12, xã Thạnh Phước (nay là phường Tân Uyên), người gửi: Công ty TNHH Một thành viên Đầu tư Nghiên cứu',
		],
		total: 2_500,
		page: 120,
		pageSize: 2,
	},
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowError: Story = {
	args: {
		...Error.args,
		errorText:
			'Dữ liệu của bạn vẫn an toàn, không có yêu cầu nào bị mất hay bị đổi. Hãy kiểm tra mạng rồi thử lại; nếu vẫn chưa được, hãy quay lại sau ít phút.',
	},
	globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { ...Error.args }, globals: { locale: 'en' } };
