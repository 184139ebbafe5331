import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedScreen } from './saved-screen.tsx';

const meta = {
	component: SavedScreen,
	args: {
		tab: 'listings',
		hrefOf: (tab) => (tab === 'listings' ? '/saved/real-estate' : '/saved/real-estate?tab=searches'),
		children: <p>Tin đã lưu ở đây.</p>,
	},
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof SavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Tin đã lưu' })).toHaveAttribute('aria-current', 'page');
		await expect(canvas.getByRole('link', { name: 'Tìm kiếm đã lưu' })).toHaveAttribute(
			'href',
			'/saved/real-estate?tab=searches',
		);
	},
};
export const Searches: Story = { args: { tab: 'searches' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
