import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifiedIcon } from '../icon/index.ts';
import { RemovableTag } from './removable-tag.tsx';
import { Tag } from './tag.tsx';

const meta = { component: Tag, args: { children: 'Chờ duyệt' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
	render: () => (
		<div className="flex flex-wrap gap-2 bg-surface p-4">
			<Tag>Chờ duyệt</Tag>
			<Tag tone="outline">Mua bán</Tag>
			<Tag tone="seal">Ưu tiên</Tag>
			<Tag tone="verified" icon={<VerifiedIcon aria-hidden="true" />}>
				Tích xanh
			</Tag>
			<Tag tone="danger">Bị từ chối</Tag>
			<Tag tone="ink">Góp vốn</Tag>
		</div>
	),
};

export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } };

export const Removable: Story = {
	render: () => (
		<RemovableTag removeHref="/real-estate" removeLabel="Bỏ lọc: Quận 1">
			Quận 1
		</RemovableTag>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Bỏ lọc: Quận 1' })).toHaveAttribute('href', '/real-estate');
	},
};
