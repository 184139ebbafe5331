import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../planning.fixtures.ts';
import { ZoneLegend } from './zone-legend.tsx';

const meta = { component: ZoneLegend, args: { codes: fixtures.codes } } satisfies Meta<typeof ZoneLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Empty: Story = {
	args: { codes: [] },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/^$/);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { codes: ['NTD', 'DDD', 'DBV'] },
	globals: { viewport: { value: 'phone320' } },
};

export const ListsEachCodeOnceWithItsName: Story = {
	args: { codes: ['ODT', 'LUC', 'ODT'] },
	play: async ({ canvas }) => {
		const items = canvas.getAllByRole('listitem');
		await expect(items.map((item) => item.textContent)).toEqual(['LUC Đất chuyên trồng lúa', 'ODT Đất ở tại đô thị']);
	},
};
