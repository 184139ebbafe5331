import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, mixedAnswer } from '../planning-answer.fixtures.ts';
import { ZoneTable } from './zone-table.tsx';

const meta = {
	component: ZoneTable,
	args: { zones: answer.zones },
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ZoneTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const rows = within(canvas.getByRole('table')).getAllByRole('row');
		await expect(rows.map((row) => row.textContent)).toEqual([
			'MãLoại đất theo quy hoạchm²%',
			'ODTĐất ở tại đô thị9680',
			'DGTĐất công trình giao thông2420',
			'Cả thửa120100',
		]);
	},
};
export const ManyZones: Story = { args: { zones: mixedAnswer.zones } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { zones: mixedAnswer.zones }, globals: { viewport: { value: 'phone320' } } };
export const LargeLetters: Story = {
	args: { zones: mixedAnswer.zones },
	globals: { viewport: { value: 'largeText' } },
};
