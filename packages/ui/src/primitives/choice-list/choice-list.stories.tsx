import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceList } from './choice-list.tsx';

const meta = {
	component: ChoiceList,
	args: {
		legend: 'Vì sao bạn đóng tin này?',
		name: 'reason',
		choices: [
			{ value: 'SOLD', label: 'Đã bán', text: 'Tin được ghi là đã bán.' },
			{ value: 'TAKEN_DOWN', label: 'Gỡ tin', text: 'Tạm dừng hoặc không bán nữa.' },
		],
		defaultValue: 'SOLD',
		onChange: fn(),
	},
	decorators: [(Story) => <div className="max-w-md bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Đã bán' })).toHaveAccessibleDescription('Tin được ghi là đã bán.');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvas.getByRole('radio', { name: 'Gỡ tin' })).toBeChecked();
		await expect(args.onChange).toHaveBeenLastCalledWith('TAKEN_DOWN');
	},
};
export const Error: Story = {
	args: { defaultValue: undefined, error: 'Hãy chọn một lý do.' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Hãy chọn một lý do.');
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
