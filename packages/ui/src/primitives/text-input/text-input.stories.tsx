import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { PinIcon } from '../icon/index.ts';
import { TextInput } from './text-input.tsx';

const meta = {
	component: TextInput,
	args: { onChange: fn() },
	render: (args) => <Field label="Số nhà, tên đường">{(control) => <TextInput {...control} {...args} />}</Field>,
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '12/5 Trần Đình Xu' } };
export const WithAnIcon: Story = {
	tags: ['dark'],
	args: { leadingIcon: <PinIcon />, placeholder: '12/5 Trần Đình Xu' },
};
export const Invalid: Story = {
	render: (args) => (
		<Field label="Số nhà, tên đường" error="Hãy ghi tên đường.">
			{(control) => <TextInput {...control} {...args} />}
		</Field>
	),
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '12/5 Trần Đình Xu' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '12/5 Trần Đình Xu' } };
export const Dark: Story = { ...WithAnIcon, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { placeholder: '12/5 Trần Đình Xu' },
	render: (args) => <Field label="House number and street">{(control) => <TextInput {...control} {...args} />}</Field>,
	globals: { locale: 'en' },
};
export const LongText: Story = {
	args: { leadingIcon: <PinIcon />, defaultValue: 'Hẻm 12/5/7 đường Trần Đình Xu, khu phố 3, gần chợ Nancy' },
	globals: { viewport: { value: 'phone320' } },
};

export const IsLedToByItsLabel: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByText('Số nhà, tên đường'));
		await expect(canvas.getByRole('textbox', { name: 'Số nhà, tên đường' })).toHaveFocus();
		await userEvent.keyboard('12');
		await expect(args.onChange).toHaveBeenCalledTimes(2);
	},
};

export const DoKeepTheLabel: Story = { tags: ['!test'], args: { defaultValue: '12/5 Trần Đình Xu' } };

export const DontLabelInside: Story = {
	tags: ['!test'],
	render: () => (
		<TextInput aria-label="Số nhà, tên đường" placeholder="Số nhà, tên đường" defaultValue="12/5 Trần Đình Xu" />
	),
};
