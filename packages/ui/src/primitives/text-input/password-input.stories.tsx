import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/index.ts';
import { PasswordInput } from './password-input.tsx';

const hint = 'Ít nhất 8 ký tự. Một câu ngắn dễ nhớ là tốt nhất.';

const meta = {
	component: PasswordInput,
	args: { showLabel: 'Hiện mật khẩu', hideLabel: 'Ẩn mật khẩu', autoComplete: 'new-password' },
	render: (args) => (
		<Field label="Mật khẩu" hint={hint}>
			{(control) => <PasswordInput {...control} {...args} />}
		</Field>
	),
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { tags: ['dark'], args: { defaultValue: 'mưa rào tháng sáu' } };
export const Invalid: Story = {
	args: { defaultValue: 'mưa' },
	render: (args) => (
		<Field label="Mật khẩu" error="Mật khẩu cần ít nhất 8 ký tự.">
			{(control) => <PasswordInput {...control} {...args} />}
		</Field>
	),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mưa rào tháng sáu' } };
export const Dark: Story = { ...Filled, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { showLabel: 'Show password', hideLabel: 'Hide password' },
	render: (args) => (
		<Field label="Password" hint="At least 8 characters. A short sentence you can remember works best.">
			{(control) => <PasswordInput {...control} {...args} />}
		</Field>
	),
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { defaultValue: 'mưa rào tháng sáu ở phố cổ Hà Nội năm ấy' },
	globals: { viewport: { value: 'phone320' } },
};

export const ShowsAndHides: Story = {
	args: { defaultValue: 'mưa rào tháng sáu' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText('Mật khẩu');
		await expect(input).toHaveAttribute('type', 'password');
		const button = canvas.getByRole('button', { name: 'Hiện mật khẩu' });
		await userEvent.click(button);
		await expect(input).toHaveAttribute('type', 'text');
		// A phone leaves it as it is typed, and no spelling is looked up.
		await expect(input).toHaveProperty('autocapitalize', 'none');
		await expect(input).toHaveProperty('spellcheck', false);
		await expect(input).toHaveValue('mưa rào tháng sáu');
		await expect(button).toHaveFocus();
		// Its name says which state it is in; "pressed" besides would say the opposite.
		await expect(button).not.toHaveAttribute('aria-pressed');
		await userEvent.click(canvas.getByRole('button', { name: 'Ẩn mật khẩu' }));
		await expect(input).toHaveAttribute('type', 'password');
	},
};

export const DoTellTheRule: Story = { tags: ['!test'] };

export const DontInventRules: Story = {
	tags: ['!test'],
	render: (args) => (
		<Field label="Mật khẩu" hint="Phải có chữ hoa, chữ thường, số, ký tự đặc biệt và không trùng 5 mật khẩu gần nhất.">
			{(control) => <PasswordInput {...control} {...args} />}
		</Field>
	),
};
