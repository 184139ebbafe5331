import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portrait } from '../account.fixtures.ts';
import { Avatar } from './avatar.tsx';

const meta = { component: Avatar, args: { name: 'Nguyễn Thị An', src: portrait } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Large: Story = { args: { size: 'lg' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const StandsInWithTheGivenName: Story = {
	args: { name: 'Trần Quốc Đạt ', src: null },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/^Đ$/);
	},
};
export const Nameless: Story = { args: { name: '', src: null } };
