import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PaymentUnknown, type PaymentUnknownProps } from './payment-unknown.tsx';

const meta = {
	component: PaymentUnknown,
	args: { onRetry: fn(), onOther: fn() },
} satisfies Meta<typeof PaymentUnknown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toBeVisible();
	},
};
export const Error: Story = {
	tags: ['dark'],
	args: { failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('tiền không mất');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await expect(args.onOther).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], args: { failed: true }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { failed: true }, globals: { locale: 'en' } };

/** In the step of paying, which loads it again. */
function Retried(props: PaymentUnknownProps) {
	const [failed, setFailed] = useState(true);
	return (
		<section>
			<h2>Thanh toán</h2>
			<PaymentUnknown {...props} failed={failed} onRetry={() => setFailed(false)} />
		</section>
	);
}

export const LeadsToTheHeadingAboveWhileItIsTriedAgain: Story = {
	render: (args) => <Retried {...args} />,
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Thử lại' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thanh toán' })).toHaveFocus());
	},
};
