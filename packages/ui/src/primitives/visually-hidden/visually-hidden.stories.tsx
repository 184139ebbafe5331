import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../icon/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Mặt tiền' } } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: (args) => (
		<p>
			<VisuallyHidden {...args} /> 4,2 m
		</p>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Mặt tiền').getBoundingClientRect().width).toBeLessThanOrEqual(1);
	},
};

export const DoCompleteTheLine: Story = {
	tags: ['!test'],
	render: () => (
		<p className="flex items-center gap-2 bg-surface p-4">
			<CheckIcon aria-hidden="true" className="size-4" />
			<span>
				Số điện thoại <VisuallyHidden>(đã xong)</VisuallyHidden>
			</span>
		</p>
	),
};

export const DontHideWhatMatters: Story = {
	tags: ['!test'],
	render: () => (
		<p className="bg-surface p-4">
			Kiểm tra quy hoạch <VisuallyHidden>phí 50.000 ₫</VisuallyHidden>
		</p>
	),
};
