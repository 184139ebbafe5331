import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PhoneStepForm } from './phone-step-form.tsx';

const meta = {
	component: PhoneStepForm,
	args: { onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Full: Story = { args: { defaultValues: { phone: '0912 345 678' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = {
	args: { defaultValues: { phone: '0912 345 678' }, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Gửi mã xác nhận' });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await userEvent.type(canvas.getByLabelText('Số điện thoại'), '{Enter}');
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const SendsTheNumber: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Số điện thoại');
		await expect(input).toHaveAttribute('autocomplete', 'tel');
		await userEvent.type(input, '+84 912 345 678{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: '+84 912 345 678' }));
	},
};

export const RefusesWhatIsNoMobileNumber: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByLabelText('Số điện thoại');
		await userEvent.type(input, '024 3825 1234{Enter}');
		await waitFor(() => expect(input).toBeInvalid());
		await expect(input).toHaveAccessibleDescription(/Số điện thoại không hợp lệ\./);
		await expect(input).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const Error: Story = {
	args: { onSubmit: fn(() => ({ message: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau 42 phút.' })) },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText('Số điện thoại');
		await userEvent.type(input, '0912345678{Enter}');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Hãy thử lại sau 42 phút.'));
		await expect(input).toHaveValue('0912345678');
	},
};
