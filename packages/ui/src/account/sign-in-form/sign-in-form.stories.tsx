import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInForm } from './sign-in-form.tsx';

const meta = {
	component: SignInForm,
	args: { onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Filled: Story = { args: { defaultValues: { username: '0988 000 001' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const SendsWhatWasTyped: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('Số điện thoại hoặc email'), ' 0988 000 001 ');
		await userEvent.type(canvas.getByLabelText('Mật khẩu'), ' bí mật {Enter}');
		// A name is trimmed; a password is taken as it is.
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: '0988 000 001', password: ' bí mật ' }));
	},
};

export const AsksForWhatIsMissingAndLeadsThere: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
		const username = canvas.getByLabelText('Số điện thoại hoặc email');
		await waitFor(() => expect(username).toHaveFocus());
		await expect(username).toHaveAccessibleDescription('Hãy nhập số điện thoại hoặc email.');
		await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Hãy nhập mật khẩu.');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhyItWasRefusedAndKeepsWhatWasTyped: Story = {
	args: { onSubmit: fn(async () => ({ message: 'Số điện thoại, email hoặc mật khẩu không đúng.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Số điện thoại hoặc email'), 'an');
		await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'sai{Enter}');
		await waitFor(() =>
			expect(canvas.getByRole('alert')).toHaveTextContent('Số điện thoại, email hoặc mật khẩu không đúng.'),
		);
		await expect(canvas.getByLabelText('Số điện thoại hoặc email')).toHaveValue('an');
		await expect(canvas.getByLabelText('Mật khẩu')).toHaveValue('sai');
	},
};

let reported: unknown[] = [];

export const SaysThatItCouldNotBeSentAndKeepsWhatWasTyped: Story = {
	args: {
		onSubmit: fn(async () => {
			throw new TypeError('Failed to fetch');
		}),
	},
	beforeEach: () => {
		reported = [];
		const report = (event: ErrorEvent) => {
			event.preventDefault();
			reported.push(event.error);
		};
		window.addEventListener('error', report);
		return () => window.removeEventListener('error', report);
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Số điện thoại hoặc email'), 'an');
		await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'bí mật{Enter}');
		await waitFor(() =>
			expect(canvas.getByRole('alert')).toHaveTextContent(
				'Chưa gửi được. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.',
			),
		);
		await expect(canvas.getByLabelText('Số điện thoại hoặc email')).toHaveValue('an');
		await expect(canvas.getByLabelText('Mật khẩu')).toHaveValue('bí mật');
		await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).not.toHaveAttribute('aria-busy');
		// Whoever looks after the app hears of it too.
		await expect(reported).toEqual([new TypeError('Failed to fetch')]);
	},
};

let finish: () => void = () => undefined;

export const TakesNoSecondSubmitWhileTheFirstIsUnderWay: Story = {
	args: {
		defaultValues: { username: 'an', password: 'ancu-dev' },
		onSubmit: fn(
			() =>
				new Promise<undefined>((resolve) => {
					finish = () => resolve(undefined);
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Đăng nhập' });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await userEvent.click(button);
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		finish();
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
	},
};

export const SaysSomethingOfACodeThatItDoesNotKnow: Story = {
	args: {
		defaultValues: { username: 'an', password: 'ancu-dev' },
		onSubmit: fn(async () => ({ fields: [{ path: 'username', code: 'TAKEN' }] })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
		const username = canvas.getByLabelText('Số điện thoại hoặc email');
		await waitFor(() => expect(username).toHaveAccessibleDescription('Giá trị này chưa dùng được. Hãy sửa lại.'));
		await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
	},
};
