import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeStepForm } from '../code-step-form/code-step-form.tsx';
import { EmailStepForm } from '../email-step-form/email-step-form.tsx';
import { PhoneStepForm } from '../phone-step-form/phone-step-form.tsx';
import { ResetPasswordForm } from '../reset-password-form/reset-password-form.tsx';
import { RecoverScreen, type RecoverScreenProps, type RecoverStep, type RecoverWay } from './recover-screen.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const meta = {
	component: RecoverScreen,
	args: {
		way: 'phone',
		step: 'start',
		form: <PhoneStepForm onSubmit={fn()} />,
		onWayChange: fn(),
		onRestart: fn(),
	},
	decorators: [(Story) => <main className="mx-auto max-w-md bg-surface px-4 text-ink">{Story()}</main>],
	parameters: { route: '/auth/forgot-password' },
} satisfies Meta<typeof RecoverScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const mailSent = {
	way: 'email',
	step: 'mailSent',
	email: 'cong.tang.ton.nu.nguyen.thi.hoang.phuong.quynh.nhu@example.com',
	form: undefined,
} as const;

export const ByPhone: Story = { tags: ['state:ready', 'dark'] };
export const ByEmail: Story = { args: { way: 'email', form: <EmailStepForm onSubmit={fn()} /> } };
export const Code: Story = {
	args: {
		step: 'code',
		form: (
			<CodeStepForm
				phone="0912345678"
				purpose="RESET_PASSWORD"
				expiresAt={inSeconds(600)}
				resendAt={inSeconds(45)}
				onSubmit={fn()}
				onResend={fn()}
				onChangePhone={fn()}
			/>
		),
	},
};
export const MailSent: Story = { args: { ...mailSent, email: 'an@example.com' } };
export const LinkExpired: Story = { args: { way: 'email', step: 'linkExpired', form: undefined } };
export const NewPassword: Story = {
	args: { step: 'password', form: <ResetPasswordForm username="0912345678" onSubmit={fn()} /> },
};
export const NewPasswordFromALink: Story = {
	args: { way: 'email', step: 'password', form: <ResetPasswordForm onSubmit={fn()} /> },
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const MailSentDark: Story = { args: mailSent, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: mailSent, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: mailSent,
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvasElement }) => {
		const page = canvasElement.ownerDocument.documentElement;
		await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
	},
};
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};

export const SaysNeitherThatAnAccountExistsNorThatNoneDoes: Story = {
	args: { ...mailSent, email: 'an@example.com' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(
			canvas.getByText('Nếu có tài khoản dùng an@example.com, một liên kết đang được gửi đến địa chỉ này.'),
		).toBeVisible();
		await expect(canvas.getByText(/Liên kết dùng được một lần, trong 10 phút\./)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại hoặc đổi email' }));
		await expect(args.onRestart).toHaveBeenCalledTimes(1);
	},
};

export const OffersANewLinkForAnExpiredOne: Story = {
	args: { way: 'email', step: 'linkExpired', form: undefined },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Lấy liên kết mới' }));
		await expect(args.onRestart).toHaveBeenCalledTimes(1);
	},
};

/** Both ways, as a route puts them together. */
function Journey({ onWayChange }: Pick<RecoverScreenProps, 'onWayChange'>) {
	const [way, setWay] = useState<RecoverWay>('phone');
	const [step, setStep] = useState<RecoverStep>('start');
	const start = {
		phone: <PhoneStepForm onSubmit={() => setStep('password') as undefined} />,
		email: <EmailStepForm onSubmit={() => setStep('mailSent') as undefined} />,
	};
	return (
		<RecoverScreen
			way={way}
			step={step}
			email="an@example.com"
			form={step === 'start' ? start[way] : step === 'password' && <ResetPasswordForm onSubmit={() => undefined} />}
			onWayChange={(chosen) => {
				onWayChange(chosen);
				setWay(chosen);
			}}
			onRestart={() => setStep('start')}
		/>
	);
}

export const LeadsThroughTheWayByEmail: Story = {
	render: ({ onWayChange }) => <Journey onWayChange={onWayChange} />,
	play: async ({ canvas, userEvent, args }) => {
		const email = canvas.getByRole('radio', { name: 'Qua email' });
		await userEvent.click(email);
		await expect(args.onWayChange).toHaveBeenCalledWith('email');
		// Who only compares the ways stays where they are.
		await expect(email).toHaveFocus();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'an@example.com{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kiểm tra hộp thư của bạn' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại hoặc đổi email' }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
		await expect(canvas.getByRole('radio', { name: 'Qua email' })).toBeChecked();
	},
};

export const LeadsThroughTheWayByPhone: Story = {
	render: ({ onWayChange }) => <Journey onWayChange={onWayChange} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Số điện thoại'), '0912345678{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('Mật khẩu mới')).toHaveFocus());
		await expect(canvas.getByText('Bước 3 trên 3: Mật khẩu mới')).toBeInTheDocument();
	},
};
