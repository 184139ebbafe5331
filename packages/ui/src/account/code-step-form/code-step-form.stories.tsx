import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { CodeInput } from '../../primitives/code-input/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { CodeStepForm, type CodeStepFormProps } from './code-step-form.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const meta = {
	component: CodeStepForm,
	args: {
		phone: '+84 912 345 678',
		purpose: 'REGISTER',
		expiresAt: inSeconds(600),
		resendAt: inSeconds(-1),
		onSubmit: fn(),
		onResend: fn(),
		onChangePhone: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CodeStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const input = canvas.getByRole('textbox', { name: 'Mã xác nhận' });
		await expect(input).toHaveAccessibleDescription(/0912 ••• 678/);
		await expect(canvas.getByText(/tin nhắn sẽ không có mã mà hướng dẫn bạn cách đăng nhập/)).toBeVisible();
	},
};

export const JustSent: Story = { args: { resendAt: inSeconds(45) } };
export const ForANewPassword: Story = { args: { purpose: 'RESET_PASSWORD' } };
export const ForANewNumber: Story = { args: { purpose: 'CHANGE_PHONE' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { resendAt: inSeconds(45) }, globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Mã xác nhận');
		await userEvent.type(input, '042917');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Xác nhận' })).toHaveAttribute('aria-busy', 'true'));
		await userEvent.type(input, '{Enter}');
		await userEvent.type(input, '{Backspace}8');
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const ChecksTheCodeOnceItIsWhole: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByLabelText('Mã xác nhận'));
		await userEvent.paste('An Cư: mã xác nhận của bạn là 042917, dùng trong 10 phút.');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '042917' }));
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const RefusesFiveDigits: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Mã xác nhận');
		await userEvent.type(input, '04291{Enter}');
		await waitFor(() => expect(input).toHaveAccessibleDescription(/Mã xác nhận có đúng 6 chữ số\./));
		await expect(input).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

/** A code that the server refuses: it says why, and the code stays, ready to be typed over. */
function refused(message: string): Story {
	return {
		args: { onSubmit: fn(async () => ({ message })) },
		play: async ({ canvas, userEvent }) => {
			const input = canvas.getByLabelText('Mã xác nhận');
			await userEvent.type(input, '042917');
			await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
			await expect(input).toHaveValue('042917');
			await expect(input).toHaveFocus();
			await userEvent.keyboard('5');
			await expect(input).toHaveValue('5');
			await expect(canvas.queryByText('Mã xác nhận có đúng 6 chữ số.')).not.toBeInTheDocument();
		},
	};
}

export const WrongCode = refused('Mã không đúng. Bạn còn 4 lần nhập.');
export const TooManyWrongCodes = refused(
	'Mã này đã bị nhập sai quá nhiều lần nên không dùng được nữa. Hãy lấy mã mới.',
);
export const CodeExpired = refused('Mã này đã hết hạn hoặc đã dùng. Hãy lấy mã mới.');
export const NetworkDown = refused('Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.');

export const SaysWhenTheCodeIsOutOfDate: Story = {
	args: { expiresAt: inSeconds(-1) },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Mã đã hết hạn. Hãy lấy mã mới.');
		await expect(canvas.getByRole('button', { name: 'Gửi lại mã' })).toBeEnabled();
	},
};

/** As a route does it: every new code brings its own times. */
function WithTimes(args: CodeStepFormProps) {
	const [resendAt, setResendAt] = useState(() => inSeconds(2));
	return (
		<CodeStepForm
			{...args}
			resendAt={resendAt}
			onResend={async () => {
				const failure = await args.onResend();
				if (!failure) setResendAt(inSeconds(60));
				return failure;
			}}
		/>
	);
}

export const SendsAnotherCodeOnlyAfterTheWait: Story = {
	render: (args) => <WithTimes {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Mã xác nhận');
		await userEvent.type(input, '0429');
		await expect(canvas.getByRole('button', { name: 'Gửi lại mã sau 0:02' })).toBeDisabled();
		const resend = await canvas.findByRole('button', { name: 'Gửi lại mã' });
		await userEvent.click(resend);
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đã gửi mã mới.'));
		await expect(args.onResend).toHaveBeenCalledTimes(1);
		// The button waits again, so the field is where to go on; the old code is of no use there.
		await expect(canvas.getByRole('button', { name: 'Gửi lại mã sau 1:00' })).toBeDisabled();
		await expect(input).toHaveFocus();
		await expect(input).toHaveValue('');
	},
};

export const SaysWhyNoOtherCodeWasSent: Story = {
	args: { onResend: fn(() => ({ message: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau 42 phút.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Mã xác nhận'), '0429');
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại mã' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Hãy thử lại sau 42 phút.'));
		await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
		await expect(canvas.getByLabelText('Mã xác nhận')).toHaveValue('0429');
	},
};

export const GoesBackToTheNumber: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi số' }));
		await expect(args.onChangePhone).toHaveBeenCalledTimes(1);
	},
};

export const DoCodeWithPurpose: Story = { tags: ['!test'], args: { resendAt: inSeconds(45) } };

export const DontCodeWithoutReason: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-3">
			<Field required label="Mã OTP">
				{(control) => <CodeInput {...control} />}
			</Field>
			<Button width="full">Tiếp tục</Button>
		</div>
	),
};
