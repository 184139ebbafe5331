import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PolicyWords } from './policy-words.tsx';

const meta = {
	component: PolicyWords,
	args: { children: 'Xem [điều khoản](/used/service) và [cách khiếu nại](/rule/customer#complain).' },
	decorators: [(Story) => <p className="bg-surface p-4 text-ink">{Story()}</p>],
} satisfies Meta<typeof PolicyWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {
	tags: ['dark'],
	play: async ({ canvas, canvasElement }) => {
		const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
		await expect(links).toEqual([
			['điều khoản', '/used/service'],
			['cách khiếu nại', '/rule/customer#complain'],
		]);
		await expect(canvasElement).toHaveTextContent('Xem điều khoản và cách khiếu nại.');
	},
};
export const Plain: Story = { args: { children: 'Không có liên kết nào (kể cả trong ngoặc).' } };
export const BeginsWithOne: Story = {
	args: { children: '[Đăng tin](/post-new)' },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/^Đăng tin$/);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
