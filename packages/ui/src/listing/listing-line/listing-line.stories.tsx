import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/tag/index.ts';
import * as fixtures from '../listing.fixtures.ts';
import { ListingLine } from './listing-line.tsx';

const meta = {
	component: ListingLine,
	args: { listing: fixtures.house, tags: <Tag tone="ink">Đang đăng</Tag>, children: <p>Còn 18 ngày</p> },
	decorators: [(Story) => <div className="max-w-3xl bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof ListingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, args }) => {
		await expect(canvas.getByRole('link', { name: args.listing.title })).toHaveAttribute('href', '/real-estate/1042');
	},
};
export const NoPhoto: Story = { args: { listing: fixtures.noPhoto } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: { listing: fixtures.longTitle },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		// Whatever cuts off its outline fails the story.
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: fixtures.longTitle.title })).toHaveFocus();
	},
};
