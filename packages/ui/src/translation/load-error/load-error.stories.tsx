import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadError, type LoadErrorProps } from './load-error.tsx';

const meta = {
	component: LoadError,
	args: {
		title: 'Chưa tải được danh sách',
		children: 'Dữ liệu của bạn vẫn an toàn. Hãy kiểm tra mạng rồi thử lại.',
		onRetry: fn(),
	},
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được danh sách');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};

/** Loads again what it could not load. */
function Retried(props: LoadErrorProps) {
	const [isLoading, setLoading] = useState(false);
	return isLoading ? <p role="status">…</p> : <LoadError {...props} onRetry={() => setLoading(true)} />;
}

export const LeadsToTheHeadingWhereItGoes: Story = {
	render: (args) => (
		<main>
			<h1>{args.title}</h1>
			<section aria-label="Không có tiêu đề">
				<Retried {...args} />
			</section>
		</main>
	),
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Thử lại' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const LeadsToTheNearestHeading: Story = {
	render: (args) => (
		<main>
			<h1>{args.title}</h1>
			<section>
				<h2>Phần này</h2>
				<Retried {...args} level={3} />
			</section>
		</main>
	),
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Thử lại' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { title: 'The list could not be loaded', children: 'Check your connection and try again.' },
	globals: { locale: 'en' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const DoSaysWhatIsNotLost: Story = {
	tags: ['!test'],
	args: {
		title: 'Chưa tải được lệnh góp vốn',
		children: 'Tiền và cổ phần của bạn vẫn nguyên, chỉ là chưa xem được. Hãy kiểm tra mạng rồi thử lại.',
	},
};

export const DontShowsAnErrorCode: Story = {
	tags: ['!test'],
	args: { title: 'Lỗi 500', children: 'Đã xảy ra lỗi không xác định. Vui lòng liên hệ quản trị viên.' },
};
