import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as fixtures from '../health.fixtures.ts';
import { QueueList, type QueueListProps } from './queue-list.tsx';

type Retry = QueueListProps['onRetryFailed'];

/** Shows the queues again when work was put back, as a page does. */
function Demo({ queues: given, onRetryFailed, ...props }: QueueListProps) {
	const [queues, setQueues] = useState(given);
	return (
		<QueueList
			{...props}
			queues={queues}
			onRetryFailed={async (kind) => {
				const answer = await onRetryFailed(kind);
				if ('count' in answer)
					setQueues((all) =>
						all.map((queue) =>
							queue.kind === kind ? { ...queue, failed: 0, lastError: null, canRetry: false } : queue,
						),
					);
				return answer;
			}}
		/>
	);
}

const meta = {
	component: QueueList,
	parameters: { route: '/health' },
	render: (args) => <Demo {...args} />,
	args: { queues: fixtures.queues, now: fixtures.now, onRetryFailed: fn<Retry>(async () => ({ count: 3 })) },
	decorators: [(Story) => <main className="mx-auto max-w-xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof QueueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [files, mails, messages] = canvas.getAllByRole('listitem');
		await expect(files).toHaveTextContent('2 việc đang đợi');
		await expect(files).not.toHaveTextContent('Cần xem');
		await expect(mails).toHaveTextContent('Việc cũ nhất đến hạn 21 phút trước');
		await expect(mails).toHaveTextContent('3 việc bị lỗi, lần cuối 10/03/2026 09:12');
		await expect(mails).toHaveTextContent('ECONNREFUSED');
		await expect(messages).toHaveTextContent('không gửi lại');
		await expect(canvas.getAllByRole('button')).toHaveLength(1);
	},
};
export const Empty: Story = { args: { queues: [] } };
export const AKindOfTomorrow: Story = {
	args: { queues: [{ kind: 'fax.send', waiting: 1, oldestSeconds: 12, failed: 0, canRetry: false }] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('listitem')).toHaveTextContent('fax.send');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		queues: fixtures.queues.map((queue) => ({
			...queue,
			waiting: queue.waiting * 100_000,
			lastError: `Error: ${'khôngxuốngdòng'.repeat(12)}`,
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};

const retryMails = 'Thử lại việc bị lỗi: Email thông báo';

export const TriesAgain: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: retryMails }));
		await waitFor(() => expect(args.onRetryFailed).toHaveBeenCalledWith('notification.mail'));
		await waitFor(() => expect(screen.getByText('Đã đưa 3 việc vào lại hàng đợi: Email thông báo.')).toBeVisible());
		await expect(canvas.queryByRole('button', { name: retryMails })).not.toBeInTheDocument();
		await expect(canvas.getByRole('heading', { name: 'Hàng đợi' })).toHaveFocus();
	},
};
export const SaysWhyItWasRefused: Story = {
	args: { onRetryFailed: fn<Retry>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: retryMails });
		await userEvent.click(button);
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(button).toHaveFocus();
	},
};
export const SaysThatItFailed: Story = {
	args: {
		onRetryFailed: fn<Retry>(async () => {
			throw new TypeError('Failed to fetch');
		}),
	},
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: retryMails });
		await userEvent.click(button);
		await waitFor(() =>
			expect(screen.getByText('Chưa đưa lại vào hàng đợi được. Hãy kiểm tra mạng rồi thử lại.')).toBeVisible(),
		);
		await expect(button).not.toHaveAttribute('aria-busy');
	},
};
