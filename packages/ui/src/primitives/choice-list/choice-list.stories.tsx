import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

const meta = {
	component: ChoiceList,
	args: {
		legend: 'Vì sao bạn đóng tin này?',
		name: 'reason',
		choices: [
			{ value: 'SOLD', label: 'Đã bán', text: 'Tin được ghi là đã bán.' },
			{ value: 'TAKEN_DOWN', label: 'Gỡ tin', text: 'Tạm dừng hoặc thôi hẳn.' },
		],
		defaultValue: 'SOLD',
		onChange: fn(),
	},
	// A form each: radio buttons of one name outside of a form are one group, also with those of the next story.
	decorators: [(Story) => <form className="max-w-md bg-surface p-4">{Story()}</form>],
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
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
export const Optional: Story = {
	args: { legend: 'Giấy tờ hiện có', optionalLabel: '(không bắt buộc)', defaultValue: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group', { name: 'Giấy tờ hiện có (không bắt buộc)' })).toBeVisible();
		// It steps back behind what is asked, as beside every other field.
		await expect(getComputedStyle(canvas.getByText('(không bắt buộc)')).fontWeight).toBe('400');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

/** Takes a choice only where it is kept. */
function Kept({ defaultValue, ...props }: ChoiceListProps) {
	const [value, setValue] = useState(defaultValue ?? '');
	return <ChoiceList {...props} value={value} onChange={setValue} />;
}

export const KeptOutside: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('radio', { name: 'Đã bán' })).toBeChecked();
		await userEvent.click(canvas.getByText('Tạm dừng hoặc thôi hẳn.'));
		await expect(canvas.getByRole('radio', { name: 'Gỡ tin' })).toBeChecked();
	},
};

export const ValuesMayBeWords: Story = {
	args: {
		choices: [
			{ value: 'đã bán', label: 'Đã bán', text: 'Tin được ghi là đã bán.' },
			{ value: 'gỡ tin', label: 'Gỡ tin', text: 'Tạm dừng hoặc thôi hẳn.' },
		],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Gỡ tin' })).toHaveAccessibleDescription('Tạm dừng hoặc thôi hẳn.');
	},
};

export const DoSayWhatFollows: Story = { tags: ['!test'] };

export const DontExplainTheObvious: Story = {
	tags: ['!test'],
	args: {
		legend: 'Bạn muốn',
		name: 'type',
		choices: [
			{ value: 'BUY', label: 'Mua bán' },
			{ value: 'RENT', label: 'Cho thuê' },
			{ value: 'PROJECT', label: 'Dự án' },
		],
		defaultValue: 'BUY',
	},
};
