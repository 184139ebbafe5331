import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { ShareBar } from './share-bar.tsx';

const meta = {
	component: ShareBar,
	args: { offering: fixtures.offering },
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithChosenShares: Story = { tags: ['dark'], args: { chosen: 200 } };
export const Bare: Story = {
	args: { legend: 'bare' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã bán 460/1.500')).toBeVisible();
		await expect(canvas.getByText('Còn 1.000')).toBeVisible();
	},
};
export const Empty: Story = { args: { offering: fixtures.upcoming } };
export const Full: Story = { args: { offering: fixtures.soldOut } };
export const Dark: Story = { tags: ['!test'], args: { chosen: 200 }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { offering: fixtures.large },
	globals: { viewport: { value: 'phone320' } },
};
