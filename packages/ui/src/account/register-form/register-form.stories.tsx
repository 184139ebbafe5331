import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RegisterForm } from './register-form.tsx';

const meta = {
	component: RegisterForm,
	args: { phone: '0912345678', onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const longName = 'Công Tằng Tôn Nữ Nguyễn Thị Hoàng Phương Quỳnh Như';
const terms = /điều khoản sử dụng/;
const privacy = /chính sách bảo mật/;

async function fill({ canvas, userEvent }: Context, password = 'nhà mình ở quê', again = password) {
	await userEvent.type(canvas.getByLabelText('Họ và tên'), 'Nguyễn Thị An');
	await userEvent.type(canvas.getByLabelText('Mật khẩu'), password);
	await userEvent.type(canvas.getByLabelText('Nhập lại mật khẩu'), again);
}

async function agree({ canvas, userEvent }: Context) {
	await userEvent.click(canvas.getByRole('checkbox', { name: terms }));
	await userEvent.click(canvas.getByRole('checkbox', { name: privacy }));
}

const submit = ({ canvas, userEvent }: Context) =>
	userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));

export const Default: Story = {
	play: async ({ canvas, canvasElement }) => {
		// Opens its policies elsewhere.
		for (const [name, href] of [
			[terms, '/used/service'],
			[privacy, '/privacy'],
		] as const) {
			const link = canvas.getByRole('link', { name });
			await expect(link).toHaveAttribute('href', href);
			await expect(link).toHaveAttribute('target', '_blank');
			await expect(within(link).getByText('(mở trong thẻ mới)')).toBeInTheDocument();
		}
		// Helps password managers.
		await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('0912345678');
		await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('autocomplete', 'new-password');
		await expect(canvas.getByLabelText('Nhập lại mật khẩu')).toHaveAttribute('autocomplete', 'new-password');
	},
};
export const Full: Story = { args: { defaultValues: { name: longName, email: 'quynh.nhu@example.com' } } };
export const Dark: Story = { args: { defaultValues: { name: longName } }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { defaultValues: { name: longName } },
	globals: { viewport: { value: 'phone320' } },
};

export const Loading: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async (context) => {
		await fill(context);
		await agree(context);
		await submit(context);
		const button = context.canvas.getByRole('button', { name: 'Tạo tài khoản' });
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await submit(context);
		await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
	},
};

export const SendsWhatWasTypedAndTicked: Story = {
	play: async (context) => {
		await fill(context);
		await agree(context);
		await submit(context);
		await waitFor(() =>
			expect(context.args.onSubmit).toHaveBeenCalledWith({
				name: 'Nguyễn Thị An',
				email: '',
				password: 'nhà mình ở quê',
				confirmPassword: 'nhà mình ở quê',
				acceptTerms: true,
				acceptPrivacy: true,
			}),
		);
	},
};

export const NeedsConsentToTermsAndPrivacy: Story = {
	play: async (context) => {
		const { canvas, userEvent, args } = context;
		const boxes = canvas.getAllByRole('checkbox');
		await expect(boxes).toHaveLength(2);
		for (const box of boxes) await expect(box).not.toBeChecked();
		await fill(context);
		await submit(context);
		const box = canvas.getByRole('checkbox', { name: terms });
		await waitFor(() =>
			expect(box).toHaveAccessibleDescription('Bạn cần đồng ý với điều khoản sử dụng để tạo tài khoản.'),
		);
		await expect(canvas.getByRole('checkbox', { name: privacy })).toHaveAccessibleDescription(
			'Bạn cần đồng ý cho xử lý dữ liệu cá nhân để tạo tài khoản.',
		);
		await expect(box).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(box);
		await waitFor(() => expect(box).toBeValid());
	},
};

export const AnEmptyOneLeadsToItsTop: Story = {
	play: async (context) => {
		await submit(context);
		const name = context.canvas.getByLabelText('Họ và tên');
		await waitFor(() => expect(name).toBeInvalid());
		await expect(name).toHaveFocus();
	},
};

export const SaysThatThePasswordsDoNotMatch: Story = {
	play: async (context) => {
		const { canvas, userEvent, args } = context;
		await fill(context, 'nhà mình ở quê', 'nhà mình ở phố');
		await agree(context);
		await submit(context);
		const again = canvas.getByLabelText('Nhập lại mật khẩu');
		await waitFor(() => expect(again).toHaveAccessibleDescription('Hai mật khẩu bạn nhập không khớp!'));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.clear(canvas.getByLabelText('Mật khẩu'));
		await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'nhà mình ở phố');
		await waitFor(() => expect(again).toBeValid());
	},
};

export const RefusesAnInvalidEmailAndAShortPassword: Story = {
	play: async (context) => {
		const { canvas, userEvent } = context;
		await userEvent.type(canvas.getByLabelText(/^Email/), 'an@x');
		await fill(context, 'ngắn');
		await submit(context);
		await waitFor(() =>
			expect(canvas.getByText('Email không hợp lệ. Kiểm tra lại địa chỉ, ví dụ ten@gmail.com.')).toBeVisible(),
		);
		await expect(canvas.getByText('Mật khẩu cần ít nhất 8 ký tự.')).toBeVisible();
	},
};

export const TheServerKnowsCommonPasswords: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'password', code: 'common' }] })) },
	play: async (context) => {
		await fill(context, '12345678');
		await agree(context);
		await submit(context);
		const password = context.canvas.getByLabelText('Mật khẩu');
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Mật khẩu này nhiều người dùng nên dễ bị đoán\./));
		await expect(password).toHaveFocus();
		await expect(password).toHaveValue('12345678');
	},
};

export const Error: Story = {
	args: {
		onSubmit: fn(async () => ({
			message: 'Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.',
		})),
	},
	play: async (context) => {
		const { canvas } = context;
		await fill(context);
		await agree(context);
		await submit(context);
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await expect(canvas.getByLabelText('Họ và tên')).toHaveValue('Nguyễn Thị An');
		await expect(canvas.getByLabelText('Mật khẩu')).toHaveValue('nhà mình ở quê');
		await expect(canvas.getByRole('checkbox', { name: terms })).toBeChecked();
	},
};
