import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import * as fixtures from '../payment.fixtures.ts';
import { PaymentFrame, type PaymentFrameProps } from './payment-frame.tsx';

const meta = {
	component: PaymentFrame,
	args: {
		invoice: fixtures.invoice,
		step: 'pay',
		children: <p className="rounded-card border border-line p-4">Bước thanh toán.</p>,
	},
	decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutInvoice: Story = { args: { invoice: undefined } };
export const Narrow: Story = { args: { slip: 'before' }, globals: { viewport: { value: 'phone320' } } };

/** As a route does it: a press leads on, and takes the button that was pressed away. */
function Steps(args: PaymentFrameProps) {
	const [step, setStep] = useState('choose');
	return (
		<PaymentFrame {...args} step={step}>
			{step === 'choose' ? <Button onClick={() => setStep('pay')}>Trả</Button> : <p>Đang chờ.</p>}
		</PaymentFrame>
	);
}

export const LeadsTheFocusToTheNextStep: Story = {
	render: (args) => <Steps {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả' }));
		await waitFor(() => expect(canvas.getByRole('group', { name: 'Bước thanh toán' })).toHaveFocus());
	},
};

/** As where a hold is over: nothing is to be paid any more. */
function Ending(args: PaymentFrameProps) {
	const [isOver, setIsOver] = useState(false);
	return (
		<section>
			<h2>{isOver ? 'Đã hết giờ giữ chỗ' : 'Thanh toán lệnh'}</h2>
			<div style={{ height: 2_000 }} />
			{!isOver && (
				<PaymentFrame {...args}>
					<Button onClick={() => setIsOver(true)}>Trả</Button>
				</PaymentFrame>
			)}
		</section>
	);
}

export const LeadsTheFocusToTheHeadingWhenItGoes: Story = {
	render: (args) => <Ending {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Trả' }));
		const heading = canvas.getByRole('heading', { name: 'Đã hết giờ giữ chỗ' });
		await waitFor(() => expect(heading).toHaveFocus());
		await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
	},
};
