import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInForm } from '../sign-in-form/sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const meta = {
	component: SignInScreen,
	args: { form: <SignInForm onSubmit={fn()} /> },
	decorators: [(Story) => <main className="mx-auto max-w-md bg-surface px-4 text-ink">{Story()}</main>],
	parameters: { route: '/auth/sign-in' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AskedToSignIn: Story = {
	args: { reason: 'pleaseSignIn' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Vui lòng đăng nhập để xem trang này.');
	},
};
export const SessionExpired: Story = { tags: ['dark'], args: { reason: 'expired' } };
export const Dark: Story = { tags: ['!test'], args: { reason: 'expired' }, globals: { theme: 'dark' } };
export const ToSave: Story = { args: { reason: 'toSave' } };
export const English: Story = { tags: ['!test'], args: { reason: 'pleaseSignIn' }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { reason: 'pleaseSignIn' }, globals: { viewport: { value: 'phone320' } } };

export const LeadsToSignUpAndToANewPassword: Story = {
	args: { recoverHref: '/auth/forgot-password?next=%2Frent' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/auth/sign-up');
		await expect(canvas.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute(
			'href',
			'/auth/forgot-password?next=%2Frent',
		);
	},
};
