import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, mixedAnswer, wholeAnswer } from '../planning-answer.fixtures.ts';
import { ZoneDrawing } from './zone-drawing.tsx';

const meta = {
	component: ZoneDrawing,
	args: { zones: answer.zones, roadReserve: 24 },
	decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof ZoneDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('ODT')).toBeVisible();
		await expect(canvas.getByText('Trong lộ giới: 24 m² (20%)')).toBeVisible();
	},
};
export const OneZone: Story = { args: { zones: wholeAnswer.zones, roadReserve: null } };
export const ManyZones: Story = { args: { zones: mixedAnswer.zones, roadReserve: 92 } };
export const Empty: Story = { args: { zones: [] } };
export const Dark: Story = { args: { zones: mixedAnswer.zones }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { zones: mixedAnswer.zones }, globals: { viewport: { value: 'phone320' } } };
