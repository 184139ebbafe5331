import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
