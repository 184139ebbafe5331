import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QualityMeter } from './quality-meter.tsx';

const meta = {
	component: QualityMeter,
	args: { quality: { score: 65, next: 'photos' }, onOpen: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof QualityMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('meter', { name: 'Chất lượng tin' })).toHaveValue(65);
		await userEvent.click(canvas.getByRole('button', { name: 'Đến chỗ đó' }));
		await expect(args.onOpen).toHaveBeenCalledWith('photos');
	},
};
export const Empty: Story = { args: { quality: { score: 0, next: 'photos' } } };
export const Full: Story = { args: { quality: { score: 100, next: undefined } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
