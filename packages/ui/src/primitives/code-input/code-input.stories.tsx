import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { CodeInput } from './code-input.tsx';

const meta = {
	component: CodeInput,
	args: { onComplete: fn(), onChange: fn() },
	render: (args) => <Field label="Mã xác nhận">{(control) => <CodeInput {...control} {...args} />}</Field>,
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const withError: Story['render'] = (args) => (
	<Field label="Mã xác nhận" error="Mã xác nhận có đúng 6 chữ số.">
		{(control) => <CodeInput {...control} {...args} />}
	</Field>
);

export const Default: Story = {
	play: async ({ canvas }) => {
		// Is filled in by the phone.
		const input = canvas.getByRole('textbox', { name: 'Mã xác nhận' });
		await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
		await expect(input).toHaveAttribute('inputmode', 'numeric');
		await expect(input).toHaveAttribute('pattern', '[0-9]{6}');
		// A limit of the browser's own would cut a pasted message.
		await expect(input).not.toHaveAttribute('maxlength');
	},
};
export const Filled: Story = { args: { defaultValue: '042917' } };
export const Invalid: Story = { tags: ['dark'], args: { defaultValue: '04291' }, render: withError };
export const Disabled: Story = { args: { defaultValue: '042917', disabled: true } };
export const Dark: Story = {
	tags: ['!test'],
	args: { defaultValue: '04291' },
	render: withError,
	globals: { theme: 'dark' },
};

export const Narrow: Story = {
	args: { defaultValue: '000000' },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const input = canvas.getByRole('textbox');
		await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
	},
};

export const SaysWhenTheSixthDigitCame: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox'), '04291');
		await expect(args.onComplete).not.toHaveBeenCalled();
		await userEvent.keyboard('7');
		await expect(args.onComplete).toHaveBeenCalledTimes(1);
		await expect(args.onComplete).toHaveBeenCalledWith('042917');
	},
};

export const IgnoresLettersAndASeventhDigit: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '0a4 2-9');
		await expect(input).toHaveValue('0429');
		await userEvent.keyboard('178x');
		await expect(input).toHaveValue('042917');
		await expect(args.onComplete).toHaveBeenCalledTimes(1);
	},
};

export const TakesAPastedCodeWithSpaces: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '11');
		await userEvent.paste(' 042 917 ');
		await expect(input).toHaveValue('042917');
		await expect(args.onComplete).toHaveBeenCalledTimes(1);
		await expect(args.onComplete).toHaveBeenCalledWith('042917');
		await expect(args.onChange).toHaveBeenCalled();
	},
};

export const FindsTheCodeInAPastedMessage: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.paste(
			'An Cư: 042917 là mã xác nhận của bạn, dùng được trong 10 phút.\nĐừng đưa mã cho ai. Hỗ trợ: 1900 123 456',
		);
		await expect(input).toHaveValue('042917');
		await expect(args.onComplete).toHaveBeenCalledTimes(1);
		await expect(args.onComplete).toHaveBeenCalledWith('042917');
	},
};

export const GuessesNoCodeOutOfSeveral: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '04');
		await userEvent.paste('Mã cũ 111111, mã mới 222222');
		await expect(input).toHaveValue('04');
		await expect(args.onComplete).not.toHaveBeenCalled();
	},
};

export const DoTakeItInOne: Story = { tags: ['!test'], args: { defaultValue: '042917' } };

export const DontSplitIt: Story = {
	tags: ['!test'],
	render: () => (
		<fieldset>
			<legend className="mb-1.5 text-sm font-bold">Mã xác nhận</legend>
			<div className="grid grid-cols-6 gap-2">
				{['Số thứ nhất', 'Số thứ hai', 'Số thứ ba', 'Số thứ tư', 'Số thứ năm', 'Số thứ sáu'].map((name) => (
					<TextInput key={name} aria-label={name} inputMode="numeric" />
				))}
			</div>
		</fieldset>
	),
};
