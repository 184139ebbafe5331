import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { FormattedInput } from './formatted-input.tsx';

const meta = {
	component: FormattedInput,
	args: {
		format: (text) =>
			(
				text
					.replace(/\D/g, '')
					.slice(0, 16)
					.match(/\d{1,4}/g) ?? []
			).join(' '),
		inputMode: 'numeric',
		onChange: fn(),
	},
	render: (args) => <Field label="Số thẻ">{(control) => <FormattedInput {...control} {...args} />}</Field>,
	decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FormattedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '4111 1111' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const WritesWhatIsTyped: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText('Số thẻ');
		await userEvent.type(input, '41111111x1');
		await expect(input).toHaveValue('4111 1111 1');
		await userEvent.clear(input);
		await userEvent.click(input);
		await userEvent.paste('5555-5555-5555-4444');
		await expect(input).toHaveValue('5555 5555 5555 4444');
	},
};

export const KeepsTheCaretInTheMiddle: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText<HTMLInputElement>('Số thẻ');
		await userEvent.type(input, '41111111');
		input.setSelectionRange(2, 2);
		await userEvent.keyboard('9');
		await expect(input).toHaveValue('4191 1111 1');
		await expect(input.selectionStart).toBe(3);
		await userEvent.keyboard('{Backspace}');
		await expect(input).toHaveValue('4111 1111');
		await expect(input.selectionStart).toBe(2);
	},
};
