import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Select } from './select.tsx';

const meta = {
	component: Select,
	args: {
		'aria-label': 'Hướng nhà',
		options: [
			{ value: 'EAST', label: 'Đông' },
			{ value: 'SOUTH_EAST', label: 'Đông Nam' },
		],
		emptyLabel: 'Mọi hướng',
		onChange: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { tags: ['dark'], args: { defaultValue: 'SOUTH_EAST' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
	args: { options: [{ value: 'x', label: 'Thành phố Phan Rang - Tháp Chàm, tỉnh Ninh Thuận cũ' }], defaultValue: 'x' },
	globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { tags: ['!test'], args: { defaultValue: 'SOUTH_EAST' }, globals: { theme: 'dark' } };

/** Keys are the browser's own: a made-up one does not reach its list. */
export const TellsWhatIsChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox'), 'Đông Nam');
		await expect(canvas.getByRole('combobox')).toHaveValue('SOUTH_EAST');
		await expect(args.onChange).toHaveBeenCalledTimes(1);
	},
};

const named: Story['render'] = ({ 'aria-label': _, ...args }) => (
	<Field compact label="Hướng nhà">
		{(control) => <Select {...args} {...control} />}
	</Field>
);

export const DoSayWhatNoneMeans: Story = { tags: ['!test'], render: named };

export const DontLeaveNoneOpen: Story = { tags: ['!test'], args: { emptyLabel: '---' }, render: named };
