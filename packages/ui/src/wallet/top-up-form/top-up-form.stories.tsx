import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TopUpForm } from './top-up-form.tsx';

const meta = {
	component: TopUpForm,
	args: { onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TopUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^200\.000\s₫$/ }));
		await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('200.000');
		await expect(canvas.getByRole('button', { name: /^200\.000\s₫$/ })).toHaveAttribute('aria-pressed', 'true');
		await userEvent.click(canvas.getByRole('radio', { name: 'ZaloPay' }));
		await userEvent.click(canvas.getByRole('button', { name: /^Nạp 200\.000\s₫$/ }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'ZALOPAY', amount: 200_000 }));
	},
};

export const SomeSwitchedOff: Story = {
	args: { methods: ['WALLET', 'BANK', 'TRANSFER'] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole('radio')).toHaveLength(1);
		await userEvent.type(canvas.getByLabelText('Số tiền nạp'), '50k{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'TRANSFER', amount: 50_000 }));
	},
};
export const AllSwitchedOff: Story = {
	args: { methods: ['WALLET', 'CARD'], onBack: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('Hiện chưa nạp tiền được')).toBeVisible();
		await userEvent.click(canvas.getByRole('button'));
		await expect(args.onBack).toHaveBeenCalledOnce();
	},
};
export const ReadsMoneyAsItIsSaid: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.type(amount, '1,5 triệu');
		// Not before the field is left: what begins with 1,5 may become 1,5 triệu.
		await expect(amount).toHaveValue('1,5 triệu');
		await expect(canvas.getByText('Một triệu năm trăm nghìn đồng')).toBeVisible();
		await userEvent.tab();
		await expect(amount).toHaveValue('1.500.000');
		await userEvent.click(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' }));
		await userEvent.click(canvas.getByRole('button', { name: /^Nạp 1\.500\.000\s₫$/ }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'TRANSFER', amount: 1_500_000 }));
	},
};

export const RefusesLessThanTheMinimum: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.type(amount, '49999{Enter}');
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/Mỗi lần nạp ít nhất 50\.000 ₫\./));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.clear(amount);
		await userEvent.type(amount, '50k{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'MOMO', amount: 50_000 }));
	},
};

export const AsksAgainWhatCannotBeRead: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.type(amount, 'nhiều tiền{Enter}');
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/Chưa hiểu số tiền này/));
		await expect(amount).toHaveValue('nhiều tiền');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const StartsWithWhatIsMissing: Story = {
	args: { missing: 120_000, onBack: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Ví còn thiếu 120\.000\s₫ để trả\.$/)).toBeVisible();
		await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('120.000');
		await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
		await expect(args.onBack).toHaveBeenCalledTimes(1);
	},
};

export const StartsWithTheMinimumWhenLessIsMissing: Story = {
	args: { missing: 12_000 },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('50.000');
	},
};

export const WaitsUntilItIsKnownWhatIsMissing: Story = {
	render: function Known(args) {
		const [balance, setBalance] = useState<number>();
		return (
			<>
				<Button variant="quiet" onClick={() => setBalance(180_000)}>
					Số dư đã tải
				</Button>
				<TopUpForm
					{...args}
					loading={balance === undefined}
					missing={balance === undefined ? undefined : 500_000 - balance}
				/>
			</>
		);
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toHaveAttribute('aria-busy', 'true');
		await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Số dư đã tải' }));
		await expect(canvas.getByLabelText('Số tiền nạp')).toHaveValue('320.000');
	},
};

export const SaysWhatTheWayTakesAtMost: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.type(amount, '60 triệu{Enter}');
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/nhận tối đa 50\.000\.000\s₫ một lần\./));
		await expect(amount).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		const momo = canvas.getByRole('radio', { name: 'MoMo' });
		await expect(momo).toBeDisabled();
		await expect(momo).toHaveAccessibleDescription(/tối đa 50\.000\.000\s₫/);
		await userEvent.click(canvas.getByRole('radio', { name: 'ZaloPay' }));
		await waitFor(() => expect(amount).not.toHaveAccessibleDescription(/tối đa/));
		await userEvent.click(canvas.getByRole('button', { name: /^Nạp 60/ }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'ZALOPAY', amount: 60_000_000 }));
	},
};

export const StartsWithAWayThatTakesWhatIsMissing: Story = {
	args: { missing: 60_000_000 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'ZaloPay' })).toBeChecked();
	},
};

export const SaysToTopUpInPartsWhatNoWayTakes: Story = {
	args: { missing: 1_213_500_000 },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText(/Hãy nạp nhiều lần, mỗi lần tối đa 999\.999\.999\s₫\.$/)).toBeVisible();
		for (const way of canvas.getAllByRole('radio')) await expect(way).toBeDisabled();
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.clear(amount);
		await userEvent.type(amount, '900 triệu');
		await expect(canvas.getByRole('radio', { name: 'ZaloPay' })).toBeEnabled();
		await expect(canvas.queryByText(/làm nhiều lần/)).not.toBeInTheDocument();
	},
};

export const RefusedByTheServer: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'amount', code: 'too_large' }] })) },
	play: async ({ canvas, userEvent }) => {
		const amount = canvas.getByLabelText('Số tiền nạp');
		await userEvent.type(amount, '2 triệu{Enter}');
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/nhận tối đa 50\.000\.000\s₫ một lần/));
		await expect(amount).toHaveFocus();
	},
};

export const Error: Story = {
	args: { onSubmit: fn(async () => ({ message: 'Cổng thanh toán chưa trả lời.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Số tiền nạp'), '200k{Enter}');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cổng thanh toán chưa trả lời.'));
	},
};

export const Loading: Story = {
	args: { missing: 500_000, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: /^Nạp 500/ });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
	},
};
export const Dark: Story = { args: { missing: 120_000 }, globals: { theme: 'dark' } };
export const English: Story = {
	args: { missing: 120_000 },
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Amount')).toHaveValue('120,000');
		await expect(canvas.getByText('One hundred and twenty thousand dong')).toBeVisible();
	},
};
export const Narrow: Story = {
	args: { missing: 1_213_500_000, onBack: fn() },
	globals: { viewport: { value: 'phone320' } },
};
