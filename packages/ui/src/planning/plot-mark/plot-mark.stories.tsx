import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlotMark } from './plot-mark.tsx';

const meta = {
	component: PlotMark,
	args: { mapSheetNo: 'DC-12', landPlotNo: '105' },
} satisfies Meta<typeof PlotMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const LongText: Story = { args: { mapSheetNo: 'DC-12.2024-A/BDDC-7', landPlotNo: '105-2-1-TACHTUTHUA88' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
