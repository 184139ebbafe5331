import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeStepForm } from '../code-step-form/code-step-form.tsx';
import { PhoneStepForm } from '../phone-step-form/phone-step-form.tsx';
import { RegisterForm } from '../register-form/register-form.tsx';
import { SignUpScreen, type SignUpStep } from './sign-up-screen.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const phoneForm = <PhoneStepForm onSubmit={fn()} />;
const codeForm = (
	<CodeStepForm
		phone="0912345678"
		purpose="REGISTER"
		expiresAt={inSeconds(600)}
		resendAt={inSeconds(45)}
		onSubmit={fn()}
		onResend={fn()}
		onChangePhone={fn()}
	/>
);
const registerForm = <RegisterForm phone="0912345678" onSubmit={fn()} />;

const meta = {
	component: SignUpScreen,
	args: { step: 'phone', form: phoneForm },
	decorators: [(Story) => <main className="mx-auto max-w-md bg-surface px-4 text-ink">{Story()}</main>],
	parameters: { route: '/auth/sign-up' },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
	tags: ['state:ready', 'dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/auth/sign-in');
		await expect(canvas.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute('href', '/auth/forgot-password');
	},
};
export const Code: Story = { tags: ['dark'], args: { step: 'code', form: codeForm } };
export const Details: Story = { tags: ['dark'], args: { step: 'details', form: registerForm } };
export const PhoneDark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const CodeDark: Story = { tags: ['!test'], args: { step: 'code', form: codeForm }, globals: { theme: 'dark' } };
export const DetailsDark: Story = {
	tags: ['!test'],
	args: { step: 'details', form: registerForm },
	globals: { theme: 'dark' },
};
export const English: Story = {
	tags: ['!test'],
	args: { step: 'details', form: registerForm },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: {
		step: 'details',
		form: (
			<RegisterForm
				phone="0912345678"
				defaultValues={{ name: 'Công Tằng Tôn Nữ Nguyễn Thị Hoàng Phương Quỳnh Như' }}
				onSubmit={fn()}
			/>
		),
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvasElement }) => {
		const page = canvasElement.ownerDocument.documentElement;
		await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
	},
};

export const KeepsTheWayBack: Story = {
	args: { signInHref: '/auth/sign-in?next=%2Frent', recoverHref: '/auth/forgot-password?next=%2Frent' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/auth/sign-in?next=%2Frent');
	},
};

/** The three steps, one after another, as a route puts them together. */
function Journey() {
	const [step, setStep] = useState<SignUpStep>('phone');
	const forms = {
		phone: <PhoneStepForm onSubmit={() => setStep('code') as undefined} />,
		code: (
			<CodeStepForm
				phone="0912345678"
				purpose="REGISTER"
				expiresAt={inSeconds(600)}
				resendAt={inSeconds(60)}
				onSubmit={() => setStep('details') as undefined}
				onResend={() => undefined}
				onChangePhone={() => setStep('phone')}
			/>
		),
		details: registerForm,
	};
	return <SignUpScreen step={step} form={forms[step]} />;
}

export const LeadsFromStepToStep: Story = {
	render: () => <Journey />,
	play: async ({ canvas, userEvent }) => {
		// A page that opens moves nobody.
		await expect(canvas.getByLabelText('Số điện thoại')).not.toHaveFocus();
		await userEvent.type(canvas.getByLabelText('Số điện thoại'), '0912345678{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('Mã xác nhận')).toHaveFocus());
		await expect(canvas.getByText('Bước 2 trên 3: Mã xác nhận')).toBeInTheDocument();
		await userEvent.keyboard('042917');
		await waitFor(() => expect(canvas.getByLabelText('Họ và tên')).toHaveFocus());
		await expect(canvas.getByText('Bước 3 trên 3: Thông tin')).toBeInTheDocument();
	},
};
