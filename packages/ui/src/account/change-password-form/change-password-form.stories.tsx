import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './change-password-form.tsx';

const meta = {
	component: ChangePasswordForm,
	args: { username: '0900 001 234', onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill =
	(old: string, fresh: string, again: string): Play =>
	async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), old);
		await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), fresh);
		await userEvent.type(canvas.getByLabelText('Nhập lại mật khẩu mới'), again);
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
	};

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/mọi thiết bị khác sẽ được đăng xuất/)).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: fill('cũ', 'ngắn', 'khác'),
};

export const SaysThatItIsDoneAndIsEmptyAgain: Story = {
	play: async (context) => {
		await fill('mật khẩu cũ', 'mật khẩu mới', 'mật khẩu mới')(context);
		await waitFor(() =>
			expect(context.args.onSubmit).toHaveBeenCalledWith({
				oldPassword: 'mật khẩu cũ',
				password: 'mật khẩu mới',
				confirmPassword: 'mật khẩu mới',
			}),
		);
		await waitFor(() =>
			expect(
				screen.getAllByText('Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.').length,
			).toBeGreaterThanOrEqual(1),
		);
		await expect(context.canvas.getByLabelText('Mật khẩu hiện tại')).toHaveValue('');
	},
};

export const AsksForWhatIsMissing: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
		const old = canvas.getByLabelText('Mật khẩu hiện tại');
		await waitFor(() => expect(old).toHaveFocus());
		await expect(old).toHaveAccessibleDescription('Hãy nhập mật khẩu hiện tại.');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const RefusesTwoThatDiffer: Story = {
	play: async (context) => {
		await fill('mật khẩu cũ', 'mật khẩu mới', 'mật khẩu khác')(context);
		await waitFor(() =>
			expect(context.canvas.getByLabelText('Nhập lại mật khẩu mới')).toHaveAccessibleDescription(
				'Hai mật khẩu bạn nhập không khớp!',
			),
		);
		await expect(context.args.onSubmit).not.toHaveBeenCalled();
	},
};

export const RefusesTheSamePassword: Story = {
	play: async (context) => {
		await fill('mật khẩu cũ', 'mật khẩu cũ', 'mật khẩu cũ')(context);
		await waitFor(() =>
			expect(context.canvas.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(
				/Mật khẩu mới phải khác mật khẩu hiện tại\./,
			),
		);
		await expect(context.args.onSubmit).not.toHaveBeenCalled();
	},
};

export const LeadsToAWrongOldPassword: Story = {
	args: {
		onSubmit: fn(async () => ({
			fields: [{ path: 'oldPassword', code: 'wrong' }],
			message: 'Chưa đổi được mật khẩu.',
		})),
	},
	play: async (context) => {
		await fill('không phải', 'mật khẩu mới', 'mật khẩu mới')(context);
		const old = context.canvas.getByLabelText('Mật khẩu hiện tại');
		await waitFor(() => expect(old).toHaveAccessibleDescription('Mật khẩu hiện tại không đúng.'));
		await expect(old).toHaveFocus();
		await expect(context.canvas.getByRole('alert')).toHaveTextContent('Chưa đổi được mật khẩu.');
		await expect(context.canvas.getByLabelText('Mật khẩu mới')).toHaveValue('mật khẩu mới');
	},
};
