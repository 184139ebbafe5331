import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailStepForm } from './email-step-form.tsx';

const meta = {
	component: EmailStepForm,
	args: { onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof EmailStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Full: Story = { args: { defaultValues: { email: 'nguyen.thi.an@example.com' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = {
	args: { defaultValues: { email: 'an@example.com' }, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Gửi liên kết' });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
	},
};

export const RefusesAnInvalidEmail: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Email');
		await userEvent.type(input, 'an@');
		await userEvent.tab();
		await waitFor(() =>
			expect(canvas.getByText('Email không hợp lệ. Kiểm tra lại địa chỉ, ví dụ ten@gmail.com.')).toBeVisible(),
		);
		await userEvent.type(input, 'example.com{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'an@example.com' }));
		await expect(
			canvas.queryByText('Email không hợp lệ. Kiểm tra lại địa chỉ, ví dụ ten@gmail.com.'),
		).not.toBeInTheDocument();
	},
};

export const Error: Story = {
	args: {
		onSubmit: fn(() => ({
			message: 'Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText('Email');
		await userEvent.type(input, 'an@example.com{Enter}');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(input).toHaveValue('an@example.com');
	},
};
