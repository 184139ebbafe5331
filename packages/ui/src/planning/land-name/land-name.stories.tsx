import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandName } from './land-name.tsx';

const meta = { component: LandName, args: { code: 'ODT' } } satisfies Meta<typeof LandName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('ODT').parentElement).toHaveTextContent('ODT Đất ở tại đô thị');
	},
};
export const NameOfThePlan: Story = { args: { name: 'Ô phố A1.4, chức năng hỗn hợp' } };
export const UnknownCode: Story = {
	args: { code: 'DTM3' },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('DTM3')).toBeVisible();
	},
};
export const LongText: Story = {
	args: { code: 'DDD' },
	globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
