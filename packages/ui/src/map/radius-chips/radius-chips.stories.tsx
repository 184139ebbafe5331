import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadiusChips } from './radius-chips.tsx';

const meta = { component: RadiusChips, args: { label: 'Bán kính', value: 2_000, onChoose: fn() } } satisfies Meta<
	typeof RadiusChips
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const OfAnotherSize: Story = { args: { value: 1_234 } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { label: 'Radius' }, globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const TellsTheRadius: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('button', { name: '2\u00a0km' })).toHaveAttribute('aria-pressed', 'true');
		await userEvent.click(canvas.getByRole('button', { name: '500\u00a0m' }));
		await expect(args.onChoose).toHaveBeenCalledWith(500);
	},
};
