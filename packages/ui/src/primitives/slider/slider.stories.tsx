import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Slider, type SliderProps } from './slider.tsx';

function Demo({ value: first, onChange, ...rest }: SliderProps) {
	const [value, setValue] = useState(first);
	return (
		<Slider
			{...rest}
			value={value}
			valueText={`${value}%`}
			onChange={(next) => {
				setValue(next);
				onChange(next);
			}}
		/>
	);
}

const meta = {
	component: Slider,
	render: (args) => <Demo {...args} />,
	args: { label: 'Độ đậm', value: 60, min: 10, max: 100, step: 10, valueText: '60%', onChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: { label: 'Độ đậm của các lớp quy hoạch đang hiện trên bản đồ' },
	globals: { viewport: { value: 'phone320' } },
};

export const SaysItsValueInWords: Story = {
	play: async ({ canvas, args }) => {
		const slider = canvas.getByRole('slider', { name: 'Độ đậm' });
		await expect(slider).toHaveAttribute('aria-valuetext', '60%');
		await fireEvent.change(slider, { target: { value: '30' } });
		await expect(args.onChange).toHaveBeenCalledWith(30);
		await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '30%'));
	},
};

const years = { label: 'Thời hạn vay', value: 20, min: 1, max: 35, step: 1 };

export const DoSayTheUnit: Story = {
	tags: ['!test'],
	render: (args) => <Slider {...args} {...years} valueText="20 năm" />,
};

export const DontShowABareNumber: Story = {
	tags: ['!test'],
	render: (args) => <Slider {...args} {...years} valueText="20" />,
};
