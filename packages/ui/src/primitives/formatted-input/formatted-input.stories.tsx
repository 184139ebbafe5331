import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { FormattedInput } from './formatted-input.tsx';

const meta = {
	component: FormattedInput,
	args: {
		format: (text) => (text.replace(/\D/g, '').match(/\d{1,4}/g) ?? []).join(' '),
		inputMode: 'numeric',
		onChange: fn(),
	},
	render: (args) => <Field label="Số thẻ">{(control) => <FormattedInput {...control} {...args} />}</Field>,
	decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FormattedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'], args: { defaultValue: '4111 1111' } };
export const Dark: Story = { ...Default, tags: ['!test'], globals: { theme: 'dark' } };

export const Invalid: Story = {
	render: (args) => (
		<Field label="Số thẻ" error="Số thẻ chưa đúng. Hãy so lại với thẻ.">
			{(control) => <FormattedInput {...control} {...args} defaultValue="4111 1111" />}
		</Field>
	),
};
export const Disabled: Story = { args: { defaultValue: '4111 1111 1111 1111', disabled: true } };
export const Narrow: Story = {
	args: { defaultValue: '4111 1111 1111 1111' },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const input = canvas.getByLabelText('Số thẻ');
		await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
	},
};

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

export const TakesAwayForwardsOverASeparator: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText<HTMLInputElement>('Số thẻ');
		await userEvent.type(input, '12345678');
		input.setSelectionRange(4, 4);
		await userEvent.keyboard('{Delete}');
		await expect(input).toHaveValue('1234 5678');
		await expect(input.selectionStart).toBe(5);
		await userEvent.keyboard('{Delete}');
		await expect(input).toHaveValue('1234 678');
	},
};

export const DoGroupAsPrinted: Story = {
	tags: ['!test'],
	args: { defaultValue: '4111 1111 1111 1111', placeholder: '0000 0000 0000 0000' },
};

export const DontAskForSpaces: Story = {
	tags: ['!test'],
	render: () => (
		<Field label="Số thẻ" hint="Nhập 16 số, cứ 4 số thì gõ một dấu cách.">
			{(control) => <TextInput {...control} inputMode="numeric" defaultValue="4111111111111111" />}
		</Field>
	),
};
