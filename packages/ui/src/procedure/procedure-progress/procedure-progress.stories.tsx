import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcedureProgress } from './procedure-progress.tsx';

const meta = {
	component: ProcedureProgress,
	args: { record: { substepTotal: 15, substepDone: 7 } },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ProcedureProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('7 trong 15 việc đã xong')).toBeVisible();
	},
};
export const Nothing: Story = { args: { record: { substepTotal: 15, substepDone: 0 } } };
export const All: Story = { args: { record: { substepTotal: 15, substepDone: 15 } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
